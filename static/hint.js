/** The hint, one press a level: how many tiles can be played, where they go, and doing it. */
import { basis } from "./adopt.js";
import { milliseconds } from "./animate.js";
import { questionOf, rowById, rowOf, stepped } from "./draft.js";
import { say } from "./say.js";
import { isMine } from "./state.js";
import { hintWords } from "./status.js";

/** @typedef {import("./state.js").State} State */

const LONGEST = 5000; // ms for all the steps together

/** @param {ReturnType<typeof import("./desk.js").deskOf>} desk @param {ReturnType<typeof import("./turn.js").turnVerbs>} turn */
export function hintVerbs({ state, ask, redraw, keep }, turn) {
  /** @param {number} nth @param {number} level */
  async function find(nth, level = 1) {
    const { draft, game } = state;
    if (!draft || !game || !isMine(state)) return;
    if (state.holding) turn.letGo();
    const question = questionOf(draft, state.texts);
    const answer = await ask({
      do: "hint",
      turn: game.turn,
      layout: question.layout,
      rack: question.rack,
      nth,
    });
    if (answer.refused) return;
    const order = answer.reset ? [...basis(state), ...state.ranked] : question.order;
    const first = answer.tiles ? await readFirst(answer.steps[0], order) : null;
    if (state.draft?.rows !== draft.rows) return;
    state.remark = null;
    if (answer.tiles) state.hinted += 1;
    const swept = state.hint?.swept ?? null;
    state.hint = {
      level,
      nth,
      answer,
      first,
      order,
      swept,
      pieces: new Set(),
      places: new Map(),
      goal: null,
    };
    if (level > 1) show(state.hint);
    tell();
  }

  /** Says and draws the hint as it is now. */
  function tell() {
    redraw();
    keep();
    say(hintWords(state).join(" "));
  }

  /** Makes ready to show where the tiles go: a play that starts from the turn's beginning needs the table of then. @param {import("./state.js").Hint} hint */
  function show(hint) {
    if (hint.answer.reset) {
      turn.reset();
      hint.swept = state.draft?.rows ?? null;
      state.hint = hint;
    }
    hint.level = 2;
    mark(state);
  }

  /** What to take first, as it will lie, and whether that is a run by itself. @param {{moved: number[], layout: number[][]}} step @param {number[]} order */
  async function readFirst({ moved, layout }, order) {
    const onTable = layout.flat().filter((number) => moved.includes(number));
    const numbers = onTable.length ? onTable : moved; // what goes back to the rack lies in no row
    const tiles = numbers.map((number) => state.texts.get(order[number])).join("");
    const { readings } = await ask({ do: "read", row: tiles });
    const [reading] = readings ?? [];
    return { tiles, isRun: reading?.kind === "run" && reading.tiles === tiles };
  }

  /** The next level: how many, where, do it. */
  function hint() {
    const now = state.hint;
    if (!now?.answer.tiles) return find(0);
    if (now.level > 1) return doIt();
    show(now);
    tell();
  }

  /** Plays the steps; each can be undone. */
  async function doIt() {
    if (!state.hint) await find(0);
    const now = state.hint;
    if (!now?.answer.tiles) return;
    if (now.level === 1) show(now);
    state.hint = null;
    await play(now);
    await turn.judge(); // until then the row would speak of a turn that has not begun
    state.doing = null;
    redraw();
  }

  /** @param {import("./state.js").Hint} now */
  async function play(now) {
    const { length } = now.answer.steps;
    const pace = Math.min(milliseconds("--t-step"), LONGEST / length);
    for (const [index, step] of now.answer.steps.entries()) {
      if (!state.draft || !isMine(state)) return;
      state.doing = { n: index + 1, length };
      const draft = stepped(state.draft, now.order, step.layout);
      turn.step(draft);
      await new Promise((resolve) => setTimeout(resolve, pace));
      if (state.draft !== draft || state.holding) return; // the person has taken over
    }
  }

  const anotherHint = () => find((state.hint?.nth ?? -1) + 1, state.hint?.level);

  /** What was laid out before the hint swept it away comes back, if nothing has been done since. */
  function hideHint() {
    const swept = state.hint?.swept;
    state.hint = null;
    if (swept && swept === state.draft?.rows) turn.undo();
    redraw();
  }

  return { hint, hideHint, doHint: doIt, anotherHint };
}

/** The table as the steps leave it, the tiles and sets that they touch, and which of the steps leave or come to each set. @param {State} state */
function mark({ hint, draft }) {
  if (!hint?.answer.steps || !draft) return;
  const { steps } = hint.answer;
  const goal = stepped(draft, hint.order, steps.at(-1).layout);
  const at = (/** @type {number} */ id) => hint.places.get(id) ?? [];
  steps.forEach((/** @type {{moved: number[]}} */ { moved }, /** @type {number} */ index) => {
    const pieces = moved.map((number) => hint.order[number]);
    for (const piece of pieces) hint.pieces.add(piece);
    const rows = pieces.flatMap((piece) => [rowOf(draft, piece), rowOf(goal, piece)]);
    for (const id of new Set(rows.map((row) => row?.id)))
      if (id !== undefined) hint.places.set(id, [...at(id), index + 1]);
  });
  for (const { id } of goal.rows) if (!rowById(draft, id)) hint.places.set(id, at(id)); // the other part of a run that falls in two
  hint.goal = goal;
}
