/** The judge's word on a draft: what was foretold of it with a drop, and what the engine then says. */
import { questionOf } from "./draft.js";
import { placedWords, say } from "./say.js";
import { mayMove } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** @param {import("./desk.js").Desk} desk */
export function judgingOf({ state, ask, redraw }) {
  /** Takes a verdict for that on the draft; null: it is not judged yet. @param {any} verdict */
  function believe(verdict) {
    if (verdict) state.verdict = verdict;
    state.judged = verdict && state.draft;
  }

  /** Asks the judge, who has the last word also on what was foretold; an answer about a draft that is no longer there is dropped. */
  async function judge() {
    const { draft, game } = state;
    if (!draft || !game || !mayMove(state)) return;
    const { layout } = questionOf(draft, state.texts);
    const { rows, ...verdict } = await ask({
      do: "judge-draft",
      turn: game.turn,
      seat: game.viewer,
      layout,
    });
    if (state.draft?.rows !== draft.rows || verdict.refused) return;
    const wasTold = state.judged === state.draft && isSaid(state.verdict, verdict);
    const news = draft.rows.filter((row) => !state.infos.has(row));
    const changed = draft.rows.filter((row, index) => !isSaid(state.infos.get(row), rows[index]));
    for (const row of changed) state.infos.set(row, rows[draft.rows.indexOf(row)]);
    believe(verdict);
    if (verdict.legal && state.sheet?.name === "verdict") state.sheet = null;
    if (!wasTold || changed.length) redraw();
    if (news.length) say(placedWords(state, news));
  }

  return { believe, judge };
}

/** What judge-draft will say, put together from how each row reads and what was told of the turn; null: it was not told. @param {State} state @param {import("./draft.js").Draft} draft @param {any} told */
export function foretold({ infos }, { rows }, told) {
  if (!told || !rows.every((row) => infos.has(row))) return null;
  const broken = rows.flatMap((row, index) => {
    const { fault } = infos.get(row);
    return fault ? [{ ...fault, row: index }] : [];
  });
  return { ...told, faults: [...broken, ...told.faults] };
}

/** Whether an answer only repeats what was already told. @param {any} told @param {any} answer */
const isSaid = (told, answer) =>
  Boolean(told) &&
  Object.keys(told).every((key) => JSON.stringify(told[key]) === JSON.stringify(answer[key]));
