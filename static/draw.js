/** Draws the table and the rack from the state: keyed elements, moved rather than made anew. It only reads. */
import { attribute, byId, el, fill, hide } from "./dom.js";
import { rowById } from "./draft.js";
import { clearDreams, drawDreams } from "./dream.js";
import { icon } from "./icons.js";
import { classesOf, drawMarks, isOthers } from "./marks.js";
import { rowWords } from "./say.js";
import { isLocked, isMine, laidPieces, mayMove } from "./state.js";
import { showAs, tileSvg } from "./tiles.js";
import { t, tileName } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./draft.js").Row} Row */

/** @type {Map<number, HTMLElement>} */
const tiles = new Map();
/** @type {Map<number, HTMLElement>} */
const sets = new Map();

/** What the elements' names were made from: words cost more than anything else here. @type {WeakMap<Element, {row: Row, info: any, language: string}>} */
const said = new WeakMap();
/** @type {WeakMap<Element, string>} */
const named = new WeakMap();

/** The element of a piece or of a set that is on the screen. */
export const tileOf = (/** @type {number} */ piece) => tiles.get(piece);
export const setOf = (/** @type {number} */ id) => sets.get(id);
/** Every tile that is drawn. */
export const drawnTiles = () => tiles;

/** The one tile of each zone that Tab reaches. */
const stops = { table: -1, rack: -1 };

/** @param {State} state */
function findStops({ draft, focus }) {
  const onTable = draft?.rows.flatMap((row) => row.pieces) ?? [];
  const stop = (/** @type {number[]} */ pieces, /** @type {number | null} */ wished) =>
    wished !== null && pieces.includes(wished) ? wished : (pieces[0] ?? -1);
  stops.table = stop(onTable, focus.table);
  stops.rack = stop(draft?.rack ?? [], focus.rack);
}

/** @param {State} state */
export function drawBoard(state) {
  findStops(state);
  const active =
    document.activeElement instanceof HTMLElement && document.activeElement.classList.contains("tile")
      ? document.activeElement
      : null;
  drawTable(state);
  drawRack(state);
  sweep(state);
  // an element that changes its parent loses the focus; the person did not
  if (active?.isConnected && document.activeElement !== active) active.focus({ preventScroll: true });
}

/** Where the board is not seen no tile of it is in the page: somebody else may look. */
export function clearBoard() {
  sweep({ draft: null });
  clearDreams();
}

/** Only what changes while held tiles go over the table: sets' rings and marks. @param {State} state */
export function drawAim(state) {
  for (const row of state.draft?.rows ?? []) {
    const set = sets.get(row.id);
    if (!set) continue;
    const info = state.infos.get(row) ?? null;
    const classes = `set ${classesOf(state, row, info)}`;
    if (set.className !== classes) set.className = classes;
    drawMarks(state, set, row, info);
  }
  markRack(state);
}

/** The rack is ringed while it would take tiles back. @param {State} state */
function markRack({ holding }) {
  const takes = Boolean(
    holding?.target && "rack" in holding.target && holding.from !== null && holding.landing,
  );
  byId("rack").classList.toggle("target", takes);
}

/** @param {State} state */
function drawTable(state) {
  const { draft, shelves, holding } = state;
  const table = byId("table");
  const felt = byId("felt");
  const rows = draft?.rows ?? [];
  attribute(felt, "role", rows.length ? "grid" : null);
  attribute(felt, "aria-label", rows.length ? t("board-table", { sets: rows.length }) : null);
  table.classList.toggle("locked", isLocked(state));
  table.classList.toggle("compact", Boolean(shelves && shelves.sizes.w < 28));
  if (shelves) sizeFelt(table, felt, shelves);
  const laid = laidPieces(state);
  let before = /** @type {Element | null} */ (null);
  for (const row of rows) {
    const set = drawSet(state, row, laid);
    const follows = /** @type {Element | null} */ (
      before ? before.nextElementSibling : felt.firstElementChild
    );
    if (follows !== set) felt.insertBefore(set, follows);
    before = set;
  }
  drawDreams(state);
  drawNote(state, rows.length, Boolean(holding));
}

/** @param {HTMLElement} table @param {HTMLElement} felt @param {import("./shelves.js").Shelves} shelves */
function sizeFelt(table, felt, { sizes, shelves, pitch }) {
  const style = table.style;
  style.setProperty("--tw", `${sizes.w}px`);
  style.setProperty("--th", `${sizes.h}px`);
  style.setProperty("--inner", `${sizes.inner}px`);
  style.setProperty("--pad", `${sizes.w < 28 ? 1 : Math.max(2, Math.round(sizes.gap / 3))}px`);
  felt.style.height = `${Math.max(1, (shelves - 1) * pitch + sizes.h)}px`;
}

