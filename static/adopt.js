/** From what the engine says to what the page holds: pieces that were there stay the same pieces, so that they can be seen to move. */
import { freshId, withBack } from "./draft.js";
import { tilesOf } from "./tiles.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Game} Game */

/** @param {State} state @param {Game} game @param {number[]} order @returns {import("./draft.js").Row[]} */
function rowsOf(state, game, order) {
  const claimed = new Set();
  return game.table.map((text, index) => {
    const texts = tilesOf(game.rows[index].tiles ?? text);
    const pieces = texts.map(
      (tile, place) => known(state, order, game.last?.origin?.[index]?.[place]) ?? born(state, tile),
    );
    const heir = state.draft?.rows.find(
      (row) => !claimed.has(row.id) && row.pieces.some((piece) => pieces.includes(piece)),
    );
    const id = heir?.id ?? freshId();
    claimed.add(id);
    return { id, pieces, text };
  });
}

/** @param {State} state @param {Game} game */
const sameRows = (state, game) =>
  state.start && String(state.game?.table) === String(game.table)
    ? state.start.rows
    : rowsOf(state, game, []);

/**
 * Makes the draft of a new position: pieces named by last.origin stay, the others are new.
 * @param {State} state @param {Game} game @param {number[] | null} order
 */
export function adopt(state, game, order) {
  if (state.game?.viewer !== game.viewer) state.racks = racksOf(state);
  const rows = order ? rowsOf(state, game, order) : sameRows(state, game);
  const rack = rackOf(state, game, new Set(rows.flatMap((row) => row.pieces)));
  const isTold = game.last?.seat === game.viewer || !isShown(state, game);
  if (isTold) state.drawn = new Set(game.last?.drew || !state.displayed ? rack.drawn : []);
  state.game = game;
  state.start = { rows, rack: rack.pieces };
  state.draft = state.start;
  Object.assign(state, {
    past: [],
    future: [],
    verdict: null,
    judged: null,
    early: new Set(),
    holding: stillHeld(state, rack.pieces),
    hint: null,
    remark: null,
    loupe: null,
    rackLines: 0,
    isNew: "turn",
    lastPrimary: null,
  });
  state.infos = new WeakMap(rows.map((row, index) => [row, game.rows[index]]));
}

/** Whether the board shows the rack of the same eyes already. @param {State} state @param {Game} game */
const isShown = (state, game) => state.draft !== null && state.game?.viewer === game.viewer;

/** The racks in the order that their owners have given them, with the one that shows as the turn began. @param {State} state @returns {State["racks"]} */
export function racksOf({ game, start, draft, racks, drawn, texts, displayed }) {
  if (displayed || !start || !draft || typeof game?.viewer !== "number") return racks;
  const rack = start.rack.map((piece) => texts.get(piece)).join("");
  return new Map(racks).set(game.viewer, {
    rack,
    drawn: start.rack.map((piece) => drawn.has(piece)),
  });
}

/**
 * What somebody tried out while others played stays, if the table is still the one that they looked at.
 * @param {State} state after the new position has been adopted
 * @param {State["draft"]} plan @param {Game | null} seen the position that the plan was made on
 * @param {Pick<State, "past" | "future">} steps
 */
export function keepPlan(state, plan, seen, { past, future }) {
  const { game, start } = state;
  const same =
    String(seen?.table) === String(game?.table) && seen?.viewer === game?.viewer && seen?.rack === game?.rack;
  if (!same || !plan || !start) return false;
  const own = new Map(start.rows.map((row) => [String(row.pieces), row]));
  const rows = plan.rows.map((row) => own.get(String(row.pieces)) ?? row);
  Object.assign(state, { draft: { rows, rack: plan.rack }, past, future });
  return true;
}

/** What was picked from the rack before the turn stays picked. @param {State} state @param {number[]} rack */
function stillHeld({ holding }, rack) {
  const stays = holding && holding.from === null && holding.pieces.every((piece) => rack.includes(piece));
  return stays ? { ...holding, answer: null, target: null, landing: null } : null;
}

