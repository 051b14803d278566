/** Letting go: where held pieces land, at once or as soon as the engine has said where they may. */
import { landed, landingAt, questionOf, rowById, rowOf, sameTable } from "./draft.js";
import { emptyHand, handOf } from "./hand.js";
import { foretold } from "./judging.js";
import { placedWords, say } from "./say.js";
import { mayMove, reuseOf } from "./state.js";
import { faultWords, t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Target} Target */
/** @typedef {import("./state.js").Holding} Holding */

/**
 * @param {import("./desk.js").Desk} desk
 * @param {ReturnType<typeof import("./hand.js").handVerbs>} hand
 * @param {ReturnType<typeof import("./steps.js").stepVerbs>["step"]} step
 * @param {ReturnType<typeof import("./orders.js").orderVerbs>} orders
 */
export function dropVerbs({ state, redraw, remark, sound }, hand, step, orders) {
  /** Lets the held pieces fall on a target. @param {Target} target */
  async function drop(target) {
    const holding = state.holding;
    if (!holding || !state.draft) return;
    if ("rack" in target && holding.from === null) return orders.arrangeRack(holding, target);
    if (!mayMove(state)) return hand.letGo();
    emptyHand(state);
    if (holding.answer && !state.early.size) return land(holding, target);
    for (const piece of holding.pieces) state.early.add(piece);
    redraw();
    const landing = line.catch(() => {}).then(() => landLate(holding, target));
    line = landing;
    await landing.finally(() => {
      if (line === landing) line = Promise.resolve(); // no later press waits for a drop that the engine died over
    });
  }

  /** Drops that were made before the engine had spoken, one after the other. */
  let line = Promise.resolve();

  /** @param {Holding} early @param {Target} target */
  async function landLate(early, target) {
    const holding = await answered(early).finally(() => {
      for (const piece of early.pieces) state.early.delete(piece);
    });
    if (holding?.answer && holding.rows === state.draft?.rows && mayMove(state)) land(holding, target);
    else redraw();
  }

  /** The hand as soon as the engine has said where it may go, on the table that lies there by then; null: it has become another game. @param {Holding} early */
  async function answered(early) {
    await early.asked;
    const { draft, game } = state;
    if (early.answer && early.rows === draft?.rows) return early;
    const holding = handOf(state, early.pieces, early.by);
    if (draft && holding) await hand.askLandings(holding, questionOf(draft, state.texts));
    return game === state.game ? holding : null;
  }

  /** Lets pieces fall of which the engine has said where they may go. @param {Holding} holding @param {Target} target */
  function land(holding, target) {
    if (!state.draft) return;
    const landing = landingAt(state.draft, holding, target);
    if (!landing) return refuse(holding, target);
    if (landing.kind === "move") return orders.moveSet(holding, target);
    const { draft, born, reads } = landed(state.draft, holding, target, landing);
    if (sameTable(draft, state.draft) && !("rack" in target)) return redraw();
    sound(landing.ok ? "whole" : "place");
    for (const [row, read] of reads) state.infos.set(row, read);
    const told = holding.answer?.verdicts[landing.verdict ?? -1];
    const freed = landing.kind === "swap" ? t("board-joker-free", reuseOf(state)) : "";
    const news = freed ? { words: freed, kind: "swap" } : null;
    const other = state.holding; // picked up while this drop waited for its landing
    step(draft, wishesFor(state, holding, target, draft, born), foretold(state, draft, told), news);
    if (other) hand.hold(other.pieces, other.by);
    if (freed) say(freed);
    else if (reads.size) say(placedWords(state, [...reads.keys()]));
  }

  /** @param {Holding} holding @param {Target} target */
  function refuse(holding, target) {
    const reason = holding.answer?.reason;
    const words =
      "rack" in target ? t("board-stays") : reason ? faultWords(reason).text : t("board-not-there");
    sound("wrong");
    remark(words, "refused");
  }

  /** All held pieces make a set of their own. */
  const newSet = () => drop({ felt: null });

  /** Looks for the only valid place of a rack tile and lays it there; if there are several they only show. @param {number} piece */
  async function placeOnly(piece) {
    const holding = state.holding?.pieces.includes(piece) ? state.holding : hand.hold([piece], "tap");
    await holding?.asked;
    if (!holding || state.holding !== holding || !state.draft) return;
    const only = soleTarget(state.draft, holding);
    if (only) drop(only);
  }

  return { drop, newSet, placeOnly, caughtUp: () => line };
}

/** Where new sets would like to lie: parts of a set stay where they lay, the rest goes where the hand was. @param {State} state @param {Holding} holding @param {Target} target @param {Draft} next @param {number[]} born */
function wishesFor({ draft, shelves }, holding, target, next, born) {
  /** @type {Map<number, import("./shelves.js").Wish>} */
  const wishes = new Map();
  if (!draft || !shelves) return wishes;
  const pitch = shelves.sizes.w + shelves.sizes.inner;
  for (const id of born) {
    const pieces = rowById(next, id)?.pieces ?? [];
    const index = pieces.findIndex((piece) => !holding.pieces.includes(piece) && rowOf(draft, piece));
    const source = index < 0 ? null : rowOf(draft, pieces[index]);
    const place = source && shelves.places.get(source.id);
    if (source && place) {
      const x = place.x + (source.pieces.indexOf(pieces[index]) - index) * pitch;
      wishes.set(id, { shelf: place.shelf, x, pushes: pieces.length > 1 });
    } else if ("felt" in target && target.felt) wishes.set(id, target.felt);
  }
  return wishes;
}

/** The one place where the held pieces make valid sets, if there is only one. @param {Draft} draft @param {Holding} holding @returns {Target | null} */
function soleTarget(draft, { answer }) {
  if (!answer) return null;
  /** @type {Target[]} */
  const targets = answer.new?.ok ? [{ felt: null }] : [];
  answer.rows.forEach((row, index) => {
    if (row?.drop?.ok)
      targets.push({ set: draft.rows[index].id, slot: draft.rows[index].pieces.length, piece: null });
  });
  return targets.length === 1 ? targets[0] : null;
}
