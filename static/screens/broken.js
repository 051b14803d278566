/** A browser that cannot run the game gets a sentence instead of a blank page. */

import { el } from "../dom.js";
import { t } from "../words.js";
import { greeting } from "./controls.js";

/** @typedef {import("../state.js").State} State */

/** @param {State} state */
export const watches = (state) => [state.screenArgs];

/** @param {State} state */
export const draw = ({ screenArgs }) => [
  el(
    "main.broken",
    {},
    greeting(),
    el("h1", { tabindex: "-1" }, t("broken-title")),
    el("p", {}, t("broken-about")),
    screenArgs?.missing ? el("p", {}, t("broken-details", { missing: screenArgs.missing })) : null,
  ),
];
