/** Fingers and mice: one press is a tap, a long press or a drag; each becomes a verb of the turn. Pointer Events of our own. */
import { boxesOf, nearest, sameTarget, targetAt } from "./aim.js";
import { byId } from "./dom.js";
import { rowOf } from "./draft.js";
import { drawnTiles } from "./draw.js";
import { dropGhost, liftGhost, moveGhost } from "./ghost.js";
import { mayMove } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{pointer: number, x: number, y: number, nowX: number, nowY: number, finger: boolean, piece: number | null, zone: "table" | "rack" | "loupe" | null, shift: boolean, timer: number, isLong: boolean, drag: Drag | null}} Press */
/** @typedef {{boxes: import("./aim.js").Boxes, lift: number, frame: number, refusal: number, target: import("./draft.js").Target | null}} Drag */

const FAR = { mouse: 4, finger: 8 }; // px until a press is a drag
const LONG = 400; // ms
const ECHO = { within: 500, near: 24 }; // ms, px: how soon and how close after a press on a control another belongs to it
const CONTROLS = "a, button, input, label, select, summary";
const REFUSED = 100; // ms: how often it is asked whether the engine has refused a pick-up
const EDGE = 48; // px of the felt's edge where a drag scrolls it
const SCROLL = 600 / 60; // px a frame at most

/**
 * @param {State} state
 * @param {ReturnType<typeof import("./turn.js").turnVerbs>} turn
 * @param {{tap: (press: Press) => void, hands: (take: () => Map<number, DOMRect>) => void, skip: () => void}} on
 */
