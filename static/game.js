/** The flow of a game: starting, other players' turns, the clock, the device's hand-over, keeping. The engine decides everything; this asks in the right order. */

import { adopt, basis, broughtBy, comers, haloOf, keepPlan, stepsOf } from "./adopt.js";
import { takeOver } from "./alone.js";
import { seatOf, settled, skip, snapshot } from "./animate.js";
import { clockOf } from "./clock.js";
import { byId } from "./dom.js";
import { questionOf } from "./draft.js";
import { remember } from "./link.js";
import { keepsake, restore } from "./saved.js";
import { alertNow, say } from "./say.js";
import { isMine, isPlanning, isPuzzleOver, isTouched } from "./state.js";
import { moveWords, refusalWords, t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Game} Game */

/** How long a computer seems to think, ms. @type {Record<string, number>} */
const PACE = { slow: 1600, normal: 700, fast: 250, instant: 0 };

/**
 * @param {{state: State, ask: (question: any) => Promise<any>, redraw: (how?: any) => void, keep: () => void, sound: (name: string) => void, open: (name: string, args?: any) => void,
 *   turn: ReturnType<typeof import("./turn.js").turnVerbs>}} desk
 */
export function gameFlow(desk) {
  const { state, ask, redraw, keep, sound, open, turn } = desk;
  const clock = clockOf(state, { out: timeout, warn: (seconds) => warn(seconds), keep });
  /** Each game that is begun or opened gets a number: what an older one still waits for is dropped. */
  let sitting = 0;
  let isLeft = false; // what is kept from then on is not gone on with unasked
  /** @type {() => void} */
  let wake = () => {};

  /** @param {number} seconds */
  function warn(seconds) {
    alertNow(t("board-seconds-left", { n: seconds }));
    if (seconds === 10) sound("late");
  }

  const persons = () =>
    state.game?.players.flatMap((player, seat) => (player.kind === "person" ? [seat] : [])) ?? [];

  /** Waits, unless a tap skips it. @param {number} time */
  const pause = (time) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });

  /** A new match. @param {{players: {name: string, kind: string, level?: string}[], rules: any, seed?: string, apart?: boolean}} setup */
  async function newGame(setup) {
    state.setup = setup;
    state.isUnhurried = false;
    const people = setup.players.flatMap((player, seat) => (player.kind === "person" ? [seat] : []));
    const seat = people.length === 1 || setup.apart ? people[0] : null;
    const secret = setup.apart ? {} : { salt: freshSeed() }; // who plays apart has the seed in every link
    state.busy = true;
    redraw();
    const answer = await ask({ do: "new", ...setup, ...secret, seed: setup.seed ?? freshSeed(), seat });
    state.busy = false;
    if (answer.refused) return answer;
    begin(answer);
    return null;
  }

  /**
   * Anything that is text: a link, a record, a position. All or nothing.
   * @param {string} text
   * @param {{players?: any[], seat?: number, me?: number, puzzle?: boolean}} [how] players: in place of the text's; seat: whose eyes look; me: who plays at this device, of people who play apart; puzzle: one turn is asked for, without a clock
   */
  async function openText(text, { players, seat, me, puzzle = false } = {}) {
    const answer = await ask({ do: "open", text, seat: seat ?? null, ...(players ? { players } : {}) });
    if (answer.refused) return answer;
    const people = answer.players.flatMap((/** @type {any} */ player, /** @type {number} */ at) =>
      player.kind === "person" ? [at] : [],
    );
    const isAlone = people.length === 1 && seat === undefined;
    state.ui.me = me;
    state.isUnhurried = puzzle;
    begin(
      isAlone ? await ask({ do: "view", seat: people[0] }) : answer,
      puzzle ? { text, players: answer.players } : null,
    );
    return null;
  }

  /** @param {Game} game @param {State["puzzle"]} [puzzle] */
  function begin(game, puzzle = null) {
    sitting++;
    isLeft = false;
    clock.stop();
    state.clock = null;
    forgetBoard();
    state.puzzle = puzzle;
    state.displayed = false;
    state.sheet = null;
    state.screen = "play";
    accept(game, []);
    state.halo = broughtBy(state, game);
    redraw();
    takeOver();
    proceed();
  }

  function forgetBoard() {
    Object.assign(state, {
      start: null,
      draft: null,
      shelves: null,
      texts: new Map(),
      ranked: [],
      rackLines: 0,
      focus: { table: null, rack: null },
    });
  }

  /** Takes over what the engine says now; pieces that stay keep their elements. @param {Game} game @param {number[] | null} order the pieces that last.origin numbers; null: the same table seen by another @param {any} [how] of the motion */
  function accept(game, order, how = {}) {
    const before = state.draft ? snapshot() : null;
    const were = state.start && order?.length ? basis(state) : null;
    const { draft: plan, game: seen, past, future } = state;
    const tried = isPlanning(state) && isTouched(state);
    const isOwn = game.last?.seat === game.viewer;
    const told =
      !isOwn && seen?.viewer === game.viewer && state.remark?.kind === "timeout" ? state.remark : null;
    const rack = adopt(state, game, order);
    state.remark = told; // what the clock did stays to be read while others play
    const isGone = tried && !keepPlan(state, plan, seen, { past, future });
    if (order) state.halo = were ? haloOf(state, were) : { rows: new Set(), pieces: new Set() };
    if (isOwn) state.drawn = new Set(game.last?.drew ? rack.fresh : []);
    redraw({ before, time: "--t-slow", ...how });
    if (isGone) turn.remark(t("board-plan-gone"), "gone");
    keep();
  }

  /** Goes on: the end of the round, the next person, or the next computer. */
  async function proceed() {
    const { game } = state;
    const mine = sitting;
    if (!game) return;
    await remember(game);
    if (mine !== sitting) return;
    if (isPuzzleOver(state)) return redraw();
    if (game.over) return finish(game);
    const player = game.players[game.seat];
    if (player.kind === "computer") return computer(mine);
    if (game.viewer === game.seat) return startTurn(game);
    if (game.apart && game.viewer !== null) return open("send");
    if (persons().length === 1) return look(game.seat);
    await pause(state.screen === "play" ? PACE[state.options.speed] : 0);
    if (mine === sitting) curtain();
  }

  /** @param {Game} game */
  function startTurn(game) {
    const seconds = game.rules.turn_seconds;
    if (typeof seconds === "number" && state.screen === "play" && !state.isUnhurried)
      clock.start(
        state.clock?.running === false && state.clock.left > 0 ? state.clock.left : seconds,
        seconds,
      );
    redraw();
    if (state.holding) turn.hold(state.holding.pieces, state.holding.by);
    turn.judge();
    sound("turn");
    const clockWords =
      typeof seconds === "number" && state.clock
        ? t("board-turn-seconds", { n: seconds })
        : t("board-your-turn");
    const last = game.log.at(-1);
    say(last ? `${moveWords(last, game.players)}. ${clockWords}` : clockWords);
  }

  /** The clock is for those who wait: who plays alone may do without it to the end of the match. */
  function unhurry() {
    clock.stop();
    state.clock = null;
    state.isUnhurried = true;
    say(t("clock-is-off"));
    keep();
    redraw();
  }

  /** Nobody's rack is in the page until its owner says so. */
  async function curtain() {
    const view = await ask({ do: "view", seat: null });
    if (view.refused) return;
    forgetHolding();
    accept(view, null);
    state.screen = "curtain";
    redraw();
    keep();
  }

  /** The next person is there, or somebody else of those who play apart. @param {number} [seat] */
  async function ready(seat = state.game?.seat) {
    if (seat === undefined) return;
    state.screen = "play";
    await look(seat);
  }

  /** @param {number} seat */
  async function look(seat) {
    const view = await ask({ do: "view", seat });
    if (view.refused) return;
    accept(view, null);
    proceed();
  }

  /** @param {number} mine */
  async function computer(mine) {
    redraw();
    const { game } = state;
    if (!game) return;
    await pause(PACE[state.options.speed]); // meanwhile the table may be tried out: the engine is still at this turn
    if (mine !== sitting) return;
    const answer = await ask({ do: "bot", turn: game.turn, seat: game.viewer });
    if (mine !== sitting || answer.refused) return;
    const order = [...basis(state), ...comers(state, answer)];
    accept(answer, order, {
      time: "--t-step",
      from: seatOf(game.seat),
      steps: stepsOf(state, order, answer),
    });
    say(moveWords(answer.last, answer.players));
    await settled();
    if (mine === sitting) proceed();
  }

  function forgetHolding() {
    state.holding = null;
    state.loupe = null;
  }

  /** A move of the person whose turn it is. @param {"draw" | "pass" | "play"} kind */
  async function move(kind) {
    const { game, draft, start } = state;
    if (!game || !draft || !start || state.busy || !isMine(state)) return;
    forgetHolding();
    state.busy = true;
    const mine = sitting;
    const { layout, order } = questionOf(kind === "play" ? draft : start, state.texts);
    const answer = await ask({
      do: "move",
      turn: game.turn,
      move: kind === "play" ? { layout } : kind,
      seat: game.viewer,
    });
    state.busy = false;
    if (mine !== sitting) return;
    if (answer.refused) return turn.remark(refusalWords(answer), "refused");
    if (answer.faults && answer.turn === undefined) {
      state.verdict = { ...state.verdict, ...answer, legal: false };
      state.judged = draft;
      redraw();
      return open("verdict");
    }
    clock.stop();
    state.clock = null;
    accept(answer, order, { from: byId("pool"), steps: [] });
    if (answer.last?.kind === "penalty") turn.remark(t("board-penalty", { n: answer.last.drawn }), "timeout");
    proceed();
  }

  /** A move told as text, by the page around an embedded game; the answer of the engine if it is not allowed. @param {string} text */
  async function playText(text) {
    const { game } = state;
    if (!game || state.busy || !isMine(state)) return { refused: "it is nobody’s turn here", code: "turn" };
    forgetHolding();
    state.busy = true;
    const mine = sitting;
    const answer = await ask({ do: "move", turn: game.turn, move: text, seat: game.viewer });
    state.busy = false;
    if (answer.turn === undefined || mine !== sitting) return answer;
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
    forgetHolding();
    state.busy = true;
    const mine = sitting;
    const { layout, order } = questionOf(draft, state.texts);
    const answer = await ask({ do: "timeout", turn: game.turn, layout, seat: game.viewer });
    state.busy = false;
    if (mine !== sitting || answer.refused) return;
    state.clock = null;
    accept(answer, order, { from: byId("pool") });
    turn.remark(
      t("board-timeout", { result: answer.last?.result ?? "clean", n: answer.last?.drawn ?? 0 }),
      "timeout",
    );
    proceed();
  }

  /** @param {Game} game */
  async function finish(game) {
    clock.stop();
    state.clock = null;
    const mine = sitting;
    redraw();
    await settled();
    await pause(500);
    if (mine === sitting && state.game === game && state.screen === "play") open("round");
    say(t("board-round-over"));
  }

  /** The next round of the match. */
  async function next() {
    if (!state.game) return;
    const { apart, viewer } = state.game;
    const seat = apart ? viewer : persons().length === 1 ? persons()[0] : null;
    const answer = await ask({ do: "next", seat });
    if (!answer.refused) begin(answer);
  }

  const playAgain = () => (state.setup ? newGame({ ...state.setup, seed: undefined }) : null);

  /** The saved game: painted at once, then checked by the engine. @param {any} saved */
  async function resume(saved) {
    const mine = ++sitting;
    isLeft = false;
    state.setup = saved.setup;
    forgetBoard();
    state.screen = saved.hidden ? "curtain" : "play";
    adopt(state, saved.game, []);
    restore(state, saved);
    redraw();
    takeOver();
    const answer = await ask({
      do: "open",
      text: saved.game.record,
      seat: saved.game.viewer,
      players: saved.game.players,
    });
    if (mine !== sitting) return null;
    if (answer.refused) return answer;
    if (answer.turn !== saved.game.turn || answer.rack !== saved.game.rack) accept(answer, []);
    else state.game = { ...answer, last: saved.game.last ?? answer.last };
    redraw();
    if (state.screen === "play") proceed();
    return null;
  }

  /** Shows a position instead of the game; null: back to the game. @param {Game | null} position @param {{animate?: boolean}} [how] */
  function display(position, { animate = false } = {}) {
    if (!position) return undisplay();
    if (!state.displayed) {
      state.ui.live = keepsake(state);
      clock.stop();
    }
    state.displayed = true;
    const order = animate ? [...basis(state), ...comers(state, position)] : [];
    accept(position, order, animate ? { time: "--t-step", from: seatOf(position.last?.seat ?? 0) } : {});
  }

  function undisplay() {
    if (!state.displayed) return;
    const { live } = state.ui;
    state.displayed = false;
    if (!live) return;
    forgetBoard();
    accept(live.game, []);
    restore(state, live);
    redraw();
    proceed();
  }

  /** What is to be kept of the game now; null: nothing. */
  function kept() {
    const now = keepsake(state);
    return now && { ...now, left: isLeft };
  }

  function leave() {
    sitting++;
    isLeft = true;
    clock.stop();
  }

  const skipAll = () => {
    skip();
    wake();
  };

  return {
    newGame,
    openText,
    next,
    playAgain,
    resume,
    ready,
    move,
    playText,
    display,
    kept,
    skip: skipAll,
    stopClock: clock.stop,
    unhurry,
    proceed,
    leave,
  };
}

const freshSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => "abcdefghijkmnpqrstuvwxyz"[byte % 24]).join(
    "",
  );

/** @typedef {Record<string, (...args: any[]) => any>} Actions */
