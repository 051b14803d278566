/** The action bar: undo, redo, reset, hint and the primary button, which says what is missing; while tiles are picked, Cancel and New set. */
import { attribute, byId, el, fill, hide } from "./dom.js";
import { sameTable } from "./draft.js";
import { icon } from "./icons.js";
import { isMine, isPuzzleOver, laidPieces, mayMove } from "./state.js";
import { playerName, t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./game.js").Actions} Actions */
/** @typedef {{words: string, count?: string | number, kind: string, verb: keyof Actions | null}} Primary */

const HASTE = 500; // ms
let pressed = { turn: /** @type {number | undefined} */ (undefined), at: -HASTE };

/** @param {State} state @param {Actions} actions */
export function drawBar(state, actions) {
  const bar = byId("bar");
  hide(bar, state.displayed);
  attribute(bar, "aria-label", t("board-actions"));
  const mode =
    state.hint?.answer.tiles && isMine(state) && !state.holding
      ? "hint"
      : state.holding && state.holding.by !== "drag" && mayMove(state)
        ? "held"
        : "turn";
  fill(bar, [mode, document.documentElement.lang], () => BARS[mode](actions));
  UPDATES[mode](state, bar, actions);
}

/** @type {Record<string, (actions: Actions) => HTMLElement[]>} */
const BARS = {
  turn: (actions) => [
    el(
      "div.acts",
      { role: "toolbar", "aria-label": t("board-actions") },
      ...["undo", "redo", "reset", "hint"].map((verb) => tool(verb, actions)),
    ),
    el("button.go", { type: "button", id: "primary" }),
  ],
  held: (actions) => [
    el(
      "button.tb2",
      { type: "button", "data-verb": "cancel", onclick: () => actions.letGo() },
      icon("close"),
      t("board-cancel"),
    ),
    el(
      "button.go",
      { type: "button", "data-verb": "new-set", onclick: () => actions.newSet() },
      icon("plus"),
      t("board-new-set"),
    ),
  ],
  hint: (actions) => [
    el("button.tb2", { type: "button", onclick: () => actions.hideHint() }, t("board-hint-hide")),
    el("button.tb2", { type: "button", onclick: () => actions.anotherHint() }, t("board-hint-another")),
    el("button.go.hinted", { type: "button", id: "hint-go", onclick: () => actions.hint() }),
  ],
};

/** @type {Record<string, (state: State, bar: HTMLElement, actions: Actions) => void>} */
const UPDATES = {
  turn: drawTurn,
  held: () => {},
  hint: (state) => {
    const go = byId("hint-go");
    fill(go, [state.hint?.level, document.documentElement.lang], () => [
      t(state.hint?.level === 1 ? "board-hint-where" : "board-hint-do"),
    ]);
  },
};

/** @param {string} verb @param {Actions} actions */
function tool(verb, actions) {
  const press = (/** @type {Event} */ event) => {
    if (/** @type {Element} */ (event.currentTarget).getAttribute("aria-disabled") !== "true")
      /** @type {any} */ (actions)[verb]();
  };
  return el(
    "button.tb",
    {
      type: "button",
      "data-verb": verb,
      "aria-label": t(`board-${verb}`),
      title: t(`board-${verb}`),
      tabindex: -1,
      onclick: press,
    },
    icon(verb),
  );
}

/** @param {State} state @param {HTMLElement} bar @param {Actions} actions */
function drawTurn(state, bar, actions) {
  const { past, future, start, draft, options } = state;
  const mine = isMine(state) && state.engine.ready;
  const can = {
    undo: past.length > 0,
    redo: future.length > 0,
    reset: Boolean(start && draft && !sameTable(start, draft)),
    hint: mine && options.hints,
  };
  const buttons = [.../** @type {NodeListOf<HTMLElement>} */ (bar.querySelectorAll(".tb"))];
  for (const button of buttons) {
    const verb = /** @type {keyof typeof can} */ (button.dataset.verb);
    attribute(button, "aria-disabled", can[verb] ? null : "true");
    hide(button, verb === "hint" && !options.hints);
  }
  const stop =
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => can[/** @type {keyof typeof can} */ (button.dataset.verb)]);
  for (const button of buttons) button.tabIndex = button === (stop ?? buttons[0]) ? 0 : -1;
  drawPrimary(state, actions);
}

