/** Between two people at one device: nobody's tiles are in the page until the next one says who they are. */

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { avatar } from "../strip.js";
import { moveWords, playerName, t, whoArgs } from "../words.js";

/** @typedef {import("./index.js").Playing} Playing */
/** @typedef {import("../game.js").Actions} Actions */
/** @typedef {import("../state.js").Game} Game */

/** @param {Playing} state */
export const watches = (state) => [state.game, state.ui.me];

/** @param {Playing} state @param {Actions} actions */
export function draw({ game, ui }, actions) {
  const player = game.players[game.seat];
  const name = playerName(player);
  const seconds = game.rules.turn_seconds;
  return [
    el(
      "main.curtain",
      {},
      el(
        "div.curtain-middle",
        {},
        el("div.backs", { "aria-hidden": "true" }, ...Array.from({ length: 7 }, () => el("div.tile.back"))),
        avatar(player, game.seat, "xl"),
        el("h1", { tabindex: "-1" }, t(game.apart ? "curtain-turn" : "curtain-title", { name })),
        el("p", {}, t("curtain-about", { name, clock: seconds === "none" ? "off" : "on" })),
        el(
          "button.go.big",
          { type: "button", id: "ready", onclick: () => actions.ready() },
          t("curtain-ready", { name }),
        ),
        ...(game.apart && ui.me === undefined ? others(game, actions) : []),
        sinceLastTurn(game),
      ),
      el(
        "p.curtain-foot",
        {},
        ...(seconds === "none" ? [] : [icon("clock"), el("span", {}, t("curtain-clock", { seconds }))]),
        icon("pool"),
        el("span", {}, t("curtain-pool", { n: game.pool })),
      ),
    ),
  ];
}

/** Somebody else of those who play apart: they see their own tiles, and whose turn it is. @param {Game} game @param {Actions} actions */
const others = ({ players, seat }, actions) =>
  players.flatMap((/** @type {any} */ player, /** @type {number} */ at) =>
    player.kind === "computer" || at === seat
      ? []
      : el(
          "button.tb2",
          { type: "button", "data-seat": at, onclick: () => actions.ready(at) },
          t("curtain-other", { name: playerName(player) }),
        ),
  );

/** What the others did while this seat waited. @param {Game} game */
function sinceLastTurn(game) {
  const mine = game.log.findLastIndex((/** @type {any} */ entry) => entry.seat === game.seat);
  const since = game.log.slice(mine + 1);
  const lines = since.map((/** @type {any} */ entry) =>
    el(
      "li",
      {},
      avatar(game.players[entry.seat], entry.seat, "s"),
      el("span", {}, moveWords(entry, game.players)),
    ),
  );
  const starter = game.players[game.start?.starter ?? game.seat];
  return el(
    "section.since",
    {},
    el("h2", {}, since.length ? t("curtain-since", { played: mine < 0 ? "no" : "yes" }) : t("curtain-start")),
    since.length ? el("ul", {}, ...lines) : el("p", {}, t("curtain-starter", whoArgs(starter))),
  );
}
