/** Motion: tiles go from where they were to where they are (measure, redraw, play the difference), by transform alone. */
import { byId } from "./dom.js";
import { drawnTiles } from "./draw.js";

/** @typedef {{rects: Map<number, DOMRect>, grounds: Map<Element, DOMRect>}} Snapshot */

const LONGEST = 1500;
/** @type {Set<Animation>} */
const running = new Set();

/** A time or a curve from tokens.css. @param {string} name */
const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** @param {string} name */
export const milliseconds = (name) => Number.parseFloat(token(name)) || 0;

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
 * @param {{time?: string, curve?: string, steps?: number[][], from?: Element | null, hands?: Map<number, DOMRect>}} [how]
 *   time and curve: token names; steps: pieces that move together, one group after another; from: where new tiles come from; hands: tiles that were in the hand
 */
export function play(
  before,
  { time = "--t", curve = "--ease", steps = [], from = null, hands = new Map() } = {},
) {
  const duration = milliseconds(time);
  if (!duration) return;
  const easing = token(curve);
  const pace = steps.length ? Math.min(milliseconds("--t-step"), LONGEST / steps.length) : 0;
  const delays = new Map(steps.flatMap((pieces, index) => pieces.map((piece) => [piece, index * pace])));
  const origin = from?.getBoundingClientRect();
  for (const [piece, tile] of drawnTiles()) {
    const old = hands.get(piece) ?? before.rects.get(piece) ?? (origin && shrunk(origin));
    if (old) slide(tile, old, { duration, easing, delay: delays.get(piece) ?? 0, lifts: delays.has(piece) });
  }
  for (const [ground, old] of before.grounds)
    if (ground.isConnected) slide(ground, old, { duration, easing, delay: 0, lifts: false });
}

/** A tile-sized box in the middle of where tiles come from. @param {DOMRect} box */
const shrunk = (box) =>
  new DOMRect(box.x + box.width / 4, box.y + box.height / 4, box.width / 2, box.height / 2);

/** @param {Element} element @param {DOMRect} old @param {{duration: number, easing: string, delay: number, lifts: boolean}} how */
function slide(element, old, { duration, easing, delay, lifts }) {
  const now = element.getBoundingClientRect();
  const [dx, dy, scale] = [old.x - now.x, old.y - now.y, now.width ? old.width / now.width : 1];
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return;
  if (element.classList.contains("ground") && Math.abs(scale - 1) > 0.02) return; // a set that changed its length is drawn at once
  const animation = element.animate(
    [
      {
        transformOrigin: "0 0",
        transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
        zIndex: lifts ? 9 : 4,
      },
      { transformOrigin: "0 0", transform: "none", zIndex: lifts ? 9 : 4 },
    ],
    { duration, easing, delay, fill: "backwards" },
  );
  running.add(animation);
  const set = /** @type {HTMLElement | null} */ (element.closest(".set"));
  set?.style.setProperty("z-index", "7"); // tiles on their way pass over their new neighbours
  const rest = () => {
    running.delete(animation);
    set?.style.removeProperty("z-index");
  };
  animation.finished.then(rest, rest);
}

/** Resolves when nothing moves any more. */
export const settled = () => Promise.allSettled([...running].map((animation) => animation.finished));

/** Everything arrives at once: a tap skips what others do. */
export function skip() {
  for (const animation of running) animation.finish();
}

/** Where a player's tiles come from: the avatar in the strip. @param {number} seat */
export const seatOf = (seat) => byId("players").children[seat]?.querySelector(".av") ?? null;
