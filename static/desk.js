/** The desk: the state, the engine's door, one way to redraw and one way to keep; everything else is handed this. */
import { play as animate, paceOf, snapshot } from "./animate.js";
import { drawBar } from "./bar.js";
import { attribute, byId, fill, hide } from "./dom.js";
import { clearBoard, drawAim, drawBoard } from "./draw.js";
import { EngineDied } from "./engine.js";
import { fitRoom } from "./felt.js";
import { drawBubble } from "./ghost.js";
import { tellHost } from "./host.js";
import { drawSide } from "./log.js";
import { drawLoupe } from "./loupe.js";
import { alertNow } from "./say.js";
import { drawExtra, drawScreens } from "./screens/index.js";
import { play as sound } from "./sound.js";
import { isMine } from "./state.js";
import { drawStatus } from "./status.js";
import * as store from "./store.js";
import { drawStrip } from "./strip.js";
import { t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./game.js").Actions} Actions */
/** @typedef {ReturnType<typeof deskOf>} Desk */
/** @typedef {Parameters<typeof paceOf>[0] & Parameters<typeof animate>[2] & {before?: import("./animate.js").Snapshot | null}} How */

const SAVE_AFTER = 120; // ms: several changes at once are one write

/** @param {State} state @param {Actions} actions filled by main.js before anything is drawn */
export function deskOf(state, actions) {
  let engine = /** @type {ReturnType<typeof import("./engine.js").connect> | null} */ (null);
  let drawnDraft = state.draft;
  let drawnShelves = state.shelves;
  let takeHand = /** @type {(() => Map<number, DOMRect>) | null} */ (null);
  let isTold = false; // what has changed stands there in words, and is yet to be drawn
  let saving = 0;
  let kept = /** @type {() => any} */ (() => null);

  /** Draws everything that has changed and plays the way there. @param {How} [how] */
  function redraw({ before, ...how } = {}) {
    isTold = false;
    const moves =
      state.isNew || drawnDraft !== state.draft || drawnShelves !== state.shelves || takeHand !== null;
    const pace = moves ? paceOf({ curve: takeHand ? "--ease-drop" : "--ease", ...how }) : null;
    const from = before === undefined && pace ? snapshot() : before;
    const hands = takeHand?.();
    takeHand = null;
    drawAll(state, actions);
    if (from && pace) animate(from, pace, { hands, ...how });
    drawnDraft = state.draft;
    drawnShelves = state.shelves;
  }

  /** Says at once what a change of the draft has come to; what is large, the table, is drawn when the words have been painted. */
  function tell() {
    isTold = true;
    drawBubble(state);
    drawStatus(state, actions);
    drawBar(state, actions);
    afterPaint(() => isTold && redraw());
  }

  /** Draws what lies under held tiles: the light half of redraw, for while the hand moves. */
  function aim() {
    drawBubble(state); // first: it reads where a set is, while that is still known
    drawAim(state);
    drawStatus(state, actions);
  }

  /** A remark that stays in the status row until something happens. @param {string} words @param {string} kind */
  function remark(words, kind) {
    state.remark = { words, kind };
    redraw();
    alertNow(words);
  }

  /** Asks the engine; if that fails for good a sheet says so, and what was asked may be tried again. @param {any} question @returns {Promise<any>} */
  async function ask(question) {
    try {
      return await askTwice(question);
    } catch (error) {
      state.busy = false;
      const died = error instanceof EngineDied;
      open("error", { message: String(error), died, onno: () => died && actions.goOn() });
      throw error;
    }
  }

  /** A question that the worker died over is asked once more. @param {any} question */
  async function askTwice(question) {
    if (!engine) throw new EngineDied("it has not been started");
    try {
      return await engine.ask(question);
    } catch (error) {
      if (!(error instanceof EngineDied)) throw error;
      return engine.ask(question);
    }
  }

  function keep() {
    clearTimeout(saving);
    saving = window.setTimeout(save, SAVE_AFTER);
  }

  async function save() {
    clearTimeout(saving);
    const game = kept();
    if (!game) return;
    state.storage = (await store.keep("game", game)) ? "kept" : "memory";
    if (state.storage === "kept" || state.ui.isWarned || !isMine(state)) return;
    state.ui.isWarned = true;
    remark(t("board-not-kept"), "unkept");
  }

  /** @param {string} name @param {any} [args] */
  function open(name, args = {}) {
    state.sheet = { name, ...args };
    redraw();
  }

  return {
    state,
    plug: (/** @type {typeof engine} */ started) => {
      engine = started;
    },
    ask,
    redraw,
    tell,
    aim,
    remark,
    keep,
    save,
    open,
    sound: (/** @type {string} */ name) => sound(name, state.options),
    /** The hand has let go: its tiles are taken out of it, and start from there, when the table is drawn. */
    hands: (/** @type {() => Map<number, DOMRect>} */ take) => {
      takeHand = take;
    },
    keeps: (/** @type {() => any} */ pack) => {
      kept = pack;
    },
  };
}

/** Runs once the next frame has been painted; a page that nobody sees has none. @param {() => void} act */
function afterPaint(act) {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

/** Screens on which the board is seen. */
const ON_BOARD = ["play", "replay", "guide"];

/** @param {State} state @param {Actions} actions */
function drawAll(state, actions) {
  const game = byId("game");
  const shows = Boolean(state.game) && ON_BOARD.includes(state.screen);
  hide(game, !shows);
  game.classList.toggle("viewing", state.displayed);
  hide(byId("screen"), shows);
  drawExtra(state, actions);
  if (shows) {
    game.dataset.turn = String(state.game?.turn);
    fill(byId("title"), document.documentElement.lang, () => [t("board-title")]);
    for (const [id, words] of Object.entries({
      table: "board-table-name",
      tray: "board-rack-name",
      status: "board-status",
    }))
      attribute(byId(id), "aria-label", t(words));
    drawStrip(state, actions);
    drawStatus(state, actions);
    drawBar(state, actions);
    drawSide(state);
    fitRoom(state);
    drawBoard(state);
    drawLoupe(state, actions);
  } else clearBoard();
  drawBubble(state);
  drawScreens(state, actions);
  tellHost(state);
  document.documentElement.classList.add("fit");
}
