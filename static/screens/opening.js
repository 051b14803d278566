/** While the rules come that a link needs before anything of it can be shown. */

import { percentOf } from "../bar.js";
import { el } from "../dom.js";
import { t } from "../words.js";
import { greeting } from "./controls.js";

export const watches = () => [];

export const draw = () => [
  el(
    "main.opening",
    {},
    greeting(),
    el("h1", { tabindex: "-1" }, t("link-opening")),
    el("p", { role: "status" }),
  ),
];

/** @param {Element} place @param {any} state */
export function tick(place, { engine }) {
  const words = engine.ready ? "" : t("board-starting", { percent: percentOf(engine) });
  const said = place.querySelector("p");
  if (said && said.textContent !== words) said.textContent = words;
}
