/**
 * The draft: what a person has laid out so far this turn. Values only: every change gives a new draft, the old one still stands.
 * A piece is one tile on the screen; its number (an id of the page) stays with it for the whole round, so that it can be followed.
 *
 * @typedef {{id: number, pieces: number[], text: string | null}} Row  text: the engine's own words for a row that nobody has touched
 * @typedef {{rows: Row[], rack: number[]}} Draft
 * @typedef {{rows: number[][], ok: boolean, kind: string, fault?: any, frees?: number | null, reads?: any[], verdict?: number}} Landing
 * @typedef {{left: number[][] | null, reads: any[], new: Landing | null, rows: ({drop: Landing | null, swap?: Record<string, Landing>, slots?: (Landing | null)[]} | null)[], rack: Landing | null, reason?: any, verdicts: any[]}} Landings
 * @typedef {{set: number, slot: number, piece: number | null} | {felt: import("./shelves.js").Wish | null} | {rack: number}} Target
 */

let lastId = 0;
/** A number that no set and no piece has had. */
export const freshId = () => ++lastId;

/** @param {Draft} draft @param {Map<number, string>} texts */
export function questionOf(draft, texts) {
  const write = (/** @type {number[]} */ pieces) => pieces.map((piece) => texts.get(piece)).join("");
  return {
    layout: draft.rows.map((row) => row.text ?? write(row.pieces)),
    rack: write(draft.rack) || "-",
    order: [...draft.rows.flatMap((row) => row.pieces), ...draft.rack],
  };
}

/** The row that holds a piece. @param {Draft} draft @param {number} piece */
export const rowOf = (draft, piece) => draft.rows.find((row) => row.pieces.includes(piece)) ?? null;

/** @param {Draft} draft @param {number} id */
export const rowById = (draft, id) => draft.rows.find((row) => row.id === id) ?? null;

/** @param {Draft} a @param {Draft} b whether the same tiles lie in the same rows */
export const sameTable = (a, b) =>
  a.rows === b.rows ||
  (a.rows.length === b.rows.length &&
    a.rows.every((row, index) => String(row.pieces) === String(b.rows[index].pieces)));

/**
 * What dropping the held pieces on a target would do; null: nothing can be done there.
 * @param {Draft} draft
 * @param {{pieces: number[], from: number | null, answer: Landings | null, order: number[]}} holding
 * @param {Target} target
 * @returns {Landing | null}
 */
export function landingAt(draft, { answer, order, from, pieces }, target) {
  if (!answer) return null;
  if ("rack" in target) return from === null ? { rows: [], ok: true, kind: "rack" } : answer.rack;
  if ("felt" in target) {
    if (from !== null && rowById(draft, from)?.pieces.length === pieces.length)
      return { rows: [], ok: true, kind: "move" };
    return answer.new;
  }
  const index = draft.rows.findIndex((row) => row.id === target.set);
  const on = answer.rows[index];
  if (!on) return null;
  const swap = target.piece !== null ? on.swap?.[String(order.indexOf(target.piece))] : null;
  if (swap) return swap;
  return on.slots?.[Math.min(target.slot, on.slots.length - 1)] ?? on.drop ?? null;
}

/**
 * The draft after the drop; rows that a landing splits keep the old id for their first part.
 * @param {Draft} draft
 * @param {{pieces: number[], from: number | null, answer: Landings | null, order: number[]}} holding
 * @param {Target} target
 * @param {Landing} landing
 * @returns {{draft: Draft, born: number[], reads: Map<Row, any>}} born: ids of new sets; reads: what the engine has said of the new rows
 */