export function listen(state, turn, on) {
  /** @type {Press | null} */
  let press = null;
  let control = { at: -ECHO.within, x: 0, y: 0 };
  let isEcho = false;
  const game = byId("game");

  document.addEventListener("pointerdown", noteControl, true);
  game.addEventListener("pointerdown", down);
  game.addEventListener("pointermove", move);
  game.addEventListener("pointerup", up);
  game.addEventListener("pointercancel", cancel);
  game.addEventListener(
    "lostpointercapture",
    (event) => press?.pointer === event.pointerId && press.drag && cancel(),
  );
  game.addEventListener("contextmenu", (event) => zoneOf(event.target) && event.preventDefault());
  window.addEventListener("blur", cancel);
  window.addEventListener("resize", () => press?.drag && cancel()); // nothing lies where it lay
  window.addEventListener("keydown", (event) => event.key === "Escape" && press?.drag && cancel());
  keepFromZooming();

  /** Remembers a press on a control, and whether this one is its double click: by then the board may lie under the pointer. @param {PointerEvent} event */
  function noteControl({ target, timeStamp: at, clientX: x, clientY: y }) {
    const isOnControl = target instanceof Element && Boolean(target.closest(CONTROLS));
    const isQuick = at - control.at < ECHO.within && Math.hypot(x - control.x, y - control.y) < ECHO.near;
    isEcho = isQuick && !isOnControl;
    if (isQuick || isOnControl) control = { at, x, y };
  }

  /** @param {PointerEvent} event */
  function down(event) {
    if (press && press.pointer !== event.pointerId) return cancel();
    cancel(); // a press of this pointer whose end was heard nowhere
    if (isEcho) return event.preventDefault(); // no focus either
    if (event.button > 0 || !(event.target instanceof Element)) return;
    const zone = zoneOf(event.target);
    const { clientX: x, clientY: y } = event;
    const piece = zone && pieceAt(event.target, x, y);
    if (piece === null) on.skip(); // a tap beside the tiles hurries the others on
    if (!zone) return;
    press = {
      pointer: event.pointerId,
      x,
      y,
      nowX: x,
      nowY: y,
      finger: event.pointerType !== "mouse",
      piece,
      zone,
      shift: event.shiftKey,
      timer: 0,
      isLong: false,
      drag: null,
    };
    if (piece === null) return;
    press.timer = window.setTimeout(hold, LONG);
    if (event.pointerType === "mouse") event.preventDefault(); // no text selection; focus is given by hand
    game.setPointerCapture(event.pointerId);
  }

  /** @param {Element} target @param {number} x @param {number} y */
  function pieceAt(target, x, y) {
    const tile = target.closest(".tile");
    if (tile instanceof HTMLElement) return Number(tile.dataset.piece);
    return target.closest("#table, #rack") ? nearest(drawnTiles(), x, y) : null;
  }

  /** A long press takes the whole set. */
  function hold() {
    if (!press || press.piece === null || press.drag || !state.draft) return;
    const row = rowOf(state.draft, press.piece);
    if (!row) return;
    press.isLong = true;
    turn.hold([...row.pieces], "tap");
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!press || event.pointerId !== press.pointer) return;
    press.nowX = event.clientX;
    press.nowY = event.clientY;
    if (press.drag) press.drag.frame ||= requestAnimationFrame(frame);
    if (press.drag || press.piece === null) return;
    if (press.zone === "loupe" && sweep(press)) return;
    if (Math.hypot(press.nowX - press.x, press.nowY - press.y) < (press.finger ? FAR.finger : FAR.mouse))
      return;
    clearTimeout(press.timer);
    lift(press);
  }

  /** A finger that goes over the loupe's tiles picks them all; out of the loupe it drags. @param {Press} pressed */
  function sweep({ nowX, nowY, x, timer }) {
    const under = document.elementFromPoint(nowX, nowY)?.closest("#loupe");
    const tile = document.elementFromPoint(nowX, nowY)?.closest("#loupe .tile");
    if (!under) return false;
    if (tile instanceof HTMLElement && Math.abs(nowX - x) > FAR.finger) {
      clearTimeout(timer);
      const held = state.holding?.pieces ?? [];
      const pieces = new Set([...held, /** @type {Press} */ (press).piece, Number(tile.dataset.piece)]);
      if (press) press.isLong = true; // lifting the finger is no tap any more
      if (pieces.size > held.length) turn.hold(/** @type {number[]} */ ([...pieces]), "tap");
    }
    return true;
  }

  /** @param {Press} pressed */
  function lift(pressed) {
    const piece = /** @type {number} */ (pressed.piece);
    const picked = state.holding?.pieces.includes(piece) ? state.holding.pieces : [piece];
    if (!turn.hold(picked, "drag")) {
      press = null;
      return;
    }
    const { lift: above } = liftGhost(state, pressed.finger);
    const refusal = window.setInterval(() => state.holding || end(), REFUSED);
    pressed.drag = { boxes: boxesOf(state), lift: above, frame: 0, refusal, target: null };
    frame();
  }

  /** Follows the hand; while that rests nothing runs, so that what it does next is painted without waiting for a frame. */
  function frame() {
    const drag = press?.drag;
    if (!press || !drag) return;
    drag.frame = 0;
    const [x, y] = [press.nowX, press.nowY - drag.lift];
    moveGhost(x, y);
    if (scroll(drag, y)) drag.frame = requestAnimationFrame(frame);
    const target = targetAt(state, drag.boxes, x, y);
    const isNew = !sameTarget(target, drag.target);
    drag.target = target;
    if (isNew) turn.over(target);
  }

  /** Scrolls the felt under a hand at its edge; whether it goes on. @param {Drag} drag @param {number} y */
  function scroll(drag, y) {
    if (!state.shelves?.scrolls) return false;
    const { table } = drag.boxes;
    const into = Math.max(0, EDGE - (y - table.top)) - Math.max(0, EDGE - (table.bottom - y));
    if (!into || y < table.top - EDGE || y > table.bottom + EDGE) return false;
    const element = byId("table");
    const before = element.scrollTop;
    element.scrollTop -= (into / EDGE) * SCROLL;
    drag.boxes.felt = new DOMRect(
      drag.boxes.felt.x,
      drag.boxes.felt.y - (element.scrollTop - before),
      drag.boxes.felt.width,
      drag.boxes.felt.height,
    );
    return element.scrollTop !== before;
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!press || event.pointerId !== press.pointer) return;
    const pressed = press;
    clearTimeout(pressed.timer);
    if (!pressed.drag) {
      press = null;
      if (!pressed.isLong) on.tap(pressed);
      return;
    }
    const target = targetAt(state, pressed.drag.boxes, event.clientX, event.clientY - pressed.drag.lift);
    end();
    if (target && mayMove(state)) turn.drop(target);
    else turn.letGo();
  }

  function cancel() {
    if (!press) return;
    clearTimeout(press.timer);
    const dragged = press.drag;
    end();
    if (dragged) turn.letGo();
  }

  function end() {
    const drag = press?.drag;
    press = null;
    if (!drag) return;
    cancelAnimationFrame(drag.frame);
    clearInterval(drag.refusal);
    if (state.holding) on.hands(dropGhost);
    else dropGhost();
  }
}

/** @param {EventTarget | null} target @returns {Press["zone"]} */
function zoneOf(target) {
  if (!(target instanceof Element)) return null;
  if (target.closest("#loupe")) return target.closest("button") ? null : "loupe";
  if (target.closest("#table")) return "table";
  return target.closest("#rack") ? "rack" : null;
}

/** iOS zooms on a double tap whatever touch-action says; two quick taps on tiles are ordinary here. */
function keepFromZooming() {
  let last = 0;
  byId("game").addEventListener(
    "touchend",
    (event) => {
      const quick = event.timeStamp - last < 300;
      last = event.timeStamp;
      if (quick && zoneOf(event.target)) event.preventDefault();
    },
    { passive: false },
  );
}
