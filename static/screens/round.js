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
    body: [el("p.lede", {}, reasons(game).join(" ")), scores(game), rounds(game)],
    foot: [
      game.apart ? button(t("send"), () => actions.open("send"), { sign: "share", id: "send" }) : null,
      button(t("replay"), () => actions.show("replay"), { sign: "play", id: "replay" }),
      isEndless(game)
        ? button(t("round-end"), () => actions.show("match"), { sign: "trophy", id: "end-match" })
        : null,
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

/** Only the players end a match without a limit. @param {Game} game */
const isEndless = ({ match, rules }) => rules.match_length === "open" && !match.over;

/** Why the round is over, and how its scores came: sentences. @param {Game} game */
function reasons({ over, players, rules }) {
  const { winners, spared, unopened } = over;
  const how = winners.length === players.length ? "even" : spared ? "difference" : "full";
  return [
    t(`round-${over.reason}`, whoArgs(players[winners[0]])),
    t("round-scores", { how, spared, winners: winners.length }),
    over.racks.some((/** @type {string} */ rack) => rack.includes("j"))
      ? t("round-joker", { joker: rules.joker_penalty })
      : null,
    unopened.length ? t("round-flat", { penalty: rules.never_opened_penalty }) : null,
  ].filter((words) => words !== null);
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
    el("td.left", {}, ...leftOver(over, seat, name)),
    el(score < 0 ? "td.minus" : "td.plus", {}, signed(score)),
    el("td", {}, el("b", {}, signed(match.totals[seat]))),
  );
}

const winnerSign = () => el("span.cup", {}, icon("trophy"), el("span.vh", {}, t("round-winner")));

/** The tiles, and what they count. @param {Game["over"]} over @param {number} seat @param {string} name */
function leftOver({ racks, values, unopened }, seat, name) {
  const rack = racks[seat];
  if (rack === "-") return [el("span.none", {}, t("round-none"))];
  return [
    picture(rack, t("round-left", { name, tiles: tileNames(rack) })),
    el("b.sum", {}, values[seat]),
    unopened.includes(seat) ? el("small", {}, t("round-unopened")) : null,
  ];
}

/** Where in the match this round stands. @param {Game} game */
function rounds({ round, match }) {
  const length = match.length ?? 0;
  const dots = Array.from({ length: length <= 12 ? length : 0 }, (_, at) => {
    const kind = at + 1 < round ? ".done" : at + 1 === round ? ".done.now" : "";
    return el(`span${kind}`, { "aria-hidden": "true" }, at + 1);
  });
  return el("div.rounds", {}, ...dots, el("p", {}, t("round-of", { round, length })));
}
