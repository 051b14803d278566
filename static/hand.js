/** The hand: what it holds, where that may go, and what letting go would do. */
import { landingAt, questionOf, rowOf } from "./draft.js";
import { say } from "./say.js";
import { mayMove } from "./state.js";
import { heldWords } from "./status.js";
import { faultWords, t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./draft.js").Target} Target */
/** @typedef {import("./state.js").Holding} Holding */

/** @param {import("./desk.js").Desk} desk */
export function handVerbs({ state, ask, redraw, aim, remark, sound }) {
  /** Takes pieces in hand (all from the rack, or all from one set) and asks once where they may go. @param {number[]} pieces @param {Holding["by"]} by */
  function hold(pieces, by) {
    const holding = pieces.some((piece) => state.early.has(piece)) ? null : handOf(state, pieces, by);
    const may = mayMove(state);
    if (!holding || !state.draft || (holding.from !== null && !may)) return null;
    const question = questionOf(state.draft, state.texts);
    state.holding = holding;
    state.remark = null;
    state.hint = null;
    if (may) holding.asked = askLandings(holding, question);
    sound("pick");
    redraw();
    return holding;
  }

  /** @param {Holding} holding @param {ReturnType<typeof questionOf>} question */
  async function askLandings(holding, { layout, rack, order }) {
    const held = holding.pieces.map((piece) => order.indexOf(piece));
    const answer = await ask({
      do: "landings",
      turn: state.game?.turn,
      seat: state.game?.viewer,
      layout,
      rack,
      held,
    });
    if (answer.refused) return null;
    holding.answer = answer;
    if (state.holding !== holding) return answer;
    if (!answer.new && answer.rows.every((/** @type {any} */ row) => !row) && answer.reason) {
      letGo();
      remark(faultWords(answer.reason).text, "refused");
      return null;
    }
    if (holding.target) over(holding.target);
    else redraw();
    say(heldWords(state).join(" "));
    return answer;
  }

  /** What is under the held pieces now. @param {Target | null} target */
  function over(target) {
    const { holding, draft } = state;
    if (!holding || !draft) return;
    holding.target = target;
    holding.landing = target && mayMove(state) ? landingAt(draft, holding, target) : null;
    aim();
    if (holding.by === "keys" && holding.landing)
      say(`${heldWords(state)[1]}: ${dropWords(holding.landing)}`);
  }

  /** Lets go: everything is where it was. */
  function letGo() {
    if (!state.holding) return;
    state.holding = null;
    state.loupe = null;
    redraw();
    say(t("board-put-back"));
  }

  return { hold, askLandings, over, letGo };
}

/** A hand that holds pieces of the draft as it is now. @param {State} state @param {number[]} pieces @param {Holding["by"]} by @returns {Holding | null} */
export function handOf({ draft, texts }, pieces, by) {
  if (!draft || !pieces.length) return null;
  return {
    pieces,
    from: rowOf(draft, pieces[0])?.id ?? null,
    by,
    rows: draft.rows,
    answer: null,
    order: questionOf(draft, texts).order,
    asked: Promise.resolve(null),
    target: null,
    landing: null,
  };
}

/** Nothing is held any more. @param {State} state */
export function putDown(state) {
  state.holding = null;
  state.loupe = null;
}

/** Nothing is held any more, and what was said of it or of a hint is over. @param {State} state */
export function emptyHand(state) {
  putDown(state);
  state.hint = null;
  state.remark = null;
}

/** What letting go would do. @param {import("./draft.js").Landing} landing */
const dropWords = (landing) =>
  landing.ok || !landing.fault ? t(`board-drop-${landing.kind}`) : faultWords(landing.fault).text;