/** @param {State} state @param {Actions} actions */
function drawPrimary(state, actions) {
  const button = byId("primary");
  const primary = primaryOf(state);
  attribute(button, "class", `go ${primary.kind}`);
  fill(button, [primary.words, primary.count], () => [
    el("span", {}, primary.words),
    ...(primary.count === undefined ? [] : [el("small", {}, primary.count)]),
  ]);
  button.dataset.verb = primary.verb ?? "";
  button.onclick = () => {
    if (primary.verb && !isHasty(state, primary.verb)) /** @type {any} */ (actions)[primary.verb]();
  };
}

/** Whether a press still belongs to those of another turn, as when somebody taps through the moves of others: it must not draw. @param {State} state @param {keyof Actions} verb */
export function isHasty({ game }, verb) {
  const now = performance.now();
  const hasty = verb !== "skip" && pressed.turn !== game?.turn && now - pressed.at < HASTE;
  pressed = { turn: hasty ? pressed.turn : game?.turn, at: now };
  return hasty;
}

/** What the big button says and does now: it is never disabled, it says what is missing. @param {State} state @returns {Primary} */
export function primaryOf(state) {
  const { game, engine, verdict, judged, draft } = state;
  if (!engine.ready)
    return { words: t("board-starting", { percent: percentOf(engine) }), kind: "soft wait", verb: null };
  if (!game || !draft) return { words: "", kind: "soft wait", verb: null };
  if (game.over) return { words: t("board-result"), kind: "", verb: "showResult" };
  if (isPuzzleOver(state)) return { words: t("puzzle-on"), kind: "soft", verb: "leavePuzzle" };
  if (waitsForLink(state)) return { words: t("send"), kind: "", verb: "sendLink" };
  if (!isMine(state)) return { words: waitingWords(game), kind: "soft wait", verb: "skip" };
  if (state.doing) return { words: t("board-end"), kind: "soft wait", verb: null };
  const laid = laidPieces(state).size;
  if (!laid) return nothingLaid(game, state.puzzle);
  if (!verdict || judged !== draft)
    return state.lastPrimary ?? { words: t("board-end"), kind: "soft wait", verb: "end" };
  state.lastPrimary = laidPrimary(verdict, laid);
  return state.lastPrimary;
}

/** Whether the next link must come from a friend. @param {State} state */
const waitsForLink = ({ game, displayed }) =>
  Boolean(
    game?.apart && !displayed && game.viewer !== game.seat && game.players[game.seat].kind === "person",
  );

/** @param {import("./state.js").Game} game */
export const waitingWords = ({ players, seat }) =>
  t(players[seat].kind === "person" ? "board-next" : "board-waiting", { name: playerName(players[seat]) });

/** @param {import("./state.js").Game} game @param {State["puzzle"]} puzzle @returns {Primary} */
function nothingLaid({ can, pool }, puzzle) {
  if (puzzle) return { words: t("puzzle-give-up"), kind: "soft", verb: can.draw ? "draw" : "pass" };
  if (can.draw) return { words: t("board-draw"), count: pool, kind: "soft", verb: "draw" };
  return { words: t("board-pass"), kind: "soft", verb: "pass" };
}

/** @param {any} verdict @param {number} laid @returns {Primary} */
function laidPrimary(verdict, laid) {
  if (verdict.legal)
    return { words: t("board-end"), count: t("board-n-tiles", { n: laid }), kind: "", verb: "end" };
  const rows = verdict.faults.map((/** @type {any} */ { row }) => row ?? null);
  const wrong = new Set(rows.filter((/** @type {number | null} */ row) => row !== null)).size;
  if (wrong) return { words: t("board-fix", { n: wrong }), kind: "fix", verb: "problems" };
  if (verdict.faults.some((/** @type {any} */ fault) => fault.code === "opening"))
    return {
      words: t("board-to-open", { have: verdict.opening?.have ?? 0, need: verdict.opening?.need ?? 0 }),
      kind: "soft",
      verb: "problems",
    };
  return { words: t("board-problems", { n: verdict.faults.length }), kind: "fix", verb: "problems" };
}

/** @param {State["engine"]} engine */
export const percentOf = ({ loaded, total }) =>
  total ? Math.min(99, Math.floor((100 * loaded) / total)) : 0;