/** @param {State} state @param {number[]} order @param {number | null | undefined} number */
function known({ texts }, order, number) {
  const piece = number === null || number === undefined ? undefined : order[number];
  return piece !== undefined && texts.has(piece) ? piece : null;
}

/** @param {State} state @param {string} text */
function born(state, text) {
  const piece = freshId();
  state.texts.set(piece, text);
  return piece;
}

/** The pieces of which the viewer's rack may be made, in their order: those that show, or new ones as the owner had them; undefined: nobody has seen it yet. @param {State} state @param {Game} game */
function stockOf(state, game) {
  const { draft, start, racks } = state;
  if (draft && start && isShown(state, game))
    return [...new Set([...withBack(draft.rack, start.rack), ...draft.rows.flatMap((row) => row.pieces)])];
  const known = racks.get(game.viewer ?? -1);
  return known && tilesOf(known.rack).map((tile) => born(state, tile));
}

/** The viewer's rack: pieces that were there keep their order, what was drawn comes last; in a replay it lies as it is told. @param {State} state @param {Game} game @param {Set<number>} taken */
function rackOf(state, game, taken) {
  const known = stockOf(state, game);
  const marks = isShown(state, game) ? null : state.racks.get(game.viewer ?? -1)?.drawn;
  const old = known?.filter((piece) => !taken.has(piece)) ?? [];
  const stock = [...old];
  /** @type {number[]} */
  const fresh = [];
  state.ranked = tilesOf(game.rack).map((text) => {
    const at = stock.findIndex((piece) => state.texts.get(piece) === text);
    if (at >= 0) return stock.splice(at, 1)[0];
    const piece = born(state, text);
    fresh.push(piece);
    return piece;
  });
  const here = new Set(state.ranked);
  return {
    pieces: state.displayed
      ? state.ranked
      : [...old.filter((piece) => here.has(piece)), ...state.ranked.filter((piece) => fresh.includes(piece))],
    drawn: known ? [...known.filter((piece, at) => marks?.[at] && here.has(piece)), ...fresh] : [],
  };
}

/** Sets and tiles that the last move has touched: what lies on the table now and did not before. @param {State} state @param {number[]} were */
export function haloOf({ start }, were) {
  const before = new Set(were);
  const isNew = (/** @type {number} */ piece) => !before.has(piece);
  const rows = start?.rows.filter((row) => row.pieces.some(isNew)) ?? [];
  return {
    rows: new Set(rows.map((row) => row.id)),
    pieces: new Set(rows.flatMap((row) => row.pieces.filter(isNew))),
  };
}

/** The same of a game that has just been opened, whose last move nobody has seen: tiles are numbered from those that lay before it. @param {State} state @param {Game} game */
export function broughtBy(state, { last }) {
  if (!last?.origin) return { rows: new Set(), pieces: new Set() };
  const origin = last.origin.flat();
  const before = origin.length - tilesOf(last.laid ?? "").length + tilesOf(last.taken ?? "").length;
  const pieces = (state.start?.rows ?? []).flatMap((row) => row.pieces);
  return haloOf(
    state,
    pieces.filter((_, at) => origin[at] === null || origin[at] < before),
  );
}

/** Another player's move in steps for the eye: set by set, what came into it. @param {State} state @param {number[]} order @param {Game} game */
export function stepsOf({ start }, order, game) {
  const before = new Map(
    (start?.rows ?? []).flatMap((row) => row.pieces.map((piece) => [piece, row.pieces.join()])),
  );
  return (game.last?.origin ?? [])
    .map((/** @type {(number | null)[]} */ numbers) => {
      const pieces = numbers.flatMap((number) => (number === null ? [] : [order[number]]));
      return pieces.filter((piece) => before.get(piece) !== pieces.join());
    })
    .filter((/** @type {number[]} */ pieces) => pieces.length);
}

/** The table's pieces as the turn found them. @param {State} state */
export const basis = ({ start }) => start?.rows.flatMap((row) => row.pieces) ?? [];

/** New pieces for what another player lays. @param {State} state @param {Game} game */
export const comers = (state, game) => tilesOf(game.last?.laid ?? "").map((text) => born(state, text));
