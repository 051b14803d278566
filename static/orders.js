/** In which order things lie for the eye: the rack as its owner likes it, sets where they were put or tidied. None of this is a step of the turn. */
import { byId } from "./dom.js";
import { landed, reordered, sorted } from "./draft.js";
import { rearrange } from "./felt.js";
import { say } from "./say.js";
import { boxesOf, settle } from "./shelves.js";
import { t } from "./words.js";

/** @typedef {import("./draft.js").Target} Target */
/** @typedef {import("./state.js").Holding} Holding */

/** @param {import("./desk.js").Desk} desk @param {ReturnType<typeof import("./judging.js").judgingOf>["judge"]} judge */
export function orderVerbs({ state, redraw, keep, sound }, judge) {
  /** The rack's own order is the person's business: no step to undo. @param {Holding} holding @param {{rack: number}} target */
  function arrangeRack(holding, target) {
    if (!state.draft) return;
    const { draft } = landed(state.draft, holding, target, { rows: [], ok: true, kind: "rack" });
    state.holding = null;
    sameTurn(draft);
  }

  /** Moves a whole set to another place on the felt: a matter of the view. @param {Holding} holding @param {Target} target */
  function moveSet(holding, target) {
    const { shelves, draft } = state;
    if (shelves && draft && "felt" in target && target.felt && holding.from !== null) {
      state.shelves = settle(shelves, boxesOf(draft), new Map([[holding.from, target.felt]])) ?? shelves;
      sound("place");
    }
    redraw();
    keep();
  }

  /** @param {"789" | "777"} order */
  function sort(order) {
    if (!state.draft || !state.game?.orders?.[order]) return;
    sameTurn(
      sorted(
        state.draft,
        state.game.orders[order].map((index) => state.ranked[index]),
      ),
    );
    say(t(`board-sorted-${order}`));
  }

  /** Lays all sets in the engine's order for the eye; like every matter of the view it is no step. */
  async function tidy() {
    if (state.judged !== state.draft || !state.verdict?.tidy) await judge();
    if (state.judged !== state.draft || !state.verdict?.tidy) return;
    rearrange(state, state.verdict.tidy);
    for (const moment of [...state.past, ...state.future]) moment.shelves = null;
    redraw({ time: "--t-slow" });
    byId("table").scrollTop = 0;
  }

  /** Another order of the same rack keeps the judge's word. @param {import("./draft.js").Draft} draft */
  function sameTurn(draft) {
    const kept = { ...draft, rows: state.draft?.rows ?? draft.rows };
    if (state.judged === state.draft) state.judged = kept;
    state.draft = kept;
    if (state.start) state.start = { ...state.start, rack: reordered(kept.rack, state.start.rack) }; // where what is laid comes back to
    redraw();
    keep();
  }

  return { arrangeRack, moveSet, sort, tidy };
}
