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

/** The new sets of the hint's last step with their places. @param {State} state */
function dreamt({ hint, draft, shelves }) {
  if (!hint?.answer.tiles || hint.level < 2 || !draft || !shelves) return [];
  const known = new Set(draft.rows.map((row) => row.id));
  const born = stepped(draft, hint.order, hint.answer.steps.at(-1).layout).rows.filter(
    (row) => !known.has(row.id),
  );
  const boxes = boxesOf({ rows: [...draft.rows, ...born.slice(0, MOST)], rack: [] });
  const places = settle(shelves, boxes)?.places;
  return born.flatMap(({ id, pieces }) => {
    const place = places?.get(id);
    return place ? [{ place, pieces }] : [];
  });
}

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
