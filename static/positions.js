/** Which position the board shows: the game's, taken over from the engine's answers, or another in its place. */
import { adopt, basis, comers, haloOf, keepPlan } from "./adopt.js";
import { seatOf, snapshot } from "./animate.js";
import { keepsake, restore } from "./saved.js";
import { isPlanning, isTouched } from "./state.js";
import { t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Game} Game */

/**
 * @param {import("./desk.js").Desk} desk
 * @param {ReturnType<typeof import("./clock.js").clockOf>} clock
 * @param {() => unknown} proceed goes on with the game
 */
export function positionsOf({ state, redraw, remark, keep }, clock, proceed) {
  /** Takes over what the engine says now; pieces that stay keep their elements. @param {Game} game @param {number[] | null} order the pieces that last.origin numbers; null: the same table seen by another @param {any} [how] of the motion */
  function accept(game, order, how = {}) {
    const before = state.draft ? snapshot() : null;
    const were = state.start && order?.length ? basis(state) : null;
    const { draft: plan, game: seen, past, future } = state;
    const tried = isPlanning(state) && isTouched(state);
    const isOwn = game.last?.seat === game.viewer;
    const waits = !isOwn && game.seat !== game.viewer && seen?.viewer === game.viewer;
    const told = waits && state.remark?.kind === "timeout" ? state.remark : null;
    adopt(state, game, order);
    state.remark = told; // what the clock did stays to be read while others play
    const isGone = tried && !keepPlan(state, plan, seen, { past, future });
    if (order) state.halo = were ? haloOf(state, were) : { rows: new Set(), pieces: new Set() };
    redraw({ before, time: "--t-slow", ...how });
    if (isGone) remark(t("board-plan-gone"), "gone");
    keep();
  }

  /** Shows a position instead of the game; null: back to the game. @param {Game | null} position @param {{animate?: boolean}} [how] */
  function display(position, { animate = false } = {}) {
    if (!position) return undisplay();
    if (!state.displayed) {
      state.ui.live = keepsake(state);
      clock.stop();
    }
    state.displayed = true;
    const order = animate ? [...basis(state), ...comers(state, position)] : [];
    accept(position, order, animate ? { time: "--t-step", from: seatOf(position.last?.seat ?? 0) } : {});
  }

  function undisplay() {
    if (!state.displayed) return;
    const { live } = state.ui;
    state.displayed = false;
    if (!live) return;
    if (live.clock) live.clock.left = Math.max(0.1, live.clock.left - (Date.now() - live.when) / 1000); // it went on
    forgetBoard(state, live.racks);
    accept(live.game, []);
    restore(state, live);
    redraw();
    proceed();
  }

  return { accept, display };
}

/** Nothing lies on the board any more, nor anything instead of the game. @param {State} state @param {Iterable<[number, {rack: string, drawn: boolean[]}]>} [racks] how the people of the game to come have ordered theirs */
export function forgetBoard(state, racks = []) {
  Object.assign(state.ui, { replay: undefined, live: undefined });
  Object.assign(state, {
    displayed: false,
    start: null,
    draft: null,
    shelves: null,
    texts: new Map(),
    racks: new Map(racks),
    drawn: new Set(),
    ranked: [],
    rackLines: 0,
    focus: { table: null, rack: null },
  });
}