/** @param {State} state @param {Row} row @param {Set<number>} laid */
function drawSet(state, row, laid) {
  const set = sets.get(row.id) ?? bornSet(row.id);
  const info = state.infos.get(row) ?? null;
  const place = state.shelves?.places.get(row.id);
  if (place && state.shelves)
    set.style.transform = `translate(${place.x}px, ${place.shelf * state.shelves.pitch}px)`;
  let before = set.firstElementChild;
  row.pieces.forEach((piece, index) => {
    const tile = drawTile(state, piece, {
      role: "gridcell",
      as: face(state, piece, info, index),
      fresh: laid.has(piece),
    });
    if (before?.nextElementSibling !== tile) before?.after(tile);
    before = tile;
  });
  const key = said.get(set);
  if (key?.row !== row || key.info !== info || key.language !== document.documentElement.lang) {
    said.set(set, { row, info, language: document.documentElement.lang });
    attribute(set, "aria-label", rowWords(state, row));
  }
  attribute(set, "class", `set ${classesOf(state, row, info)}`);
  drawMarks(state, set, row, info);
  return set;
}

/** @param {number} id */
function bornSet(id) {
  const set = el("div.set", { role: "row", "data-set": id }, el("span.ground", { "aria-hidden": "true" }));
  sets.set(id, set);
  return set;
}

/** What a joker shows; null for every other tile. @param {State} state @param {number} piece @param {any} info @param {number} index */
function face(state, piece, info, index) {
  const shown = info?.kind && state.texts.get(piece) === "j" ? info.faces?.[index] : null;
  return shown && shown !== "j" ? shown : null;
}

/** @param {State} state @param {number} piece @param {{role: string, as: string | null, fresh: boolean}} how */
function drawTile(state, piece, { role, as, fresh }) {
  const text = state.texts.get(piece) ?? "";
  const tile = tiles.get(piece) ?? bornTile(piece, text);
  const { holding, hint } = state;
  const isHeld = Boolean(holding?.pieces.includes(piece));
  const zone = role === "option" ? "rack" : "table";
  showAs(tile, as);
  attribute(tile, "role", role);
  const words = `${as} ${document.documentElement.lang}`;
  if (named.get(tile) !== words) {
    named.set(tile, words);
    attribute(tile, "aria-label", tileName(text, as ? { as } : {}));
  }
  attribute(tile, "aria-selected", String(isHeld));
  attribute(tile, "tabindex", stops[zone] === piece ? 0 : -1);
  const list = tile.classList;
  list.toggle("fresh", fresh || (role === "gridcell" && isOthers(state) && state.halo.pieces.has(piece)));
  const isEarly = state.early.has(piece);
  list.toggle("held", isEarly || (isHeld && holding?.by !== "drag"));
  list.toggle("away", isHeld && holding?.by === "drag");
  list.toggle("waiting", isEarly || (isHeld && !isMine(state)));
  list.toggle("drawn", role === "option" && state.drawn.has(piece));
  list.toggle("asked", Boolean(hint && hint.level > 1 && hint.pieces?.has(piece)));
  return tile;
}

/** @param {number} piece @param {string} text */
function bornTile(piece, text) {
  const tile = el("div.tile", { "data-piece": piece, "data-tile": text }, tileSvg(text));
  tiles.set(piece, tile);
  return tile;
}

/** @param {State} state */
function drawRack(state) {
  const rack = byId("rack");
  const pieces = state.draft?.rack ?? [];
  attribute(rack, "role", pieces.length ? "listbox" : null);
  attribute(rack, "aria-multiselectable", pieces.length ? "true" : null);
  attribute(rack, "aria-orientation", pieces.length ? "horizontal" : null);
  attribute(rack, "aria-label", pieces.length ? t("board-rack", { tiles: pieces.length }) : null);
  markRack(state);
  let before = /** @type {Element | null} */ (null);
  for (const piece of pieces) {
    const tile = drawTile(state, piece, { role: "option", as: null, fresh: false });
    const follows = /** @type {Element | null} */ (
      before ? before.nextElementSibling : rack.firstElementChild
    );
    if (follows !== tile) rack.insertBefore(tile, follows);
    before = tile;
  }
}

/** Takes away what is no longer there. @param {Pick<State, "draft">} state */
function sweep({ draft }) {
  const pieces = new Set([...(draft?.rows.flatMap((row) => row.pieces) ?? []), ...(draft?.rack ?? [])]);
  for (const [piece, tile] of tiles) {
    if (pieces.has(piece)) continue;
    tile.remove();
    tiles.delete(piece);
  }
  for (const [id, set] of sets) {
    if (draft && rowById(draft, id)) continue;
    set.remove();
    sets.delete(id);
  }
}

/** The line of help on an empty felt, or the place for a new set. @param {State} state @param {number} count @param {boolean} holds */
function drawNote(state, count, holds) {
  const { shelves, holding } = state;
  const free = shelves ? shelves.height - ((shelves.shelves - 1) * shelves.pitch + shelves.sizes.h) : 0;
  const offers =
    mayMove(state) && holds && holding?.by !== "drag" && Boolean(holding?.answer?.new) && free > 70;
  const helps = isMine(state) && !holds && count === 0;
  const note = byId("note");
  hide(note, !offers && !helps);
  note.classList.toggle("offer", offers);
  fill(note, [offers, helps, document.documentElement.lang], () =>
    offers ? [icon("plus"), t("board-new-here")] : helps ? [t("board-help")] : [],
  );
}
