/** How a game comes to this device: dealt, opened from a text, gone on with, or the next round of a match. */
import { adopt, broughtBy } from "./adopt.js";
import { takeOver } from "./alone.js";
import { forgetBoard } from "./positions.js";
import { restore } from "./saved.js";

/** @typedef {import("./state.js").Game} Game */

/**
 * @param {import("./desk.js").Desk} desk
 * @param {ReturnType<typeof import("./sitting.js").sittingOf>} sitting
 * @param {ReturnType<typeof import("./clock.js").clockOf>} clock
 * @param {ReturnType<typeof import("./positions.js").positionsOf>["accept"]} accept
 * @param {() => unknown} proceed goes on with the game
 */
export function openingsOf({ state, ask, redraw, keep }, sitting, clock, accept, proceed) {
  /** A new match. @param {{players: {name: string, kind: string, level?: string}[], rules: any, seed?: string, apart?: boolean}} setup */
  async function newGame(setup) {
    state.isUnhurried = false;
    const people = seatsOf(setup.players);
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
    const people = seatsOf(answer.players);
    const isAlone = people.length === 1 && seat === undefined;
    state.ui.me = me;
    state.isUnhurried = false;
    begin(
      isAlone ? await ask({ do: "view", seat: people[0] }) : answer,
      puzzle ? { text, players: answer.players } : null,
    );
    return null;
  }

  /** @param {Game} game @param {import("./state.js").State["puzzle"]} [puzzle] */
  function begin(game, puzzle = null) {
    sitting.begin();
    clock.stop();
    state.clock = null;
    forgetBoard(state);
    state.puzzle = puzzle;
    state.hinted = 0;
    state.sheet = null;
    state.screen = "play";
    accept(game, []);
    state.halo = broughtBy(state, game);
    redraw();
    takeOver();
    proceed();
  }

  /** The next round of the match. */
  async function next() {
    if (!state.game) return;
    const { apart, viewer, players } = state.game;
    const persons = seatsOf(players);
    const seat = apart ? viewer : persons.length === 1 ? persons[0] : null;
    const answer = await ask({ do: "next", seat });
    if (!answer.refused) begin(answer);
  }

  /** The same people and computers by the same rules, wherever the game came from. */
  function playAgain() {
    if (!state.game) return;
    const { players, rules, apart } = state.game;
    const same = players.map(({ name, kind, level }) => ({ name, kind, ...(level ? { level } : {}) }));
    newGame({ players: same, rules, ...(apart ? { apart: true } : {}) });
  }

  /** The saved game: painted at once, then checked by the engine. @param {any} saved */
  async function resume(saved) {
    sitting.begin();
    const mine = sitting.now();
    forgetBoard(state, saved.racks);
    const isShared = !saved.game.apart && seatsOf(saved.game.players).length > 1;
    state.screen = saved.hidden || (isShared && !saved.game.over) ? "curtain" : "play";
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
    if (mine !== sitting.now()) return null;
    if (answer.refused) {
      forgetBoard(state);
      Object.assign(state, { game: null, screen: "setup" });
      return answer;
    }
    if (answer.turn !== saved.game.turn || answer.rack !== saved.game.rack) accept(answer, []);
    else state.game = { ...answer, last: saved.game.last ?? answer.last };
    redraw();
    keep(); // it is not left any more
    if (state.screen === "play") proceed();
    return null;
  }

  return { newGame, openText, next, playAgain, resume };
}

/** The seats of the people. @param {{kind: string}[]} players */
export const seatsOf = (players) => players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));

const freshSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => "abcdefghijkmnpqrstuvwxyz"[byte % 24]).join(
    "",
  );
