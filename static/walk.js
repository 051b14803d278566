/** Ways over the table for the keyboard: sets as the eye meets them, tiles beside, above and below. */
import { byId } from "./dom.js";
import { rowOf } from "./draft.js";
import { drawnTiles, tileOf } from "./draw.js";

/** @typedef {import("./state.js").State} State */

/** The sets shelf by shelf, left to right. @param {State} state */
export function setsInSight({ draft, shelves }) {
  const at = (/** @type {import("./draft.js").Row} */ row) =>
    shelves?.places.get(row.id) ?? { shelf: 0, x: 0 };
  return [...(draft?.rows ?? [])].sort((a, b) => at(a).shelf - at(b).shelf || at(a).x - at(b).x);
}

/** The tiles of the same set, or of the rack. @param {import("./draft.js").Draft} draft @param {number} piece */
export const inLine = (draft, piece) => rowOf(draft, piece)?.pieces ?? draft.rack;

/** The nearest tile on the line above (-1) or below (1); from the lowest shelf on to the rack and back. @param {number} piece @param {number} by */
export function neighbour(piece, by) {
  const here = tileOf(piece)?.getBoundingClientRect();
  if (!here) return null;
  const middle = (/** @type {DOMRect} */ rect) => rect.left + rect.width / 2;
  let best = { piece: /** @type {number | null} */ (null), far: Number.POSITIVE_INFINITY };
  for (const [other, tile] of drawnTiles()) {
    const rect = tile.getBoundingClientRect();
    const down = by * (rect.top - here.top);
    if (down < here.height / 2) continue;
    const far = Math.round(down / here.height) * 1e5 + Math.abs(middle(rect) - middle(here));
    if (far < best.far) best = { piece: other, far };
  }
  return best.piece;
}

/** A tile of the lowest shelf: where the eye enters the table from the rack. @param {State} state */
export function bottommost(state) {
  const table = byId("table").getBoundingClientRect();
  return (
    setsInSight(state).findLast(
      (row) => (tileOf(row.pieces[0])?.getBoundingClientRect().top ?? 0) < table.bottom,
    )?.pieces[0] ?? null
  );
}
