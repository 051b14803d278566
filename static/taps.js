/** What a tap means: pick, pick more, place there, or let go. Drag and tap-tap fill the same holding. */
import { boxesOf, targetAt } from "./aim.js";
import { rowOf } from "./draft.js";
import { isLocked, mayMove } from "./state.js";

/** @typedef {import("./state.js").State} State */

const DOUBLE = 350; // ms
const SMALL = 32; // px: under this a finger gets the loupe

/** @param {State} state @param {ReturnType<typeof import("./turn.js").turnVerbs>} turn @param {() => void} redraw */
export function tapsOf(state, turn, redraw) {
  let last = { piece: /** @type {number | null} */ (null), at: 0 };

  /** @param {{piece: number | null, zone: string | null, x: number, y: number, finger: boolean, shift: boolean}} press */
  function tap({ piece, zone, x, y, finger, shift }) {
    const isDouble = piece !== null && piece === last.piece && performance.now() - last.at < DOUBLE;
    last = { piece, at: isDouble ? 0 : performance.now() };
    if (!state.draft) return;
    if (piece === null) return onGround(x, y);
    if (isDouble && mayMove(state)) return double(piece);
    if (shift && state.holding) return extend(piece);
    if (!state.holding) return pick(piece, zone, finger);
    if (state.holding.pieces.includes(piece)) return remove(piece);
    if (isSameZone(piece)) return turn.hold([...state.holding.pieces, piece], "tap");
    place(x, y);
  }

  /** @param {number} piece @param {string | null} zone @param {boolean} finger */
  function pick(piece, zone, finger) {
    const row = state.draft && rowOf(state.draft, piece);
    const isSmall = Boolean(state.shelves && state.shelves.sizes.w < SMALL);
    focus(piece);
    if (row && zone === "table" && finger && isSmall && mayMove(state) && !isLocked(state)) {
      state.loupe = row.id;
      return redraw();
    }
    const { loupe } = state;
    turn.hold([piece], "tap");
    if (zone === "loupe") keepLoupe(loupe);
  }

  /** @param {number | null} loupe */
  function keepLoupe(loupe) {
    state.loupe = loupe;
    redraw();
  }

  /** @param {number} piece */
  function focus(piece) {
    if (!state.draft) return;
    state.focus[rowOf(state.draft, piece) ? "table" : "rack"] = piece;
  }

  /** @param {number} piece */
  function remove(piece) {
    const { loupe } = state;
    const rest = state.holding?.pieces.filter((one) => one !== piece) ?? [];
    if (!rest.length) return turn.letGo();
    turn.hold(rest, "tap");
    if (loupe) keepLoupe(loupe);
  }

  /** @param {number} piece */
  function isSameZone(piece) {
    const row = state.draft && rowOf(state.draft, piece);
    return (row?.id ?? null) === state.holding?.from;
  }

  /** From the first held tile to this one, in the order they lie. @param {number} piece */
  function extend(piece) {
    const { draft, holding } = state;
    if (!draft || !holding || !isSameZone(piece)) return;
    const line = rowOf(draft, piece)?.pieces ?? draft.rack;
    const [a, b] = [line.indexOf(holding.pieces[0]), line.indexOf(piece)].sort((one, other) => one - other);
    turn.hold(line.slice(a, b + 1), "tap");
  }

  /** Two taps: a rack tile goes to its only place, a table tile becomes its whole set. @param {number} piece */
  function double(piece) {
    const row = state.draft && rowOf(state.draft, piece);
    if (row) turn.hold([...row.pieces], "tap");
    else turn.placeOnly(piece);
  }

  /** @param {number} x @param {number} y */
  function place(x, y) {
    const target = targetAt(state, boxesOf(state), x, y);
    if (target) turn.drop(target);
  }

  /** A tap beside the tiles places what is held. @param {number} x @param {number} y */
  function onGround(x, y) {
    if (state.holding && mayMove(state)) return place(x, y);
    if (state.holding) return turn.letGo();
    if (!state.loupe) return;
    state.loupe = null;
    redraw();
  }

  return tap;
}
