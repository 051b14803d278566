/** What may be done beside the turn. */

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { isTimedAlone } from "../state.js";
import { t } from "../words.js";
import { sheet } from "./sheet.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

export const watches = () => [];

/** @param {State} state @param {Actions} actions */
export function draw(state, actions) {
  const entry = (/** @type {string} */ sign, /** @type {string} */ id, /** @type {() => void} */ press) =>
    el(
      "button.entry",
      { type: "button", id: `entry-${id}`, onclick: press },
      icon(sign),
      el("span", {}, t(id)),
    );
  const open =
    (/** @type {string} */ name, args = {}) =>
    () =>
      actions.open(name, args);
  const then = (/** @type {() => void} */ act) => () => {
    actions.close();
    act();
  };
  return sheet(t("menu-title"), {
    close: () => actions.close(),
    body: [
      el(
        "div.entries",
        {},
        entry(
          "swap",
          "menu-sort-runs",
          then(() => actions.sort("789")),
        ),
        entry(
          "swap",
          "menu-sort-groups",
          then(() => actions.sort("777")),
        ),
        entry(
          "tidy",
          "menu-tidy",
          then(() => actions.tidy()),
        ),
        isTimedAlone(state)
          ? entry(
              "clock",
              "clock-off",
              then(() => actions.unhurry()),
            )
          : null,
        entry("log", "menu-log", open("log")),
        entry("play", "replay", () => actions.show("replay")),
        entry("book", "rules-title", open("rules")),
        entry("gear", "settings", open("settings")),
        entry("share", "share", open("share")),
        entry("keys", "menu-keys", open("keys")),
        entry(
          "reset",
          "menu-again",
          state.game?.match.over
            ? () => actions.playAgain()
            : open("confirm", { question: "again", onyes: () => actions.playAgain() }),
        ),
        entry("home", "menu-quit", open("confirm", { question: "quit", onyes: () => actions.quit() })),
      ),
    ],
  });
}
