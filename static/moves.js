/** The moves of a person: the engine says what comes of them, and the game goes on. */
import { basis, comers } from "./adopt.js";
import { byId } from "./dom.js";
import { questionOf } from "./draft.js";
import { putDown } from "./hand.js";
import { isMine } from "./state.js";
import { refusalWords, t } from "./words.js";

/** Questions about the turn that goes on. */
const OF_TURN = ["draw", "draw-laid", "foul", "reset"];

/**
 * @param {import("./desk.js").Desk} desk
 * @param {ReturnType<typeof import("./sitting.js").sittingOf>} sitting
 * @param {ReturnType<typeof import("./clock.js").clockOf>} clock
 * @param {ReturnType<typeof import("./positions.js").positionsOf>["accept"]} accept
 * @param {() => unknown} proceed goes on with the game
 */
export function movesOf({ state, ask, redraw, remark, open }, sitting, clock, accept, proceed) {
  /** A move of the person whose turn it is. @param {"draw" | "pass" | "play"} kind */
  async function move(kind) {
    const { game, draft, start } = state;
    if (!game || !draft || !start || state.busy || !isMine(state)) return;
    putDown(state);
    state.busy = true;
    const mine = sitting.now();
    const { layout, order } = questionOf(kind === "play" ? draft : start, state.texts);
    const answer = await ask({
      do: "move",
      turn: game.turn,
      move: kind === "play" ? { layout } : kind,
      seat: game.viewer,
    });
    state.busy = false;
    if (mine !== sitting.now()) return;
    if (answer.refused) return remark(refusalWords(answer), "refused");
    if (answer.faults && answer.turn === undefined) {
      state.verdict = { ...state.verdict, ...answer, legal: false };
      state.judged = draft;
      redraw();
      return open("verdict");
    }
    clock.stop();
    state.clock = null;
    accept(answer, order, { from: byId("pool"), steps: [] });
    if (answer.last?.kind === "penalty") remark(t("board-penalty", { n: answer.last.drawn }), "timeout");
    proceed();
  }

  /** A move told as text, by the page around an embedded game; the answer of the engine if it is not allowed. @param {string} text */
  async function playText(text) {
    const { game } = state;
    if (!game || state.busy || !isMine(state)) return { refused: "it is nobody’s turn here", code: "turn" };
    putDown(state);
    state.busy = true;
    const mine = sitting.now();
    const answer = await ask({ do: "move", turn: game.turn, move: text, seat: game.viewer });
    state.busy = false;
    if (answer.turn === undefined || mine !== sitting.now()) return answer;
    clock.stop();
    state.clock = null;
    accept(answer, [...basis(state), ...comers(state, answer)], { from: byId("tray") });
    proceed();
    return null;
  }

  /** The time is up: the engine says what counts. */
  async function timeout() {
    const { game, draft } = state;
    if (!game || !draft || state.busy) return;
    putDown(state);
    state.busy = true;
    const mine = sitting.now();
    const { layout, order } = questionOf(draft, state.texts);
    const answer = await ask({ do: "timeout", turn: game.turn, layout, seat: game.viewer });
    state.busy = false;
    if (mine !== sitting.now() || answer.refused) return;
    state.clock = null;
    if (state.sheet?.name === "verdict" || OF_TURN.includes(state.sheet?.question)) state.sheet = null;
    accept(answer, order, { from: byId("pool") });
    remark(
      t("board-timeout", { result: answer.last?.result ?? "clean", n: answer.last?.drawn ?? 0 }),
      "timeout",
    );
    proceed();
  }

  return { move, playText, timeout };
}
