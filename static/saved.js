/** A game as it is kept between visits: the engine's last word, the draft and its steps as numbers, and the clock. */
import { racksOf } from "./adopt.js";
import { packed, questionOf, unpacked } from "./draft.js";

/** @typedef {import("./state.js").State} State */

const STEPS = 50; // that can still be undone after a visit

/** What is worth keeping of the game now; null: nothing. @param {State} state */
export function keepsake(state) {
  const { game, start, draft, past, future, texts, clock, screen, displayed, isUnhurried, puzzle, hinted } =
    state;
  if (!game || !start || !draft || displayed || screen === "guide") return null;
  const { order } = questionOf(start, texts);
  const pack = (/** @type {import("./state.js").Moment} */ moment) => packed(moment.draft, order);
  return {
    game,
    racks: [...racksOf(state)],
    draft: packed(draft, order),
    past: past.slice(-STEPS).map(pack),
    future: future.map(pack),
    clock: clock && { left: clock.left, of: clock.of },
    isUnhurried,
    puzzle,
    hinted,
    hidden: screen === "curtain",
    when: Date.now(),
  };
}

/** What was kept, if it is a game of this version; null: it is not. @param {any} saved */
export const known = (saved) =>
  typeof saved?.game?.record === "string" &&
  [saved.game.players, saved.draft?.rows, saved.past].every(Array.isArray)
    ? saved
    : null;

/** Puts draft and steps back onto the turn that they belong to; the state holds its start. @param {State} state @param {any} saved */
export function restore(state, saved) {
  const { start } = state;
  if (!start) return;
  const { order } = questionOf(start, state.texts);
  const back = (/** @type {any} */ kept) => ({
    draft: unpacked(kept, order, start),
    shelves: null,
    verdict: null,
  });
  state.draft = unpacked(saved.draft, order, start);
  state.past = saved.past.map(back);
  state.future = saved.future.map(back);
  state.isUnhurried = Boolean(saved.isUnhurried);
  state.puzzle = saved.puzzle ?? null;
  state.hinted = saved.hinted ?? 0;
  state.clock = saved.clock && { ...saved.clock, running: false };
}
