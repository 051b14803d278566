/** The sets that a hint would make, drawn dashed where they would lie. */
import { byId, el } from "./dom.js";
import { stepped } from "./draft.js";
import { boxesOf, settle } from "./shelves.js";
import { tile } from "./tiles.js";

/** @typedef {import("./state.js").State} State */

const MOST = 3; // more at once would hide the table that they are about

/** @param {State} state */
export function drawDreams(state) {
  const felt = byId("felt");
  for (const old of felt.querySelectorAll(".set.dream")) old.remove();
  for (const { place, pieces } of dreamt(state)) felt.append(dream(state, place, pieces));
}

/** The first new sets of the hint's last step that find a place. @param {State} state */
function dreamt({ hint, draft, shelves }) {
  if (!hint?.answer.tiles || hint.level < 2 || !draft || !shelves) return [];
  const known = new Set(draft.rows.map((row) => row.id));
  const born = stepped(draft, hint.order, hint.answer.steps.at(-1).layout).rows.filter(
    (row) => !known.has(row.id),
  );
  /** @type {{place: import("./shelves.js").Place, row: import("./draft.js").Row}[]} */
  const shown = [];
  for (const row of born) {
    const rows = [...draft.rows, ...shown.map((one) => one.row), row];
    const place = settle(shelves, boxesOf({ rows, rack: [] }))?.places.get(row.id);
    if (place && isOnFelt(shelves, place)) shown.push({ place, row });
    if (shown.length === MOST) break;
  }
  return shown.map(({ place, row }) => ({ place, pieces: row.pieces }));
}

/** A set that is not there yet moves no other, so that shelves stay as far apart as they are. @param {import("./shelves.js").Shelves} shelves @param {import("./shelves.js").Place} place */
const isOnFelt = ({ height, pitch, scrolls, sizes }, { shelf }) =>
  scrolls || shelf * pitch + sizes.h <= height;

/** @param {State} state @param {import("./shelves.js").Place} place @param {number[]} pieces */
function dream({ shelves, texts }, { x, shelf }, pieces) {
  const tiles = pieces.map((piece) => tile(texts.get(piece) ?? ""));
  for (const one of tiles) one.classList.add("dream");
  const y = shelf * (shelves?.pitch ?? 0);
  return el(
    "div.set.dream",
    { "aria-hidden": "true", style: { transform: `translate(${x}px, ${y}px)` } },
    el("span.ground"),
    ...tiles,
  );
}
