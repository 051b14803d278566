/** Where a hint plays: the numbers of the moves that touch each set, and the sets that it would make, drawn dashed where they would lie. */
import { byId, el } from "./dom.js";
import { rowById } from "./draft.js";
import { boxesOf, fitting, settle, sizesOf } from "./shelves.js";
import { tile } from "./tiles.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./shelves.js").Shelves} Shelves */
/** @typedef {{id: number, pieces: number[], n: number, place: import("./shelves.js").Place}} Dream  n: how many tiles of the table's size it is as wide as */
/** @typedef {{dreams: Dream[], numbers: Map<number, string>}} Places  numbers: of the moves, by the set that they leave or come to */

const MOST = 3; // more at once would hide the table that they are about

/** @type {Places} */
const NOWHERE = { dreams: [], numbers: new Map() };

let seen = { hint: /** @type {unknown} */ (null), shelves: /** @type {unknown} */ (null), places: NOWHERE };

/** What the hint that shows has to show on the felt. @param {State} state @returns {Places} */
export function hintedPlaces(state) {
  const { hint, draft, shelves } = state;
  if (!hint?.goal || hint.level < 2 || !draft || !shelves) return NOWHERE;
  if (seen.hint !== hint || seen.shelves !== shelves) {
    const dreams = dreamt(hint, draft, shelves);
    const isShown = (/** @type {number} */ id) => rowById(draft, id) || dreams.some((one) => one.id === id);
    const shown = [...hint.places].filter(([id]) => isShown(id));
    const numbers = new Map(shown.map(([id, moves]) => [id, moves.join(", ")]));
    seen = { hint, shelves, places: { dreams, numbers } };
  }
  return seen.places;
}

export function clearDreams() {
  for (const old of byId("felt").querySelectorAll(".set.dream")) old.remove();
}

/** @param {State} state */
export function drawDreams(state) {
  const felt = byId("felt");
  clearDreams();
  const { dreams, numbers } = hintedPlaces(state);
  for (const one of dreams) felt.append(drawn(state, one, numbers.get(one.id)));
}

/** The first new sets that find a place. @param {import("./state.js").Hint} hint @param {import("./draft.js").Draft} draft @param {Shelves} shelves */
function dreamt({ places, goal }, draft, shelves) {
  /** @type {Dream[]} */
  const dreams = [];
  const boxes = boxesOf(draft);
  for (const id of places.keys()) {
    const row = rowById(draft, id) ? null : goal && rowById(goal, id);
    if (!row || dreams.length === MOST) continue;
    const box = { id, n: Math.min(row.pieces.length, fitting(shelves)) };
    const place = settle(shelves, [...boxes, ...dreams, box])?.places.get(id);
    if (place && isOnFelt(shelves, place)) dreams.push({ ...box, pieces: row.pieces, place });
  }
  return dreams;
}

/** A set that is not there yet moves no other, so that shelves stay as far apart as they are. @param {Shelves} shelves @param {import("./shelves.js").Place} place */
const isOnFelt = ({ height, pitch, scrolls, sizes }, { shelf }) =>
  scrolls || shelf * pitch + sizes.h <= height;

/** The numbers of the moves that leave a set or come to it; small tables show the first. @param {string} numbers */
export function stepMark(numbers) {
  const [first, ...more] = numbers.split(", ");
  const rest = more.map((number) => `, ${number}`).join("");
  return el(`span.step${rest && ".many"}`, { "aria-hidden": "true" }, first, rest && el("span", {}, rest));
}

/** @param {State} state @param {Dream} dream @param {string | undefined} number */
function drawn({ shelves, texts }, { pieces, n, place }, number) {
  const tiles = pieces.map((piece) => tile(texts.get(piece) ?? ""));
  for (const one of tiles) one.classList.add("dream");
  const y = place.shelf * (shelves?.pitch ?? 0);
  return el(
    "div.set.dream",
    {
      "aria-hidden": "true",
      style: {
        transform: `translate(${place.x}px, ${y}px)`,
        ...(n < pieces.length ? narrow(place.room, pieces.length) : {}),
      },
    },
    el("span.ground"),
    ...tiles,
    number ? stepMark(number) : null,
  );
}

/** A set too long for the felt at the table's size is drawn as small as it takes. @param {number} room @param {number} n */
function narrow(room, n) {
  const { w, h, inner } = sizesOf(Math.floor(room / n - 1));
  return { "--tw": `${w}px`, "--th": `${h}px`, "--inner": `${inner}px` };
}
