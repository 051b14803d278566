/** While the rules come that a link needs before anything of it can be shown. */

import { percentOf } from "../bar.js";
import { attribute, el } from "../dom.js";
import { MEGABYTES } from "../engine.js";
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
    el("span.meter", { role: "progressbar", "aria-label": t("board-loading"), "aria-valuenow": 0 }, el("i")),
    el("p", { role: "status" }),
  ),
];

/** @param {Element} place @param {any} state */
export function tick(place, { engine }) {
  const meter = /** @type {HTMLElement | null} */ (place.querySelector(".meter"));
  const said = place.querySelector("p");
  if (!meter || !said) return;
  const percent = engine.ready ? 100 : percentOf(engine);
  attribute(meter, "aria-valuenow", percent);
  meter.style.setProperty("--v", String(percent / 100));
  const words = engine.slow ? t("board-slow", { megabytes: MEGABYTES }) : "";
  if (said.textContent !== words) said.textContent = words;
}
