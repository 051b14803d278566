/** The whole table by keyboard. Letters go by their place on the keyboard (event.code), so that they work on every layout. */
import { isHasty, waitingWords } from "./bar.js";
import { byId } from "./dom.js";
import { rowOf } from "./draft.js";
import { drawnTiles, tileOf } from "./draw.js";
import { fitsHeld } from "./marks.js";
import { say } from "./say.js";
import { isMine } from "./state.js";
import { clockText } from "./strip.js";
import { bottommost, inLine, neighbour, setsInSight } from "./walk.js";
import { t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./game.js").Actions} Actions */

const TWO_DIGITS = 500; // ms between the digits of 10–13
/** @type {Record<string, string>} the replay's buttons */
const REPLAY = { ArrowLeft: "replay-back", ArrowRight: "replay-next", Escape: "replay-leave" };

/** @param {State} state @param {ReturnType<typeof import("./turn.js").turnVerbs>} turn @param {Actions} actions */
export function listenKeys(state, turn, actions) {
  let typed = { text: "", at: 0 };

  document.addEventListener("keydown", (event) => {
    if (
      byId("game").hidden ||
      state.sheet ||
      /** @type {Element} */ (event.target).closest?.("input, select, textarea, dialog")
    )
      return;
    const verb = state.displayed ? replayKey(event) : (tileKey(event) ?? boardKey(event));
    if (!verb) return actions.skip();
    event.preventDefault();
    verb();
  });

  const focused = () => {
    const piece = Number(/** @type {HTMLElement | null} */ (document.activeElement)?.dataset.piece ?? -1);
    return document.activeElement?.closest("#felt, #rack") && drawnTiles().has(piece) ? piece : null;
  };

  /** @param {number | null | undefined} piece */
  function focus(piece) {
    const { draft } = state;
    if (piece === null || piece === undefined || !draft) return;
    const row = rowOf(draft, piece);
    state.focus[row ? "table" : "rack"] = piece;
    if (state.holding && row && row.id !== state.holding.from)
      turn.over({ set: row.id, slot: slotOf(row, piece), piece });
    actions.change(() => {});
    const tile = tileOf(piece);
    tile?.focus({ preventScroll: true });
    tile?.scrollIntoView({ block: "nearest" });
  }

  /** @param {import("./draft.js").Row} row @param {number} piece */
  const slotOf = (row, piece) =>
    row.pieces.filter((one) => !state.holding?.pieces.includes(one)).indexOf(piece) + 1;

  /** What a key does when a tile has the focus. @param {KeyboardEvent} event @returns {(() => unknown) | null} */
  function tileKey(event) {
    const piece = focused();
    const { draft, holding } = state;
    if (piece === null || !draft) return null;
    const jump = event.ctrlKey || event.metaKey;
    const line = inLine(draft, piece);
    const at = line.indexOf(piece);
    switch (event.code) {
      case "ArrowLeft":
      case "ArrowRight": {
        const by = event.code === "ArrowLeft" ? -1 : 1;
        if (event.shiftKey) return () => extend(piece, line[at + by]);
        return () => focus(jump ? setBeside(piece, by) : (line[at + by] ?? setBeside(piece, by)));
      }
      case "ArrowUp":
        return () => focus(neighbour(piece, -1));
      case "ArrowDown":
        return () => focus(neighbour(piece, 1));
      case "Home":
        return () => focus(jump ? setsInSight(state)[0]?.pieces[0] : line[0]);
      case "End":
        return () => focus(jump ? setsInSight(state).at(-1)?.pieces[0] : line.at(-1));
      case "Space":
        return () => toggle(piece);
      case "Enter":
      case "NumpadEnter":
        return () => (holding ? placeAt(piece) : pickAndGo(piece));
      case "Tab":
        return holding ? () => nextLanding(event.shiftKey ? -1 : 1) : null;
      case "Backspace":
        return () => toRack(piece);
      case "KeyA":
        return jump ? () => turn.hold([...line], "keys") : null;
    }
    return number(event, piece);
  }

  /** @param {number} piece @param {number} by */
  function setBeside(piece, by) {
    const sets = setsInSight(state);
    const at = sets.findIndex((row) => row.pieces.includes(piece));
    const row = at < 0 ? undefined : sets[at + by];
    return by < 0 ? row?.pieces.at(-1) : row?.pieces[0];
  }

  /** @param {number} piece */
  function toggle(piece) {
    const { holding, draft } = state;
    if (!holding || !draft || holding.from !== (rowOf(draft, piece)?.id ?? null))
      return turn.hold([piece], "keys");
    const rest = holding.pieces.includes(piece)
      ? holding.pieces.filter((one) => one !== piece)
      : [...holding.pieces, piece];
    if (rest.length) turn.hold(rest, "keys");
    else turn.letGo();
  }

  /** @param {number} piece @param {number | undefined} next */
  function extend(piece, next) {
    if (next === undefined) return;
    const held = state.holding?.pieces ?? [];
    turn.hold([...new Set([...held, piece, next])], "keys");
    focus(next);
  }

  /** @param {number} piece */
  async function pickAndGo(piece) {
    const holding = turn.hold([piece], "keys");
    await holding?.asked;
    if (holding && state.holding === holding) nextLanding(1);
  }

  /** @param {number} piece */
  async function placeAt(piece) {
    const { draft, holding } = state;
    if (!draft || !holding) return;
    const row = rowOf(draft, piece);
    if (holding.pieces.includes(piece)) return turn.letGo();
    await turn.drop(
      row ? { set: row.id, slot: slotOf(row, piece), piece } : { rack: draft.rack.indexOf(piece) + 1 },
    );
    focus(holding.pieces[0]);
  }

  /** Tab while holding goes round the sets where the held tiles fit. @param {number} by */
  function nextLanding(by) {
    const sets = setsInSight(state).filter((row) => fitsHeld(state, row));
    if (!sets.length) return say(t("board-fits", { n: 0 }));
    const here = state.holding?.target && "set" in state.holding.target ? state.holding.target.set : null;
    const at = sets.findIndex((row) => row.id === here);
    focus(sets[(at + by + sets.length) % sets.length].pieces.at(-1));
  }

  /** @param {number} piece */
  function toRack(piece) {
    if (!state.draft) return;
    if (!state.holding && !rowOf(state.draft, piece)) return;
    const holding = state.holding ?? turn.hold([piece], "keys");
    if (holding) turn.drop({ rack: state.draft.rack.length });
  }

  /** Digits and J go to the next tile that shows them. @param {KeyboardEvent} event @param {number} piece */
  function number(event, piece) {
    if (!state.options.letterKeys) return null;
    const digit =
      event.code.match(/^(?:Digit|Numpad)(\d)$/)?.[1] ??
      (event.code === "KeyJ" && !event.ctrlKey ? "j" : null);
    if (digit === null || event.ctrlKey || event.metaKey || event.altKey || !state.draft) return null;
    const now = performance.now();
    const goesOn = now - typed.at < TWO_DIGITS && typed.text === "1";
    typed = { text: goesOn ? typed.text + digit : digit, at: now };
    const zone = rowOf(state.draft, piece)
      ? setsInSight(state).flatMap((row) => row.pieces)
      : state.draft.rack;
    const from = typed.text.length > 1 ? zone.indexOf(piece) - 1 : zone.indexOf(piece);
    const round = [...zone.slice(from + 1), ...zone.slice(0, from + 1)];
    return () => focus(round.find((one) => state.texts.get(one)?.replace(/^[kbor]/, "") === typed.text));
  }

  /** What a key does anywhere on the play screen. @param {KeyboardEvent} event @returns {(() => unknown) | null} */
  function boardKey(event) {
    if (event.code === "Escape") return state.holding ? putBack : state.hint ? actions.hideHint : null;
    if (event.code === "F6") return () => jumpZone(event.shiftKey ? -1 : 1);
    if (event.altKey) return null;
    if (event.ctrlKey || event.metaKey) return COMMANDS[event.code]?.(event.shiftKey) ?? null;
    if (document.activeElement?.matches("#bar .tb") && /^Arrow(Left|Right)$/.test(event.code))
      return () => alongBar(event.code === "ArrowLeft" ? -1 : 1);
    if (!state.options.letterKeys) return null;
    if (event.key === "?") return () => actions.open("keys");
    return LETTERS[event.code]?.(event.shiftKey) ?? null;
  }

  /** With Ctrl or Cmd. @type {Record<string, (shift: boolean) => () => unknown>} */
  const COMMANDS = {
    KeyZ: (shift) => (shift ? turn.redo : turn.undo),
    KeyY: () => turn.redo,
    KeyA: () => () => {}, // without a tile in focus there is no set to pick, and the page's text is no choice
  };

  /** @type {Record<string, (shift: boolean) => (() => unknown) | null>} */
  const LETTERS = {
    KeyN: () => (state.holding ? turn.newSet : null),
    KeyU: () => turn.undo,
    KeyY: () => turn.redo,
    KeyX: () => turn.reset,
    KeyC: () => () => turn.sort("777"),
    KeyS: () => () => turn.sort("789"),
    KeyH: (shift) => (shift ? actions.doHint : actions.hint),
    KeyV: () => nextWrong,
    KeyD: () => leave,
    KeyE: () => actions.end,
    KeyT: () => () => focus(state.focus.table ?? setsInSight(state)[0]?.pieces[0]),
    KeyR: () => () => focus(state.focus.rack ?? state.draft?.rack[0]),
    KeyL: () => () => actions.open("log"),
    KeyI: () => tellStatus,
  };

  function leave() {
    const verb = state.game?.can.draw ? "draw" : "pass";
    if (!isHasty(state, verb)) actions[verb]();
  }

  function putBack() {
    const back = state.holding?.by === "keys" ? state.holding.pieces[0] : null;
    turn.letGo();
    focus(back);
  }

  /** Goes to the next set that is wrong. */
  function nextWrong() {
    const faults =
      state.verdict?.faults.filter(
        (/** @type {any} */ fault) => fault.row !== null && fault.row !== undefined,
      ) ?? [];
    if (!faults.length || !state.draft) return say(t("board-all-whole"));
    const rows = faults.map((/** @type {any} */ fault) => state.draft?.rows[fault.row]).filter(Boolean);
    const at = rows.findIndex((/** @type {any} */ row) => row.pieces.includes(focused()));
    focus(rows[(at + 1) % rows.length].pieces[0]);
  }

  /** @param {number} by */
  function jumpZone(by) {
    const zones = ["table", "rack", "bar"];
    const now = zones.findIndex((id) => byId(id).contains(document.activeElement));
    const next = zones[(now + by + zones.length) % zones.length];
    if (next === "bar") /** @type {HTMLElement | null} */ (byId("bar").querySelector(".go"))?.focus();
    else
      focus(
        next === "table"
          ? (state.focus.table ?? bottommost(state))
          : (state.focus.rack ?? state.draft?.rack[0]),
      );
  }

  /** @param {number} by */
  function alongBar(by) {
    const buttons = /** @type {HTMLElement[]} */ ([...byId("bar").querySelectorAll(".tb:not([hidden])")]);
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = buttons[(at + by + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  }

  /** Turn, time, pool and opening, aloud. */
  function tellStatus() {
    const { game, clock, verdict } = state;
    if (!game) return;
    const opened = game.players[game.seat].opened;
    say(
      [
        isMine(state) ? t("board-your-turn") : waitingWords(game),
        clock && t("board-time-left", { time: clockText(clock.left) }),
        t("board-pool-left", { n: game.pool }),
        !opened &&
          verdict?.opening &&
          `${t("board-opening")} ${verdict.opening.have} / ${verdict.opening.need}`,
      ]
        .filter(Boolean)
        .join(" "),
    );
  }
}

/** @param {KeyboardEvent} event */
function replayKey(event) {
  const button = document.getElementById(REPLAY[event.code] ?? "");
  return button && (() => button.click());
}
