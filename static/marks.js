/** How sets are marked: rings and colours by class, badge, gap, caret, where held tiles fit and the numbers of a hint's moves. */
import { el } from "./dom.js";
import { hintedPlaces, stepMark } from "./dream.js";
import { icon } from "./icons.js";
import { widthOf } from "./shelves.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./draft.js").Row} Row */

const EDGE = 8; // px beside a set that a mark at its end needs

/** @param {State} state @param {Row} row @param {any} info */
export function classesOf(state, row, info) {
  const { holding, halo } = state;
  const classes = [];
  if (halo.rows.has(row.id) && isOthers(state)) classes.push("last");
  if (info?.fault) classes.push(info.fault.code === "short" ? "short" : "bad");
  else if (info?.touched) classes.push("touched");
  if (state.options.showFits && fitsHeld(state, row)) classes.push("fits");
  const target = holding?.target;
  if (target && "set" in target && target.set === row.id && holding?.landing)
    classes.push(isFit(holding.landing) ? "target" : "target unfit");
  if (state.loupe === row.id) classes.push("target");
  if (hintedPlaces(state).numbers.has(row.id)) classes.push("hinted");
  return classes.join(" ");
}

/** The last move is marked for everybody but who made it, and in a replay. @param {State} state */
export const isOthers = ({ game, displayed }) => displayed || game?.last?.seat !== game?.viewer;

/** A swap leaves a loose joker, and is what the person wants all the same. @param {import("./draft.js").Landing} landing */
const isFit = (landing) => landing.ok || landing.kind === "swap";

/** Whether the held tiles make a valid set here. @param {State} state @param {Row} row */
export function fitsHeld({ holding, draft }, row) {
  if (!holding?.answer || row.id === holding.from) return false;
  const on = holding.answer.rows[draft?.rows.indexOf(row) ?? -1];
  return Boolean(on && (on.drop?.ok || Object.keys(on.swap ?? {}).length));
}

/** Badge, gap mark, caret, fits and move numbers of a set. @param {State} state @param {HTMLElement} set @param {Row} row @param {any} info */
export function drawMarks(state, set, row, info) {
  const { holding } = state;
  const target =
    holding?.target && "set" in holding.target && holding.target.set === row.id ? holding.target : null;
  const fault = info?.fault;
  const marks = {
    badge: fault ? (fault.code === "short" ? `+${fault.need - fault.have}` : "!") : null,
    gap: fault?.before ? gapAt(state, row, fault) : null,
    caret:
      target && holding?.landing && holding.landing.kind !== "swap"
        ? slotOf(holding, holding.landing, target.slot)
        : null,
    fits: !target && holding?.by !== "drag" && state.options.showFits ? fitsAt(state, row) : [],
    step: hintedPlaces(state).numbers.get(row.id) || null,
  };
  const old = set.dataset.marks;
  const key = JSON.stringify(marks);
  if (old === key) return;
  set.dataset.marks = key;
  for (const mark of set.querySelectorAll(":scope > :not(.tile, .ground)")) mark.remove();
  const at = (/** @type {string} */ spec, /** @type {number} */ where) =>
    el(spec, { "aria-hidden": "true", style: { "--at": where } });
  if (marks.badge) set.append(el("span.badge", { "aria-hidden": "true" }, marks.badge));
  if (marks.gap !== null) set.append(at("span.gap", marks.gap));
  if (marks.caret !== null) set.append(at("span.caret", marks.caret));
  for (const { spec, where, sign } of marks.fits) {
    const mark = at(spec, where);
    mark.append(icon(sign));
    set.append(mark);
  }
  if (marks.step !== null) set.append(stepMark(marks.step));
}

/** Before which of the set's other tiles the held ones come to lie. @param {import("./state.js").Holding} holding @param {import("./draft.js").Landing} landing @param {number} aimed where the hand points, for a landing that makes no row */
const slotOf = (holding, landing, aimed) => slotsOf(holding, landing)[0] ?? aimed;

/** Before which of the set's other tiles each part of the held ones comes to lie. @param {import("./state.js").Holding} holding @param {import("./draft.js").Landing} landing */
function slotsOf({ order, pieces }, { rows }) {
  const isHeld = rows.flat().map((number) => pieces.includes(order[number]));
  const slots = isHeld.flatMap((held, at) =>
    held ? [isHeld.slice(0, at).filter((one) => !one).length] : [],
  );
  return [...new Set(slots)];
}

/** Where the held tiles would come to lie in a set, a plus each; a joker in the place of which they may lie is to be swapped. @param {State} state @param {Row} row */
function fitsAt(state, row) {
  const { holding, draft } = state;
  if (!holding || !fitsHeld(state, row)) return [];
  const { drop, swap } = holding.answer?.rows[draft?.rows.indexOf(row) ?? -1] ?? {};
  const jokers = Object.keys(swap ?? {}).map((number) => holding.order[Number(number)]);
  if (jokers.length)
    return jokers.map((piece) => ({
      spec: "span.spot.swap",
      where: row.pieces.indexOf(piece),
      sign: "swap",
    }));
  const ends = endsOf(state, row);
  return (drop ? slotsOf(holding, drop) : []).map((slot) => ({
    spec: `span.spot${ends[slot] ?? ""}`,
    where: slot,
    sign: "plus",
  }));
}

/** What marks the two ends of a set, by slot; at the felt's edge they would be cut off. @param {State} state @param {Row} row @returns {Record<number, string>} */
function endsOf({ shelves }, { id, pieces }) {
  const place = shelves?.places.get(id);
  if (!shelves || !place) return {};
  const after = shelves.width - place.x - widthOf(pieces.length, shelves.sizes);
  return {
    0: place.x < EDGE ? ".first.edge" : ".first",
    [pieces.length]: after < EDGE ? ".last.edge" : ".last",
  };
}

/** Where a run breaks: before which of its tiles. @param {State} state @param {Row} row @param {{after: string, before: string}} fault */
function gapAt({ texts }, row, { after, before }) {
  const names = row.pieces.map((piece) => texts.get(piece));
  const at = names.findIndex(
    (name, index) => name === before && names.slice(0, index).findLast((one) => one !== "j") === after,
  );
  return at < 0 ? null : at;
}
