/** How large rack and table are in this window, and so how large their tiles are. The only measuring outside of gestures. */
import { byId } from "./dom.js";
import { arrange, boxesOf, inOrder, LARGE, rackSizes, resettle, SMALLEST } from "./shelves.js";

/** @typedef {import("./state.js").State} State */

/** Sizes the rack's tiles; during a turn it keeps its number of rows. @param {State} state */
function sizeRack(state) {
  const rack = byId("rack");
  const style = getComputedStyle(rack);
  const width =
    rack.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const count = state.draft?.rack.length ?? 0;
  const isLow = matchMedia("(max-height: 499px) and (min-width: 600px)").matches;
  const wanted = isLow ? (count > 20 ? 2 : 1) : 0;
  const sizes = rackSizes(
    count,
    width,
    Number.parseFloat(style.getPropertyValue("--rw-max")) || 52,
    Math.max(wanted, state.rackLines),
  );
  rack.style.setProperty("--cols", String(sizes.columns));
  rack.style.setProperty("--lines", String(sizes.lines));
  rack.style.setProperty("--tw", `${sizes.w}px`);
  rack.style.setProperty("--th", `${sizes.h}px`);
  return sizes;
}

/** Gives the sets their places where the room is new: at the start of a turn, after a resize, or when the status row has grown. @param {State} state */
export function fitRoom(state) {
  const { draft, shelves, holding } = state;
  if (!draft) return;
  if (state.isNew || !shelves) return replan(state, state.isNew === "window" ? 0 : (shelves?.sizes.w ?? 0));
  if (holding?.by === "drag") return;
  const { width, height } = room();
  if (shelves.width === width && shelves.height === height) return;
  if (shelves.width !== width) return replan(state, shelves.sizes.w);
  state.shelves = resettle({ ...shelves, height }, boxesOf(draft));
}

/** @param {State} state @param {number} now the present tile; 0: as large as may be */
function replan(state, now) {
  const rack = sizeRack(state);
  state.rackLines = rack.lines;
  state.isNew = null;
  const { width, height, most } = room();
  const least = state.options.tiles === "large" ? LARGE : SMALLEST;
  const largest = Math.max(least, Math.min(most, Math.round(rack.w * 1.15)));
  const boxes = state.draft && inOrder(boxesOf(state.draft), state.shelves);
  state.shelves = boxes && arrange(boxes, { width, height, largest, least, now });
}

/** Arranges the sets anew in another order. @param {State} state @param {number[]} order the places of the rows */
export function rearrange(state, order) {
  const { draft, shelves } = state;
  if (!draft || !shelves) return;
  const boxes = boxesOf(draft);
  state.shelves = arrange(
    order.map((place) => boxes[place]),
    { ...shelves, largest: shelves.sizes.w },
  );
}

/** The felt inside its padding. */
function room() {
  const table = byId("table");
  const style = getComputedStyle(table);
  const inner = (/** @type {number} */ size, /** @type {string} */ from, /** @type {string} */ to) =>
    size - Number.parseFloat(style.getPropertyValue(from)) - Number.parseFloat(style.getPropertyValue(to));
  return {
    width: inner(table.clientWidth, "padding-left", "padding-right"),
    height: inner(table.clientHeight, "padding-top", "padding-bottom"),
    most: Number.parseFloat(style.getPropertyValue("--tw-max")) || 56,
  };
}
