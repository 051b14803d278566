/** While the rules come that a link needs before anything of it can be shown. */

import { percentOf } from "../bar.js";
import { el } from "../dom.js";
import { t } from "../words.js";
import { greeting } from "./controls.js";

/** @param {any} state */
export const watches = (state) => [state.screenArgs];

/** @param {any} state */
export const draw = ({ screenArgs }) => [
  el(
    "main.opening",
    {},
    greeting(),
    el("h1", { tabindex: "-1" }, screenArgs.words),
    el("p", { role: "status" }),
  ),
];

/** @param {Element} place @param {any} state */
export function tick(place, { engine }) {
  const words = engine.ready ? "" : t("board-starting", { percent: percentOf(engine) });
  const said = place.querySelector("p");
  if (said && said.textContent !== words) said.textContent = words;
}
