/** The score sheet of a round that is over. */

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { avatar } from "../strip.js";
import { listed, playerName, signed, t, tileNames, whoArgs } from "../words.js";
import { button, picture } from "./controls.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./index.js").Playing} Playing */
/** @typedef {import("../game.js").Actions} Actions */
/** @typedef {import("../state.js").Game} Game */

/** @param {Playing} state */
export const watches = (state) => [state.game];

/** @param {Playing} state @param {Actions} actions */
export function draw({ game }, actions) {
  const finish = game.match.over;
  const onward = finish ? () => actions.show("match") : () => actions.next();
  return sheet(title(game), {
    close: () => actions.close(),
    body: [el("p.lede", {}, reason(game)), scores(game), rounds(game)],
    foot: [
      game.apart ? button(t("send"), () => actions.open("send"), { sign: "share", id: "send" }) : null,
      button(t("replay"), () => actions.show("replay"), { sign: "play", id: "replay" }),
      el(
        "button.go",
        { type: "button", id: "onward", onclick: onward },
        t(finish ? "round-finish" : "round-next"),
      ),
    ],
  });
}

/** @param {Game} game */
function title({ over, players }) {
  const winners = over.winners.map((/** @type {number} */ seat) => players[seat]);
  if (winners.length > 1) return t("round-shared", { names: listed(winners.map(playerName)) });
  return t("round-won", whoArgs(winners[0]));
}

/** @param {Game} game */
function reason({ over, players, rules }) {
  return t(`round-${over.reason}`, { ...whoArgs(players[over.winners[0]]), joker: rules.joker_penalty });
}

/** @param {Game} game */
function scores(game) {
  const heading = (/** @type {string} */ id, kind = "") => el(`th${kind}`, { scope: "col" }, t(id));
  const best = game.players.map((/** @type {any} */ _, /** @type {number} */ seat) => seat);
  best.sort(
    (/** @type {number} */ one, /** @type {number} */ other) =>
      game.over.scores[other] - game.over.scores[one],
  );
  return el(
    "table.scores",
    {},
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        heading("round-player"),
        heading("round-rack", ".left"),
        heading("round-score"),
        heading("round-total"),
      ),
    ),
    el("tbody", {}, ...best.map((/** @type {number} */ seat) => scoreRow(game, seat))),
  );
}

/** @param {Game} game @param {number} seat */
function scoreRow({ players, over, match }, seat) {
  const won = over.winners.includes(seat);
  const score = over.scores[seat];
  const name = playerName(players[seat]);
  return el(
    won ? "tr.won" : "tr",
    {},
    el(
      "th",
      { scope: "row" },
      el(
        "span.scorer",
        {},
        avatar(players[seat], seat, "s"),
        el("span.scorer-name", {}, name),
        won ? winnerSign() : null,
      ),
    ),
    el("td.left", {}, leftOver(over.racks[seat], name)),
    el(score < 0 ? "td.minus" : "td.plus", {}, signed(score)),
    el("td", {}, el("b", {}, signed(match.totals[seat]))),
  );
}

const winnerSign = () => el("span.cup", {}, icon("trophy"), el("span.vh", {}, t("round-winner")));

/** @param {string} rack @param {string} name */
const leftOver = (rack, name) =>
  !rack || rack === "-"
    ? el("span.none", {}, t("round-none"))
    : picture(rack, t("round-left", { name, tiles: tileNames(rack) }));

/** Where in the match this round stands. @param {Game} game */
function rounds({ round, match }) {
  const length = match.length ?? 0;
  const dots = Array.from({ length: length <= 12 ? length : 0 }, (_, at) => {
    const kind = at + 1 < round ? ".done" : at + 1 === round ? ".done.now" : "";
    return el(`span${kind}`, { "aria-hidden": "true" }, at + 1);
  });
  return el("div.rounds", {}, ...dots, el("p", {}, t("round-of", { round, length })));
}
