/** The hint, one press a level: how many tiles can be played, where they go, and doing it. */
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
    const first = answer.tiles ? await readFirst(answer.steps[0], question.order) : null;
    if (state.draft?.rows !== draft.rows) return;
    if (answer.reset) {
      turn.reset();
      question.order = questionOf(/** @type {any} */ (state.draft), state.texts).order;
    }
    state.remark = null;
    if (answer.tiles) state.hinted += 1;
    state.hint = {
      level,
      nth,
      answer,
      first,
      order: question.order,
      pieces: new Set(),
      places: new Map(),
      goal: null,
      reset: Boolean(answer.reset),
    };
    mark(state);
    redraw();
    keep();
    say(hintWords(state).join(" "));
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
    now.level = 2;
    redraw();
    say(hintWords(state).join(" "));
  }

  /** Plays the steps; each can be undone. */
  async function doIt() {
    if (!state.hint) await find(0);
    const now = state.hint;
    if (!now?.answer.tiles) return;
    state.hint = null;
    state.doing = true;
    await play(now);
    state.doing = false;
    redraw();
  }

  /** @param {import("./state.js").Hint} now */
  async function play(now) {
    const pace = Math.min(milliseconds("--t-step"), LONGEST / now.answer.steps.length);
    for (const step of now.answer.steps) {
      if (!state.draft || !isMine(state)) return;
      const draft = stepped(state.draft, now.order, step.layout);
      turn.step(draft);
      await new Promise((resolve) => setTimeout(resolve, pace));
      if (state.draft !== draft || state.holding) return; // the person has taken over
    }
  }

  const anotherHint = () => find((state.hint?.nth ?? -1) + 1, state.hint?.level);

  function hideHint() {
    state.hint = null;
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
