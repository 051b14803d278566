/** All keys. */

import { el } from "../dom.js";
import { t } from "../words.js";
import { sheet } from "./sheet.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

/** @type {[string, string][]} */
const KEYS = [
  ["keys-move", "← →"],
  ["keys-shelf", "↑ ↓"],
  ["keys-set", "Ctrl ← →"],
  ["keys-ends", "Home End"],
  ["keys-pick", "Space"],
  ["keys-extend", "Shift ← →"],
  ["keys-whole", "Ctrl A"],
  ["keys-place", "Enter"],
  ["keys-landing", "Tab"],
  ["keys-new", "N"],
  ["keys-return", "Backspace"],
  ["keys-escape", "Esc"],
  ["keys-number", "1–13 J"],
  ["keys-undo", "U Y X"],
  ["keys-sort", "C S"],
  ["keys-hint", "H Shift+H V"],
  ["keys-turn", "D E"],
  ["keys-go", "T R L"],
  ["keys-status", "I"],
  ["keys-regions", "F6"],
  ["keys-this", "?"],
];

/** @param {State} state */
export const watches = (state) => [state.options.letterKeys];

/** @param {State} state @param {Actions} actions */
export const draw = ({ options }, actions) =>
  sheet(t("keys-title"), {
    close: () => actions.close(),
    body: [
      options.letterKeys ? null : el("p.lede", {}, t("keys-letters-off")),
      el(
        "dl.keys",
        {},
        ...KEYS.map(([id, keys]) =>
          el(
            "div",
            {},
            el("dt", {}, ...keys.split(" ").map((key) => el("kbd", {}, key))),
            el("dd", {}, t(id)),
          ),
        ),
      ),
    ],
  });
