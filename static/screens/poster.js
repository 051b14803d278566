/** Embedded in another page: nothing is loaded before a tap. */

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { greeting } from "./controls.js";
import { megabytes } from "./error.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

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
    greeting(),
    el("h1", {}, t("poster-title")),
    el("p", {}, state.screenArgs.about),
    el(
      "button.go",
      { type: "button", id: "play", onclick: () => actions.play() },
      icon("play"),
      t("poster-play"),
    ),
    el("p.poster-size", {}, t("poster-size", { megabytes: megabytes(state.engine) })),
  ),
];

/** This page as a page of its own. */
function outside() {
  const address = new URL(location.href);
  address.search = "";
  return address.href;
}