export function landed(draft, holding, target, landing) {
  const read = (/** @type {number[][]} */ rows) =>
    rows.map((numbers) => numbers.map((number) => holding.order[number]));
  const held = new Set(holding.pieces);
  /** @type {number[]} */
  const born = [];
  const reads = new Map();
  const made = (
    /** @type {number[][]} */ parts,
    /** @type {any[]} */ told,
    /** @type {number | null} */ id,
  ) =>
    read(parts).map((pieces, index) => {
      const kept = index === 0 && id !== null ? id : freshId();
      if (kept !== id) born.push(kept);
      const row = { id: kept, pieces, text: null };
      reads.set(row, told[index] ?? brokenBy(landing));
      return row;
    });
  const rows = draft.rows.flatMap((row) => {
    if ("set" in target && row.id === target.set) return made(landing.rows, landing.reads ?? [], row.id);
    if (row.id === holding.from) return made(holding.answer?.left ?? [], holding.answer?.reads ?? [], row.id);
    return [row];
  });
  const rack = draft.rack.filter((piece) => !held.has(piece));
  if ("felt" in target) rows.push(...made(landing.rows, landing.reads ?? [], null));
  if ("rack" in target) {
    const before = draft.rack.slice(0, target.rack).filter((piece) => held.has(piece)).length;
    rack.splice(target.rack - before, 0, ...holding.pieces);
  }
  return { draft: { rows, rack }, born, reads };
}

/** How the row reads that a landing leaves without a meaning. @param {Landing} landing */
const brokenBy = ({ fault }) => ({ kind: null, fault: { ...fault, row: null }, touched: true });

/** The rack in another order; `order` numbers the pieces that were on it at the start of the turn. @param {Draft} draft @param {number[]} wanted @returns {Draft} */
export function sorted(draft, wanted) {
  const here = new Set(draft.rack);
  const known = wanted.filter((piece) => here.has(piece));
  return { ...draft, rack: [...known, ...draft.rack.filter((piece) => !known.includes(piece))] };
}

/** The rack as it lies now; what lay there only then is put behind the tile that it lay behind. @param {number[]} now @param {number[]} then */
export function withBack(now, then) {
  const rack = [...now];
  then.forEach((piece, at) => {
    if (!rack.includes(piece)) rack.splice(at && rack.indexOf(then[at - 1]) + 1, 0, piece);
  });
  return rack;
}

/** The pieces of a rack as it was, in the order that the person has given it since. @param {number[]} now @param {number[]} then */
export const reordered = (now, then) =>
  withBack(
    now.filter((piece) => then.includes(piece)),
    then,
  );

/** A draft as numbers into the turn's own tiles, for keeping. @param {Draft} draft @param {number[]} order */
export const packed = (draft, order) => ({
  rows: draft.rows.map((row) => row.pieces.map((piece) => order.indexOf(piece))),
  rack: draft.rack.map((piece) => order.indexOf(piece)),
});

/** The draft that was kept; rows that are the turn's own keep their id and text. @param {{rows: number[][], rack: number[]}} kept @param {number[]} order @param {Draft} start @returns {Draft} */
export function unpacked(kept, order, start) {
  const own = new Map(start.rows.map((row) => [String(row.pieces), row]));
  const rows = kept.rows.map((numbers) => {
    const pieces = numbers.map((number) => order[number]);
    return own.get(String(pieces)) ?? { id: freshId(), pieces, text: null };
  });
  return { rows, rack: kept.rack.map((number) => order[number]) };
}

/** The draft after one step: rows that stay keep their id. @param {Draft} draft @param {number[]} order @param {number[][]} layout @returns {Draft} */
export function stepped(draft, order, layout) {
  const claimed = new Set();
  const rows = layout.map((numbers) => {
    const pieces = numbers.map((number) => order[number]);
    const heir = draft.rows.find(
      (row) => !claimed.has(row.id) && row.pieces.some((piece) => pieces.includes(piece)),
    );
    if (heir) claimed.add(heir.id);
    return heir && String(heir.pieces) === String(pieces)
      ? heir
      : { id: heir?.id ?? freshId(), pieces, text: null };
  });
  const laid = new Set(rows.flatMap((row) => row.pieces));
  return { rows, rack: draft.rack.filter((piece) => !laid.has(piece)) };
}
