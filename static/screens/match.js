/** The end of a match: who won, everybody's place, and how the totals went from round to round. */

import { el } from "../dom.js";
import { avatar } from "../strip.js";
import { tile } from "../tiles.js";
import { listed, playerName, signed, t, whoArgs } from "../words.js";
import { button } from "./controls.js";
import { graph } from "./graph.js";

/** @typedef {import("./index.js").Playing} Playing */
/** @typedef {import("../game.js").Actions} Actions */
/** @typedef {import("../state.js").Game} Game */

/** @param {Playing} state */
export const watches = (state) => [state.game];

/** @param {Playing} state @param {Actions} actions */
export function draw({ game }, actions) {
  const fan = ["r13", "b13", "j", "k13", "o13"].map((text) => tile(text));
  return [
    el(
      "main.match",
      {},
      el(
        "section.match-lead",
        {},
        el("div.fan", { "aria-hidden": "true" }, ...fan),
        el("h1", { tabindex: "-1" }, title(game)),
        el("p", {}, ...about(game).flatMap((words) => [el("span", {}, words), " "])),
      ),
      el(
        "section.match-card",
        {},
        el("ol.places", {}, ...places(game).map((seat, at) => place(game, seat, at))),
      ),
      el("section.match-card", {}, el("h2", {}, t("match-graph")), graph(game)),
      el(
        "footer.match-foot",
        {},
        button(t("share"), () => actions.open("share"), { sign: "share", id: "share" }),
        button(t("replay"), () => actions.show("replay"), { sign: "play", id: "replay" }),
        button(t("match-new"), () => actions.quit(), { sign: "home" }),
        el(
          "button.go",
          { type: "button", id: "again", onclick: () => actions.playAgain() },
          t("match-again"),
        ),
      ),
    ),
  ];
}

/** @param {Game} game */
function title({ match, players }) {
  const winners = match.winners.map((/** @type {number} */ seat) => players[seat]);
  if (winners.length > 1) return t("match-shared", { names: listed(winners.map(playerName)) });
  return t("match-won", whoArgs(winners[0]));
}

/** Sentences. @param {Game} game */
function about({ match, players }) {
  const [seat] = match.winners;
  const { longest } = match;
  const won = t("match-about", {
    wins: match.wins[seat],
    rounds: match.rounds.length,
    points: match.totals[seat],
  });
  if (!longest) return [won];
  return [won, t("match-longest", { n: longest.tiles, name: playerName(players[longest.seat]) })];
}

/** The seats from the first place to the last; who won is the engine's word. @param {Game} game @returns {number[]} */
function places({ match, players, rules }) {
  const worth = (/** @type {number} */ seat) => [
    match.winners.includes(seat) ? 1 : 0,
    rules.match_winner === "points" ? 0 : match.wins[seat],
    match.totals[seat],
  ];
  const seats = players.map((/** @type {any} */ _, /** @type {number} */ seat) => seat);
  return seats.sort((/** @type {number} */ one, /** @type {number} */ other) => {
    const [mine, theirs] = [worth(one), worth(other)];
    const differs = mine.findIndex((value, at) => value !== theirs[at]);
    return differs < 0 ? 0 : theirs[differs] - mine[differs];
  });
}

/** @param {Game} game @param {number} seat @param {number} at */
const place = ({ players, match }, seat, at) =>
  el(
    match.winners.includes(seat) ? "li.first" : "li",
    {},
    el("span.place", {}, at + 1),
    avatar(players[seat], seat),
    el(
      "span.place-who",
      {},
      el("b", {}, playerName(players[seat])),
      el("small", {}, t("match-wins", { n: match.wins[seat] })),
    ),
    el("b.points", {}, signed(match.totals[seat])),
  );
