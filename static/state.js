/**
 * The page's state: one plain object, one comment a field. The engine's position is not here: `game` is only what it last said.
 * Only the verbs of turn.js and game.js change it; everything else reads.
 *
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {import("./draft.js").Landings} Landings
 * @typedef {import("./draft.js").Target} Target
 * @typedef {import("./draft.js").Landing} Landing
 * @typedef {{name: string, kind: "person" | "computer", level?: string, tiles: number, opened: boolean}} Player
 * @typedef {{
 *   turn: number, round: number, rules: any, differs: string[], players: Player[], seat: number, viewer: number | null,
 *   table: string[], rows: any[], rack: string | null, orders: Record<"789" | "777", number[]>, pool: number, passes: number,
 *   can: {draw: boolean, pass: boolean}, final: boolean, start: any, last: any, log: any[], over: any, match: any, record: string, game: string, apart: string | null
 * }} Game
 * @typedef {{
 *   pieces: number[], from: number | null, by: "tap" | "drag" | "keys", rows: Draft["rows"],
 *   answer: Landings | null, order: number[], asked: Promise<Landings | null>, target: Target | null, landing: Landing | null
 * }} Holding   from: the set they come from, null: the rack; rows: the table that the answer is about; target: what is under them now; landing: what letting go would do
 * @typedef {{draft: Draft, shelves: import("./shelves.js").Shelves | null, verdict: any}} Moment   verdict: null if the draft was not judged
 * @typedef {{level: number, nth: number, answer: any, first: {tiles: string, isRun: boolean} | null, order: number[], pieces: Set<number>, places: Map<number, number[]>, goal: Draft | null, swept: Draft["rows"] | null}} Hint
 *   level: 1 how many, 2 where; first: what to take first, as it will lie; pieces: the rack's and the table's tiles that it moves; places: the sets that these leave or come to, each with the numbers of these moves, from 1; goal: the draft at its end; swept: the table to which the hint has put the turn back
 * @typedef {typeof INITIAL} State
 */

import { sameTable } from "./draft.js";

export const OPTIONS = {
  /** the last set-up, offered again */
  lineup: /** @type {import("./screens/lineup.js").Lineup | null} */ (null),
  language: "",
  theme: "auto",
  palette: "usual",
  hand: "right",
  tiles: "auto",
  sound: false,
  vibration: false,
  letterKeys: true,
  showFits: true,
  hints: true,
  warnDraw: true,
  marks: true,
  speed: "normal",
  motion: "auto",
};

const INITIAL = {
  /** the full screen that shows: setup, play, curtain, match, replay, guide */
  screen: "setup",
  /** what that screen was opened with */
  screenArgs: /** @type {any} */ (null),
  /** the sheet over it, by name, with what it was opened with */
  sheet: /** @type {null | {name: string, [argument: string]: any}} */ (null),
  /** how far the engine has come */
  engine: {
    ready: false,
    stage: "",
    loaded: 0,
    total: 0,
    slow: false,
    failed: /** @type {null | {message: string}} */ (null),
  },
  /** what the person likes; kept */
  options: { ...OPTIONS },
  /** a game that can be continued */
  saved: /** @type {any} */ (null),
  /** where things are kept: the browser's store, or only this page's memory */
  storage: /** @type {"kept" | "memory"} */ ("kept"),
  /** the position as the engine last told it, for the seat that looks */
  game: /** @type {Game | null} */ (null),
  /** every piece's tile text */
  texts: /** @type {Map<number, string>} */ (new Map()),
  /** the draft at the start of the turn, and now */
  start: /** @type {Draft | null} */ (null),
  draft: /** @type {Draft | null} */ (null),
  /** the viewer's pieces in the engine's order, which `orders` permutes */
  ranked: /** @type {number[]} */ ([]),
  /** moments to go back and forth to */
  past: /** @type {Moment[]} */ ([]),
  future: /** @type {Moment[]} */ ([]),
  /** the judge's word on the draft, and the draft it is about */
  verdict: /** @type {any} */ (null),
  judged: /** @type {Draft | null} */ (null),
  /** what the engine said of each row: kind, faces, fault, touched */
  infos: /** @type {WeakMap<import("./draft.js").Row, any>} */ (/** @type {unknown} */ (null)),
  /** what the hand holds */
  holding: /** @type {Holding | null} */ (null),
  /** pieces that have been let go before the engine had said where they may go */
  early: /** @type {Set<number>} */ (new Set()),
  /** where the sets lie on the felt */
  shelves: /** @type {import("./shelves.js").Shelves | null} */ (null),
  /** why all sets need new places: another turn, or another window; null: they lie */
  isNew: /** @type {null | "turn" | "window"} */ (null),
  /** rows of the rack, kept during a turn so that nothing jumps */
  rackLines: 0,
  /** sets and pieces of the last player's move, marked until the next drop */
  halo: { rows: /** @type {Set<number>} */ (new Set()), pieces: /** @type {Set<number>} */ (new Set()) },
  /** how people whose racks are not shown now have ordered them: each seat's tiles as text, and which of them were drawn last */
  racks: /** @type {Map<number, {rack: string, drawn: boolean[]}>} */ (new Map()),
  /** the piece last drawn from the pool, marked on the rack */
  drawn: /** @type {Set<number>} */ (new Set()),
  /** the set whose tiles are shown large under the finger */
  loupe: /** @type {number | null} */ (null),
  /** the piece with the roving tabindex in each zone */
  focus: { table: /** @type {number | null} */ (null), rack: /** @type {number | null} */ (null) },
  /** the hint that shows: the engine's answer and how much of it */
  hint: /** @type {null | Hint} */ (null),
  /** how many hints have been given in this round */
  hinted: 0,
  /** which of a hint's steps is being played */
  doing: /** @type {null | {n: number, length: number}} */ (null),
  /** seconds left of the turn */
  clock: /** @type {null | {left: number, of: number, running: boolean}} */ (null),
  /** the round is a puzzle: the text it was opened from, who plays it, and what the engine said of it last */
  puzzle: /** @type {null | {text: string, players: any[], told?: any}} */ (null),
  /** a person who plays alone has switched the clock off */
  isUnhurried: false,
  /** the fault that is being shown, and a passing remark in the status row */
  shown: /** @type {any} */ (null),
  remark: /** @type {null | {words: string, kind: string}} */ (null),
  /** the primary button as it last was, while the judge thinks */
  lastPrimary: /** @type {import("./bar.js").Primary | null} */ (null),
  /** a question that changes the game is under way */
  busy: false,
  /** a position shown instead of the game (replay, lessons) */
  displayed: false,
  /** the screens' own keys */
  ui: /** @type {Record<string, any>} */ ({}),
};

