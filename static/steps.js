/** The steps of a turn: each gives a new draft, and can be undone and redone. */
import { reordered, sameTable } from "./draft.js";
import { emptyHand } from "./hand.js";
import { say } from "./say.js";
import { boxesOf, resettle } from "./shelves.js";
import { t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./state.js").Moment} Moment */

/** @param {import("./desk.js").Desk} desk @param {ReturnType<typeof import("./judging.js").judgingOf>} judging */
export function stepVerbs({ state, tell, keep }, { believe, judge }) {
  /** A new draft: one step that can be undone. @param {Draft} draft @param {Map<number, import("./shelves.js").Wish>} [wishes] @param {any} [verdict] what the judge will say of it, if that is known @param {State["remark"]} [remark] */
  function step(draft, wishes, verdict = null, remark = null) {
    const moment = momentOf(state);
    if (moment) state.past.push(moment);
    state.future = [];
    state.draft = draft;
    believe(verdict);
    state.holding = null;
    state.remark = remark;
    state.hint = null;
    state.drawn = new Set();
    state.halo = { rows: new Set(), pieces: new Set() };
    state.shelves = placed(state, wishes);
    tell();
    keep();
    judge();
  }

  /** @param {Moment[]} from @param {Moment[]} to @param {string} words */
  function travel(from, to, words) {
    const now = momentOf(state);
    const moment = now && from.pop();
    if (!moment || !state.draft) return;
    emptyHand(state);
    to.push(now);
    state.draft = { rows: moment.draft.rows, rack: reordered(state.draft.rack, moment.draft.rack) };
    state.shelves = isSameRoom(moment.shelves, state.shelves) ? moment.shelves : placed(state);
    believe(moment.verdict);
    tell();
    keep();
    judge();
    say(words);
  }

  /** Puts the turn back to its start, as one step. */
  function reset() {
    const { start, draft, past } = state;
    if (!start || !draft || sameTable(start, draft)) return;
    emptyHand(state);
    const then = past.find((moment) => moment.draft.rows === start.rows);
    step({ rows: start.rows, rack: reordered(draft.rack, start.rack) }, undefined, then?.verdict);
    say(t("board-was-reset"));
  }

  return {
    step,
    reset,
    undo: () => travel(state.past, state.future, t("board-undone")),
    redo: () => travel(state.future, state.past, t("board-redone")),
  };
}

/** Now, to come back to. @param {State} state @returns {Moment | null} */
const momentOf = ({ draft, shelves, judged, verdict }) =>
  draft && { draft, shelves, verdict: judged === draft ? verdict : null };

/** Whether places on the felt may be taken over from one to the other. @param {State["shelves"]} one @param {State["shelves"]} other */
const isSameRoom = (one, other) =>
  Boolean(one && other && one.width === other.width && one.height === other.height);

/** The shelves after a change; the whole table is arranged anew only if the change does not fit. @param {State} state @param {Map<number, import("./shelves.js").Wish>} [wishes] */
function placed({ draft, shelves }, wishes) {
  return draft && shelves ? resettle(shelves, boxesOf(draft), wishes) : shelves;
}
