/** What buttons, keys and screens may do: the verbs of the turn and of the game by the names that everybody uses. */
import { rowById, sameTable } from "./draft.js";
import { setOf, tileOf } from "./draw.js";
import { hintVerbs } from "./hint.js";
import { threads } from "./link.js";
import { setOption } from "./options.js";
import { forgetBoard } from "./positions.js";
import { known } from "./saved.js";
import { alertNow, say } from "./say.js";
import { isMine, laidPieces, mayFoul } from "./state.js";
import * as store from "./store.js";

/** @typedef {import("./game.js").Actions} Actions */

/**
 * @param {ReturnType<typeof import("./desk.js").deskOf>} desk
 * @param {ReturnType<typeof import("./turn.js").turnVerbs>} turn
 * @param {ReturnType<typeof import("./game.js").gameFlow>} flow
 * @returns {Actions}
 */
export function actionsOf(desk, turn, flow) {
  const { state, redraw, open } = desk;

  function close() {
    const { sheet } = state;
    state.sheet = null;
    redraw();
    tileOf(state.focus.rack ?? -1)?.focus({ preventScroll: true });
    sheet?.onno?.();
  }

  /** Asks again what the engine has died over where nobody at the table can: another's move, or who is next. */
  function goOn() {
    const { game, screen, displayed } = state;
    if (game && !game.over && screen === "play" && !displayed && !isMine(state)) flow.proceed();
  }

  /** Draws or passes as the button said; a drop that lands only now has changed what it says. @param {() => unknown} act */
  async function unlessLanding(act) {
    const { draft } = state;
    await turn.caughtUp();
    if (state.draft === draft) act();
  }

  /** Draws; a rearranged table is asked about once. */
  function draw() {
    const { start, draft } = state;
    if (!start || !draft || !isMine(state)) return;
    const lies = laidPieces(state).size > 0;
    if (sameTable(start, draft) || state.options.warnDraw === false) return flow.move("draw");
    open("confirm", { question: lies ? "draw-laid" : "draw", onyes: () => flow.move("draw") });
  }

  /** Ends the turn, or tells what keeps it from ending. */
  async function end() {
    await turn.caughtUp();
    if (!isMine(state)) return;
    if (state.judged !== state.draft) await turn.judge(); // an unjudged table may cost three tiles
    if (state.judged !== state.draft) return;
    if (state.verdict.legal) flow.move("play");
    else problems();
  }

  /** One problem of a set is shown where it is; several are listed. */
  function problems() {
    const faults = state.verdict?.faults ?? [];
    const isShort = faults.length === 1 && faults[0].row !== null && faults[0].row !== undefined;
    if (isShort && !mayFoul(state)) showFault(faults[0]);
    else open("verdict");
  }

  /** Ends the turn although the table is wrong, where the rules have a price for that. */
  function foul() {
    if (!isMine(state) || !mayFoul(state)) return;
    open("confirm", { question: "foul", n: state.verdict.can.penalty, onyes: () => flow.move("play") });
  }

  /** @param {{row?: number | null}} fault */
  function showFault(fault) {
    state.sheet = null;
    redraw();
    const row = state.draft?.rows[fault.row ?? -1];
    const set = row && setOf(row.id);
    if (!row || !set) return;
    state.focus.table = row.pieces[0];
    redraw();
    set.scrollIntoView({ block: "nearest" });
    tileOf(row.pieces[0])?.focus({ preventScroll: true });
    set.classList.remove("flash");
    requestAnimationFrame(() => set.classList.add("flash"));
  }

  /** @param {string} screen @param {any} [args] */
  function show(screen, args = null) {
    if (screen !== "play") flow.stopClock();
    if (screen === "guide") state.clock = null;
    state.screen = screen;
    state.screenArgs = args;
    state.sheet = null;
    redraw();
  }

  /** Back to the set-up screen; the game stays saved. */
  async function quit() {
    flow.leave();
    const kept = flow.kept();
    if (kept) await store.keep("game", kept);
    await setUp();
  }

  /** Another tab has taken the kept game over: here it can be taken back. */
  async function yieldGame() {
    const isKept = state.displayed ? state.ui.live : flow.kept();
    if (!isKept || state.storage !== "kept") return;
    flow.leave();
    forgetBoard(state);
    state.game = null; // nothing of it is kept any more, even if this tab closes now
    await setUp();
  }

  async function setUp() {
    state.saved = known(await store.recall("game"));
    state.ui.threads = await threads();
    state.game = null;
    show("setup");
  }

  /** The game as it was kept last, perhaps by another tab. */
  async function resume() {
    state.saved = known(await store.recall("game")) ?? state.saved;
    return flow.resume(state.saved);
  }

  async function forget() {
    await store.keep("game", undefined);
    state.saved = null;
    redraw();
  }

  /** @param {number} id */
  function holdSet(id) {
    const row = state.draft && rowById(state.draft, id);
    if (row) turn.hold([...row.pieces], "tap");
  }

  /** The puzzle becomes a round like any other. */
  function leavePuzzle() {
    state.puzzle = null;
    return flow.proceed();
  }

  function closeLoupe() {
    state.loupe = null;
    if (state.holding) turn.letGo();
    redraw();
  }

  /** @param {(state: import("./state.js").State) => void} fn */
  function change(fn) {
    fn(state);
    redraw();
  }

  return {
    ...turn,
    ...hintVerbs(desk, turn),
    newGame: flow.newGame,
    openText: flow.openText,
    next: flow.next,
    playAgain: flow.playAgain,
    ready: flow.ready,
    display: flow.display,
    playText: flow.playText,
    skip: flow.skip,
    unhurry: flow.unhurry,
    resume,
    draw: () => unlessLanding(draw),
    pass: () => unlessLanding(() => flow.move("pass")),
    end,
    problems,
    foul,
    showFault,
    showResult: () => open("round"),
    sendLink: () => open("send"),
    show,
    open,
    close,
    goOn,
    quit,
    yieldGame,
    forget,
    holdSet,
    closeLoupe,
    leavePuzzle,
    change,
    ask: desk.ask,
    say,
    alert: alertNow,
    setOption: async (name, value) => {
      await setOption(state, name, value);
      if (name === "tiles") state.isNew = "window"; // sets that need not move stay where they lie
      redraw();
    },
  };
}
