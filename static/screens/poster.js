/** Embedded in another page: nothing is loaded before a tap. */

import { el } from "../dom.js";
import { MEGABYTES } from "../engine.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { greeting, picture } from "./controls.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

const SETS = ["r9r10r11", "k4b4o4", "o5o6o7o8", "k12b12r12", "b1b2b3", "k7k8k9k10", "r5r6r7", "k13r13o13"];
const FAR = 64; // sets that fill a wide frame; what is too much lies outside

/** @param {State} state */
export const watches = (state) => [state.screenArgs];

/** @param {State} state @param {Actions} actions */
export const draw = (state, actions) => [
  el(
    "main.poster",
    {},
    el(
      "a.ib",
      {
        href: outside(),
        target: "_blank",
        rel: "noopener",
        "aria-label": t("poster-open"),
        title: t("poster-open"),
      },
      icon("out"),
    ),
    table(),
    greeting(),
    el("h1", {}, t("name")),
    el("p.poster-title", {}, t("poster-title")),
    el("p", {}, state.screenArgs.about),
    el(
      "button.go",
      { type: "button", id: "play", onclick: () => actions.play() },
      icon("play"),
      t("poster-play"),
    ),
    el("p.poster-size", {}, t("poster-size", { megabytes: MEGABYTES })),
  ),
];

/** A table far behind: what is played here. */
const table = () =>
  el(
    "div.poster-table",
    { "aria-hidden": "true" },
    ...Array.from({ length: FAR }, (_, at) => picture(SETS[at % SETS.length])),
  );

/** This page as a page of its own. */
function outside() {
  const address = new URL(location.href);
  address.search = "";
  return address.href;
}
