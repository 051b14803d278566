/** All moves of the round, the last one first, with the score so far. */

import { el } from "../dom.js";
import { avatar } from "../strip.js";
import { moveWords, playerName, signed, t } from "../words.js";
import { dealCheck } from "./deal.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./index.js").Playing} Playing */
/** @typedef {import("../game.js").Actions} Actions */
/** @typedef {import("../state.js").Game} Game */

/** @param {Playing} state */
export const watches = (state) => [state.game, state.hinted, state.ui.deal];

/** @param {Playing} state @param {Actions} actions */
export const draw = (state, actions) =>
  sheet(t("log-title"), {
    close: () => actions.close(),
    body: [
      totals(state.game),
      state.game.log.length ? moves(state.game) : el("p", {}, t("log-empty")),
      state.hinted ? el("p.small-print", {}, t("log-hints", { n: state.hinted })) : null,
      dealCheck(state, actions),
    ],
  });

/** @param {Game} game */
const totals = ({ players, match }) =>
  el(
    "dl.totals-line",
    { "aria-label": t("round-total") },
    ...players.map((/** @type {any} */ player, /** @type {number} */ seat) =>
      el(
        "div",
        {},
        el("dt", {}, avatar(player, seat, "s"), playerName(player)),
        el("dd", {}, signed(match.totals[seat])),
      ),
    ),
  );

/** @param {Game} game */
const moves = ({ players, log }) =>
  el(
    "ol.moves",
    { reversed: true },
    ...log
      .map((/** @type {any} */ entry, /** @type {number} */ at) =>
        el(
          "li",
          {},
          el("span.turn-number", { "aria-label": t("log-turn", { n: at + 1 }) }, at + 1),
          avatar(players[entry.seat], entry.seat, "s"),
          el("span", {}, moveWords(entry, players)),
        ),
      )
      .reverse(),
  );
