/** The flow of a game: whose turn it is, other players' turns, the clock, the device's hand-over. The engine decides everything; this asks in the right order. */

import { basis, comers, stepsOf } from "./adopt.js";
import { seatOf, settled, skip } from "./animate.js";
import { clockOf } from "./clock.js";
import { putDown } from "./hand.js";
import { remember } from "./link.js";
import { movesOf } from "./moves.js";
import { openingsOf, seatsOf } from "./openings.js";
import { positionsOf } from "./positions.js";
import { keepsake } from "./saved.js";
import { alertNow, say } from "./say.js";
import { sittingOf } from "./sitting.js";
import { isPuzzleOver } from "./state.js";
import { moveWords, t } from "./words.js";

/** @typedef {import("./state.js").Game} Game */

/** How long a computer seems to think, ms. @type {Record<string, number>} */
const PACE = { slow: 1600, normal: 700, fast: 250, instant: 0 };

/** ms in which a person sees what they drew before the curtain falls; a tap skips it. */
const LOOK = 1500;

/** @param {import("./desk.js").Desk} desk @param {ReturnType<typeof import("./turn.js").turnVerbs>} turn */
export function gameFlow(desk, turn) {
  const { state, ask, redraw, keep, sound, open } = desk;
  const sitting = sittingOf();
  const timeout = () => moves.timeout();
  const clock = clockOf(state, { out: () => turn.caughtUp().then(timeout, timeout), warn, keep, redraw });
  const { accept, display } = positionsOf(desk, clock, proceed);
  const moves = movesOf(desk, sitting, clock, accept, proceed);

  /** @param {number} seconds */
  function warn(seconds) {
    alertNow(t("board-seconds-left", { n: seconds }));
    if (seconds === 10) sound("late");
  }

  /** Goes on: the end of the round, the next person, or the next computer. */
  async function proceed() {
    const { game } = state;
    const mine = sitting.now();
    if (!game) return;
    await remember(game);
    if (mine !== sitting.now()) return;
    if (state.puzzle) weigh(state.puzzle);
    if (isPuzzleOver(state)) return redraw();
    if (game.over) return finish(game);
    const player = game.players[game.seat];
    if (player.kind === "computer") return computer(mine);
    if (game.viewer === game.seat) return startTurn(game);
    if (game.apart && game.viewer !== null) return open("send");
    if (seatsOf(game.players).length === 1) return look(game.seat);
    await sitting.pause(state.screen === "play" ? LOOK : 0);
    if (mine === sitting.now()) curtain();
  }

  /** What the position of a puzzle has, and what was made of it. @param {NonNullable<import("./state.js").State["puzzle"]>} puzzle */
  async function weigh(puzzle) {
    puzzle.told = await ask({ do: "puzzle" });
    if (state.puzzle !== puzzle) return;
    if (puzzle.told.tiles) return redraw();
    state.puzzle = null; // nothing to lay is nothing to solve
    proceed();
  }

  /** @param {Game} game */
  function startTurn(game) {
    const seconds = game.rules.turn_seconds;
    if (typeof seconds === "number" && state.screen === "play" && !state.isUnhurried && !state.puzzle)
      clock.start(
        state.clock?.running === false && state.clock.left > 0 ? state.clock.left : seconds,
        seconds,
      );
    redraw();
    if (state.holding) turn.hold(state.holding.pieces, state.holding.by);
    turn.judge();
    sound("turn");
    const last = game.log.at(-1);
    say(
      [
        last && t("board-said", { words: moveWords(last, game.players) }),
        game.final && t("board-last-turn"),
        state.clock?.running
          ? t("board-turn-seconds", { n: Math.ceil(state.clock.left) })
          : !game.final && t("board-your-turn"),
      ]
        .filter(Boolean)
        .join(" "),
    );
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
    const mine = sitting.now();
    const view = await ask({ do: "view", seat: null });
    if (view.refused || mine !== sitting.now()) return;
    putDown(state);
    accept(view, null);
    state.screen = "curtain";
    if (!state.sheet?.onno) state.sheet = null;
    say(""); // nor is it spoken
    redraw();
    keep();
  }

  /** The next person is there, or somebody else of those who play apart. @param {number} [seat] */
  async function ready(seat = state.game?.seat) {
    if (seat === undefined) return;
    state.screen = "play";
    if (state.game?.viewer === seat) proceed();
    else await look(seat);
  }

  /** @param {number} seat */
  async function look(seat) {
    const mine = sitting.now();
    const view = await ask({ do: "view", seat });
    if (view.refused || mine !== sitting.now()) return;
    accept(view, null);
    proceed();
  }

  /** @param {number} mine */
  async function computer(mine) {
    redraw();
    const { game } = state;
    if (!game) return;
    await sitting.pause(PACE[state.options.speed]); // meanwhile the table may be tried out: the engine is still at this turn
    if (mine !== sitting.now()) return;
    const answer = await ask({ do: "bot", turn: game.turn, seat: game.viewer });
    if (mine !== sitting.now() || answer.refused) return;
    const order = [...basis(state), ...comers(state, answer)];
    accept(answer, order, {
      time: "--t-step",
      from: seatOf(game.seat),
      steps: stepsOf(state, order, answer),
    });
    say(moveWords(answer.last, answer.players));
    await settled();
    if (mine === sitting.now()) proceed();
  }

  /** @param {Game} game */
  async function finish(game) {
    clock.stop();
    state.clock = null;
    const mine = sitting.now();
    redraw();
    await settled();
    await sitting.pause(500);
    if (mine === sitting.now() && state.game === game && state.screen === "play") open("round");
    say(t("board-round-over"));
  }

  /** What is to be kept of the game now; null: nothing. */
  function kept() {
    const now = keepsake(state);
    return now && { ...now, left: sitting.isLeft() };
  }

  function leave() {
    sitting.leave();
    clock.stop();
  }

  const skipAll = () => {
    skip();
    sitting.wake();
  };

  return {
    ...openingsOf(desk, sitting, clock, accept, proceed),
    ready,
    move: moves.move,
    playText: moves.playText,
    display,
    kept,
    skip: skipAll,
    stopClock: clock.stop,
    unhurry,
    proceed,
    leave,
  };
}

/** @typedef {Record<string, (...args: any[]) => any>} Actions */
