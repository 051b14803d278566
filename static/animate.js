/** Motion: tiles go from where they were to where they are (measure, redraw, play the difference), by transform alone. */
import { byId } from "./dom.js";
import { drawnTiles } from "./draw.js";

/** @typedef {{rects: Map<number, DOMRect>, grounds: Map<Element, DOMRect>}} Snapshot */
/** @typedef {{element: Element, dx: number, dy: number, scale: number, delay: number, lifts: boolean}} Way */

const LONGEST = 1500;
/** @type {Set<Animation>} */
const running = new Set();

/** A time or a curve from tokens.css. @param {string} name */
const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A time of tokens.css, which the build may write in seconds: .16s. @param {string} name */
export function milliseconds(name) {
  const time = token(name);
  return (Number.parseFloat(time) || 0) * (time.endsWith("ms") ? 1 : 1000);
}

/**
 * How the next motion goes; read before anything is drawn, while the browser knows its styles. null: nothing moves.
 * @param {{time?: string, curve?: string, steps?: number[][]}} how token names; steps: pieces that move together, one group after another
 */
export function paceOf({ time = "--t", curve = "--ease", steps = [] }) {
  const duration = milliseconds(time);
  if (!duration) return null;
  const apart = steps.length ? Math.min(milliseconds("--t-step"), LONGEST / steps.length) : 0;
  return { duration, easing: token(curve), apart };
}

/** Where every tile is now. @returns {Snapshot} */
export function snapshot() {
  const rects = new Map([...drawnTiles()].map(([piece, tile]) => [piece, tile.getBoundingClientRect()]));
  const grounds = new Map(
    [...document.querySelectorAll("#felt .ground")].map((ground) => [ground, ground.getBoundingClientRect()]),
  );
  return { rects, grounds };
}

/**
 * Plays the way from a snapshot to what is drawn now.
 * @param {Snapshot} before
 * @param {NonNullable<ReturnType<typeof paceOf>>} pace
 * @param {{steps?: number[][], from?: Element | null, hands?: Map<number, DOMRect>}} how
 *   from: where new tiles come from; hands: tiles that were in the hand
 */
export function play(before, { apart, ...pace }, { steps = [], from = null, hands = new Map() }) {
  const delays = new Map(steps.flatMap((pieces, index) => pieces.map((piece) => [piece, index * apart])));
  const origin = from?.getBoundingClientRect();
  const ways = [...drawnTiles()].flatMap(([piece, tile]) => {
    const old = hands.get(piece) ?? before.rects.get(piece) ?? (origin && shrunk(origin));
    const way = old && wayOf(tile, old);
    return way ? [{ ...way, delay: delays.get(piece) ?? 0, lifts: delays.has(piece) }] : [];
  });
  for (const [ground, old] of before.grounds) {
    const way = ground.isConnected && wayOf(ground, old);
    if (way && way.scale === 1) ways.push({ ...way, delay: 0, lifts: false }); // a set that changed its length is drawn at once
  }
  // nothing is set in motion before all is measured: the browser would lay the page out again for every tile
  for (const way of together(ways)) slide(way, pace);
}

/** Tiles and ground of a set that all go the same way go as one. @param {Way[]} ways @returns {Way[]} */
function together(ways) {
  /** @type {Map<Element | null, Way[]>} */
  const bySet = new Map();
  for (const way of ways) {
    const set = way.element.closest("#felt .set");
    bySet.set(set, [...(bySet.get(set) ?? []), way]);
  }
  return [...bySet].flatMap(([set, own]) => (set && isOne(set, own) ? [{ ...own[0], element: set }] : own));
}

/** @param {Element} set @param {Way[]} ways */
const isOne = (set, ways) =>
  ways.length === set.querySelectorAll(".tile, .ground").length &&
  ways.every(
    ({ dx, dy, scale, lifts }) => scale === 1 && !lifts && isNear(dx, ways[0].dx) && isNear(dy, ways[0].dy),
  );

/** @param {number} a @param {number} b px */
const isNear = (a, b) => Math.abs(a - b) < 0.5;

/** A tile-sized box in the middle of where tiles come from. @param {DOMRect} box */
const shrunk = (box) =>
  new DOMRect(box.x + box.width / 4, box.y + box.height / 4, box.width / 2, box.height / 2);

/** The way to where an element is now; null: it is there already. @param {Element} element @param {DOMRect} old */
function wayOf(element, old) {
  const now = element.getBoundingClientRect();
  const [dx, dy, ratio] = [old.x - now.x, old.y - now.y, now.width ? old.width / now.width : 1];
  const scale = Math.abs(ratio - 1) < 0.02 ? 1 : ratio;
  return Math.abs(dx) < 1 && Math.abs(dy) < 1 && scale === 1 ? null : { element, dx, dy, scale };
}

/** @param {Way} way @param {{duration: number, easing: string}} how */
function slide({ element, dx, dy, scale, delay, lifts }, { duration, easing }) {
  const frames = element.matches(".set")
    ? { translate: [`${dx}px ${dy}px`, "0 0"] } // its transform says where it lies
    : { transform: [`translate(${dx}px, ${dy}px) scale(${scale})`, "none"] };
  const animation = element.animate(frames, { duration, easing, delay, fill: "backwards" });
  running.add(animation);
  const lower = raise(element, lifts ? "9" : "4");
  const rest = () => {
    running.delete(animation);
    lower();
  };
  animation.finished.then(rest, rest);
}

/** Tiles on their way pass over their new neighbours; as a part of the animation this would keep it from the compositor. @param {Element} element @param {string} z */
function raise(element, z) {
  const raised = /** @type {HTMLElement[]} */ (
    [element.closest(".set"), element.closest(".tile")].filter(Boolean)
  );
  for (const one of raised) one.style.zIndex = one.matches(".set") ? "7" : z;
  return () => {
    for (const one of raised) one.style.zIndex = "";
  };
}

/** Resolves when nothing moves any more. */
export const settled = () => Promise.allSettled([...running].map((animation) => animation.finished));

/** Everything arrives at once: a tap skips what others do. */
export function skip() {
  for (const animation of running) animation.finish();
}

/** Where a player's tiles come from: the avatar in the strip. @param {number} seat */
export const seatOf = (seat) => byId("players").children[seat]?.querySelector(".av") ?? null;
