/** What lies under a point. Boxes are read once, at pick-up; while the hand moves this only computes. */
import { byId } from "./dom.js";
import { tileOf } from "./draw.js";
import { widthOf } from "./shelves.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./draft.js").Target} Target */
/** @typedef {{table: DOMRect, felt: DOMRect, rack: DOMRect, slots: DOMRect[]}} Boxes */

/** How far from a tile a finger may land and still mean it, px; beside a set at least a third of a tile. */
const REACH = 12;

/** Reads where everything is. @param {State} state @returns {Boxes} */
export function boxesOf({ draft }) {
  const rectOf = (/** @type {Element | undefined} */ element) =>
    element?.getBoundingClientRect() ?? new DOMRect();
  return {
    table: rectOf(byId("table")),
    felt: rectOf(byId("felt")),
    rack: rectOf(byId("rack")),
    slots: (draft?.rack ?? []).map((piece) => rectOf(tileOf(piece))),
  };
}

/** @param {DOMRect} rect @param {number} x @param {number} y @param {number} [more] */
const has = (rect, x, y, more = 0) =>
  x >= rect.left - more && x <= rect.right + more && y >= rect.top - more && y <= rect.bottom + more;

/** Where tiles let go at a point would land. @param {State} state @param {Boxes} boxes @param {number} x @param {number} y @returns {Target | null} */
export function targetAt(state, boxes, x, y) {
  if (has(boxes.rack, x, y, 6)) return { rack: rackSlot(boxes.slots, x, y) };
  if (!has(boxes.table, x, y)) return null;
  const [fx, fy] = [x - boxes.felt.left, y - boxes.felt.top];
  return setAt(state, fx, fy) ?? feltAt(state, fx, fy);
}

/** The place in the rack's order nearest to a point. @param {DOMRect[]} slots @param {number} x @param {number} y */
function rackSlot(slots, x, y) {
  const far = (/** @type {DOMRect} */ slot) =>
    Math.abs(slot.left + slot.width / 2 - x) + 4 * Math.abs(slot.top + slot.height / 2 - y);
  let best = -1;
  slots.forEach((slot, index) => {
    if (best < 0 || far(slot) < far(slots[best])) best = index;
  });
  return best < 0 ? 0 : best + (x > slots[best].left + slots[best].width / 2 ? 1 : 0);
}

/** The set under a point, or the nearest one that what is held would overlap there. @param {State} state @param {number} fx @param {number} fy @returns {Target | null} */
function setAt({ draft, shelves, holding }, fx, fy) {
  if (!draft || !shelves) return null;
  const { sizes, pitch, places } = shelves;
  const above = Math.min(REACH, (pitch - sizes.h) / 2);
  let least = Math.max(REACH, sizes.w / 3);
  let best = null;
  for (const row of draft.rows) {
    const place = places.get(row.id);
    if (!place) continue;
    const [dx, dy] = [fx - place.x, fy - place.shelf * pitch];
    const beside = Math.max(-dx, dx - widthOf(row.pieces.length, sizes), 0);
    if (beside > least || dy < -above || dy > sizes.h + above) continue;
    least = beside;
    const each = sizes.w + sizes.inner;
    const slot = row.pieces.filter(
      (piece, index) => !holding?.pieces.includes(piece) && index * each + sizes.w / 2 < dx,
    ).length;
    const under = dy >= 0 && dy <= sizes.h ? row.pieces[Math.floor(dx / each)] : undefined;
    best = { set: row.id, slot, piece: under ?? null };
  }
  return best;
}

/** @param {State} state @param {number} fx @param {number} fy @returns {Target} */
function feltAt({ shelves, holding }, fx, fy) {
  if (!shelves) return { felt: null };
  const { sizes, pitch, height } = shelves;
  const last = Math.max(shelves.shelves, 1);
  const room = Math.floor((height - sizes.h) / pitch) + 1;
  const shelf = Math.max(0, Math.min(last, room, Math.round((fy - sizes.h / 2) / pitch)));
  return { felt: { shelf, x: fx - widthOf(holding?.pieces.length ?? 1, sizes) / 2, pushes: false } };
}

/** The tile that a press at a point means: the one under it, else the nearest within reach. @param {Iterable<[number, Element]>} tiles @param {number} x @param {number} y */
export function nearest(tiles, x, y) {
  let best = { piece: /** @type {number | null} */ (null), far: REACH };
  for (const [piece, tile] of tiles) {
    const rect = tile.getBoundingClientRect();
    const dx = Math.max(rect.left - x, 0, x - rect.right);
    const dy = Math.max(rect.top - y, 0, y - rect.bottom);
    const far = Math.hypot(dx, dy);
    if (far < best.far) best = { piece, far };
  }
  return best.piece;
}

/** Whether two targets look the same to the person. @param {Target | null} a @param {Target | null} b */
export function sameTarget(a, b) {
  if (!a || !b) return a === b;
  if ("set" in a) return "set" in b && a.set === b.set && a.slot === b.slot && a.piece === b.piece;
  if ("rack" in a) return "rack" in b && a.rack === b.rack;
  return "felt" in b;
}
