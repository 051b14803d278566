/** The side of a wide window: the score, and the moves so far. */
import { attribute, byId, el, fill } from "./dom.js";
import { avatar } from "./strip.js";
import { moveWords, playerName, signed, t } from "./words.js";

/** @param {import("./state.js").State} state */
export function drawSide({ game }) {
  if (!game) return;
  const side = byId("side");
  attribute(side, "aria-label", t("board-side"));
  fill(side, [game.players, game.match?.totals, game.log, document.documentElement.lang], () => [
    scores(game),
    moves(game),
  ]);
}

/** @param {import("./state.js").Game} game */
function scores({ players, match }) {
  const head = ["board-player", "board-tiles", "board-total"].map((id) => el("th", { scope: "col" }, t(id)));
  const rows = players.map((player, seat) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, playerName(player)),
      el("td", {}, player.tiles),
      el("td", {}, signed(match?.totals?.[seat] ?? 0)),
    ),
  );
  return el(
    "section",
    {},
    el("h2", {}, t("board-score")),
    el("table.totals", {}, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows)),
  );
}

/** @param {import("./state.js").Game} game */
function moves({ players, log }) {
  const items = log
    .map((entry) =>
      el("li", {}, avatar(players[entry.seat], entry.seat, "s"), el("span", {}, moveWords(entry, players))),
    )
    .reverse();
  const list = items.length
    ? el("ol.log", { tabindex: 0, reversed: true, "aria-label": t("board-moves") }, ...items)
    : el("p", {}, t("board-no-moves"));
  return el("section.grow", {}, el("h2", {}, t("board-moves")), list);
}