/** The state of a page that has just been opened. @returns {State} */
export const newState = () => ({ ...structuredClone(INITIAL), infos: new WeakMap() });

/** Whether a clock runs that nobody but the player needs. @param {State} state */
export const isTimedAlone = ({ game, clock }) =>
  Boolean(clock && game && game.players.filter(({ kind }) => kind === "person").length === 1);

/** Whether the turn that a puzzle asks for has been played: nobody moves until the person goes on. @param {State} state */
export const isPuzzleOver = ({ puzzle, game }) => Boolean(puzzle && game?.log.length);

/** Whether it is the viewer's turn on the live board. @param {State} state */
export const isMine = ({ game, screen, displayed }) =>
  Boolean(
    game &&
      !game.over &&
      game.viewer === game.seat &&
      ["play", "guide"].includes(screen) &&
      !displayed &&
      game.players[game.seat].kind === "person",
  );

/** Whether somebody looks at their own rack while others play: what they do on the table is a private try-out. @param {State} state */
export const isPlanning = ({ game, screen, displayed }) =>
  Boolean(
    game &&
      !game.over &&
      game.viewer !== null &&
      game.viewer !== game.seat &&
      screen === "play" &&
      !displayed,
  );

/** Whether the hand may move tiles of the table: in earnest, or trying things out. @param {State} state */
export const mayMove = (state) => isMine(state) || isPlanning(state);

/** Whether the table's sets may not be touched yet: who has not opened begins with sets of their own. @param {State} state */
export const isLocked = (state) =>
  Boolean(
    mayMove(state) &&
      !state.game?.players[state.game.viewer ?? 0].opened &&
      state.game?.rules.initial_meld_min,
  );

/** What the rules want of a freed joker, for messages. @param {State} state */
export const reuseOf = ({ game }) => ({ reuse: game?.rules.joker_reuse });

/** Whether the draft is not the table as the turn found it. @param {State} state */
export const isTouched = ({ start, draft }) => Boolean(start && draft && !sameTable(start, draft));

/** The pieces that the viewer has laid this turn. @param {State} state @returns {Set<number>} */
export function laidPieces({ start, draft }) {
  const own = new Set(start?.rack ?? []);
  return new Set(draft?.rows.flatMap((row) => row.pieces).filter((piece) => own.has(piece)) ?? []);
}

/** Whether the turn may be ended although the table is wrong, for a price in tiles (which may be 0). @param {Pick<State, "verdict">} state */
export const mayFoul = ({ verdict }) => typeof verdict?.can?.penalty === "number";
