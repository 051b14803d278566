/**
 * Where sets lie on the felt: pure arithmetic of boxes, without the page and without the game.
 * The engine knows only the order of the sets; here they get shelves, and keep them while somebody's hand is on the table.
 *
 * A set is {id, n} (n tiles). A place is {shelf, x, room}: its left edge and the width it keeps, in px.
 * @typedef {{id: number, n: number}} Box
 * @typedef {{shelf: number, x: number, room: number}} Place
 * @typedef {{w: number, h: number, inner: number, gap: number, row: number}} Sizes
 * @typedef {{sizes: Sizes, width: number, height: number, pitch: number, shelves: number, scrolls: boolean, places: Map<number, Place>}} Shelves
 * @typedef {{shelf: number, x: number, pushes: boolean}} Wish  pushes: neighbours give way; else it takes the nearest free gap
 */

export const SMALLEST = 24;

/** What who asked for large tiles gets at least, if the longest set allows it; the table scrolls then. */
export const LARGE = 40;
/** A tile grows between turns only if it gains this much: tables that shrink by a set should not pulse. */
const WORTH_GROWING = 3;

/** Everything that follows from a tile's width: height, space inside a set, between sets, between shelves. @param {number} w @returns {Sizes} */
export function sizesOf(w) {
  const compact = w < 28;
  return {
    w,
    h: Math.round(w * Math.min(1.36, 1.25 + Math.max(0, w - 24) * 0.01)),
    inner: compact ? 0 : 1,
    gap: compact ? 6 : Math.round(Math.max(9, 0.3 * w)),
    row: compact ? 3 : Math.round(Math.max(6, 0.2 * w)),
  };
}

/** @param {number} n @param {Sizes} sizes */
export const widthOf = (n, { w, inner }) => n * w + (n - 1) * inner;

/** How many tiles a set on these shelves can have. @param {Shelves} shelves */
export const fitting = ({ width, sizes: { w, inner } }) => Math.floor((width + inner) / (w + inner));

/** The rack's tiles: how many a row, and how large. @param {number} n @param {number} width @param {number} largest @param {number} rows 0: as many as suit */
export function rackSizes(n, width, largest, rows) {
  const apart = 2;
  let lines = rows || (n <= 10 ? 1 : n <= 20 ? 2 : width > 560 ? Math.ceil(n / 16) : n <= 36 ? 3 : 4);
  for (; ; lines++) {
    const columns = Math.max(10, Math.ceil(n / lines));
    const w = Math.min(largest, Math.floor((width - apart * (columns - 1)) / columns));
    if (w >= SMALLEST || lines >= 4) return { lines, columns, w, h: Math.round(w * (w < 30 ? 1.27 : 1.33)) };
  }
}

/** Packs sets on shelves: first fit in their order, or longest first into the tightest shelf. @param {Box[]} boxes @param {number} width @param {Sizes} sizes @param {boolean} tight */
function pack(boxes, width, sizes, tight) {
  /** @type {{used: number, boxes: Box[]}[]} */
  const shelves = [];
  for (const box of tight ? [...boxes].sort((a, b) => b.n - a.n) : boxes) {
    const needs = sizes.gap + widthOf(box.n, sizes);
    const open = shelves.filter((shelf) => shelf.used + needs <= width);
    if (tight) open.sort((a, b) => b.used - a.used);
    const shelf = open[0] ?? { used: -sizes.gap, boxes: [] };
    if (!open.length) shelves.push(shelf);
    shelf.used += needs;
    shelf.boxes.push(box);
  }
  return shelves;
}

/** @param {number} shelves @param {Sizes} sizes */
const heightOf = (shelves, { h, row }) => shelves * h + (shelves - 1) * row;

/** The largest whole-pixel tile that shows every set; under the least the table scrolls. @param {Box[]} boxes @param {number} width @param {number} height @param {number} largest @param {number} least */
function fit(boxes, width, height, largest, least) {
  for (let w = largest; w >= SMALLEST; w--) {
    const sizes = sizesOf(w);
    if (boxes.some((box) => widthOf(box.n, sizes) > width)) continue;
    for (const tight of [false, true]) {
      const packed = pack(boxes, width, sizes, tight);
      if (heightOf(packed.length, sizes) <= height) return { sizes, packed, scrolls: false };
    }
    if (w <= least) return { sizes, packed: pack(boxes, width, sizes, true), scrolls: true };
  }
  const sizes = sizesOf(SMALLEST);
  return { sizes, packed: pack(boxes, width, sizes, true), scrolls: true };
}

/**
 * A fresh arrangement of all sets: between turns, after a resize, or when a drop no longer fits.
 * @param {Box[]} boxes in the order to read them
 * @param {{width: number, height: number, largest: number, least?: number, now?: number}} room now: the present tile, kept unless 3 px are gained
 * @returns {Shelves}
 */
export function arrange(boxes, { width, height, largest, least = SMALLEST, now = 0 }) {
  let found = fit(boxes, width, height, largest, least);
  if (now && now < found.sizes.w && found.sizes.w < now + WORTH_GROWING && now <= largest)
    found = fit(boxes, width, height, now, least);
  const { sizes, packed, scrolls } = found;
  const spare = Math.max(0, height - heightOf(packed.length, sizes));
  const between = packed.length > 1 ? Math.min(sizes.h * 0.22, spare / (packed.length - 1)) : sizes.h * 0.22;
  const pitch = Math.floor(sizes.h + sizes.row + (scrolls ? 0 : between));
  return {
    sizes,
    width,
    height,
    pitch,
    shelves: packed.length,
    scrolls,
    places: spread(packed, width, sizes),
  };
}

/** Shares out a shelf's slack: to flush edges where little is left, else left-aligned in one centred block. @param {ReturnType<typeof pack>} packed @param {number} width @param {Sizes} sizes */
function spread(packed, width, sizes) {
  const slack = (/** @type {{used: number, boxes: Box[]}} */ shelf) =>
    (width - shelf.used) / (shelf.boxes.length - 1);
  const isFlush = packed.map((shelf) => shelf.boxes.length > 1 && slack(shelf) <= 3 * sizes.gap);
  const loose = packed.map((shelf) => shelf.used + (shelf.boxes.length - 1) * 0.6 * sizes.gap);
  const margin = isFlush.some(Boolean) ? 0 : Math.max(0, (width - Math.max(0, ...loose)) / 2);
  /** @type {Map<number, Place>} */
  const places = new Map();
  packed.forEach((shelf, index) => {
    const extra = isFlush[index]
      ? slack(shelf)
      : shelf.boxes.length > 1
        ? Math.min(0.6 * sizes.gap, slack(shelf))
        : 0;
    let x = isFlush[index] ? 0 : margin;
    for (const box of shelf.boxes) {
      const room = widthOf(box.n, sizes);
      places.set(box.id, { shelf: index, x: Math.round(x), room });
      x += room + sizes.gap + extra;
    }
  });
  return places;
}

/**
 * The same table after a drop: only what the hand moved, or what a growing set must push, changes its place.
 * @param {Shelves} shelves
 * @param {Box[]} boxes the sets now
 * @param {Map<number, Wish>} wishes where new or moved sets would like to lie
 * @returns {Shelves | null} null: it does not fit, and the whole table has to be arranged anew
 */
export function settle(shelves, boxes, wishes = new Map()) {
  const { sizes, width } = shelves;
  /** @type {Map<number, Place>} */
  const places = new Map();
  for (const box of boxes) {
    const place = shelves.places.get(box.id);
    if (place && !wishes.has(box.id)) places.set(box.id, { ...place });
  }
  let count = shelves.shelves;
  const growing = boxes.filter(
    (box) => places.has(box.id) && widthOf(box.n, sizes) > read(places, box.id).room,
  );
  for (const box of growing)
    if (!grow(box, places, boxes, shelves))
      count = Math.max(count, rehouse(box, null, places, count, shelves));
  for (const box of boxes.filter((one) => !places.has(one.id))) {
    const wish = wishes.get(box.id) ?? null;
    if (wish?.pushes && squeeze(box, wish, places, boxes, shelves)) count = Math.max(count, wish.shelf + 1);
    else count = Math.max(count, rehouse(box, wish, places, count, shelves));
  }
  const used = [...places.values()].reduce((most, place) => Math.max(most, place.shelf + 1), 0);
  return fold(
    { ...shelves, places, shelves: used },
    boxes.some((box) => widthOf(box.n, sizes) > width),
  );
}

/**
 * The same, and the whole table arranged anew in the order in which it lies if that does not fit.
 * @param {Shelves} shelves
 * @param {Box[]} boxes
 * @param {Map<number, Wish>} [wishes]
 * @returns {Shelves}
 */
export function resettle(shelves, boxes, wishes) {
  return (
    settle(shelves, boxes, wishes) ??
    arrange(inOrder(boxes, shelves, wishes), { ...shelves, largest: shelves.sizes.w })
  );
}

/** The sets of a draft as boxes. @param {import("./draft.js").Draft} draft @returns {Box[]} */
export const boxesOf = (draft) => draft.rows.map((row) => ({ id: row.id, n: row.pieces.length }));

/** Sets in the order in which they lie, new ones last. @param {Box[]} boxes @param {Shelves | null} shelves @param {Map<number, Wish>} [wishes] */
export function inOrder(boxes, shelves, wishes) {
  const at = (/** @type {Box} */ box) =>
    shelves?.places.get(box.id) ?? wishes?.get(box.id) ?? { shelf: Number.POSITIVE_INFINITY, x: 0 };
  const before = (/** @type {Box} */ a, /** @type {Box} */ b) =>
    at(a).shelf === at(b).shelf ? at(a).x - at(b).x : at(a).shelf < at(b).shelf ? -1 : 1;
  return [...boxes].sort(before);
}

/** Brings shelves closer together until they fit. @param {Shelves} shelves @param {boolean} tooWide @returns {Shelves | null} */
function fold(shelves, tooWide) {
  const { sizes, height, shelves: count } = shelves;
  if (tooWide) return null;
  if (shelves.scrolls || (count - 1) * shelves.pitch + sizes.h <= height) return shelves;
  const pitch = Math.floor((height - sizes.h) / (count - 1));
  return pitch >= sizes.h + sizes.row ? { ...shelves, pitch } : null;
}

/** @template V @param {Map<number, V>} map @param {number} id @returns {V} */
const read = (map, id) => /** @type {V} */ (map.get(id));

/** @typedef {{id: number, x: number, room: number, tight: number}} Lying */

/** The sets of one shelf from left to right. @param {number} shelf @param {Map<number, Place>} places @param {Box[]} boxes @param {Sizes} sizes @returns {Lying[]} */
function lyingOn(shelf, places, boxes, sizes) {
  const n = new Map(boxes.map((box) => [box.id, box.n]));
  return [...places]
    .filter(([, place]) => place.shelf === shelf)
    .map(([id, place]) => ({ id, x: place.x, room: place.room, tight: widthOf(n.get(id) ?? 0, sizes) }))
    .sort((a, b) => a.x - b.x);
}

/** A set that grew takes the slack at its right, then pushes its neighbours. @param {Box} box @param {Map<number, Place>} places @param {Box[]} boxes @param {Shelves} shelves */
function grow(box, places, boxes, { sizes, width }) {
  const place = read(places, box.id);
  place.room = widthOf(box.n, sizes);
  return push(lyingOn(place.shelf, places, boxes, sizes), places, width, sizes.gap);
}

/** Puts a new set at the place it asks for, pushing neighbours aside. @param {Box} box @param {Wish} wish @param {Map<number, Place>} places @param {Box[]} boxes @param {Shelves} shelves */
function squeeze(box, wish, places, boxes, { sizes, width }) {
  const room = widthOf(box.n, sizes);
  const x = Math.round(Math.max(0, Math.min(width - room, wish.x)));
  places.set(box.id, { shelf: wish.shelf, x, room });
  const lying = lyingOn(wish.shelf, places, boxes, sizes).sort((a, b) => middle(a) - middle(b));
  if (push(lying, places, width, sizes.gap)) return true;
  places.delete(box.id);
  return false;
}

/** @param {Lying} one */
const middle = (one) => one.x + one.tight / 2;

/** Moves the sets of a shelf apart, as little as possible; first each keeps its room, then only its width. @param {Lying[]} lying @param {Map<number, Place>} places @param {number} width @param {number} gap */
function push(lying, places, width, gap) {
  for (const key of /** @type {const} */ (["room", "tight"])) {
    const xs = lying.map((one) => one.x);
    for (let i = 1; i < xs.length; i++) xs[i] = Math.max(xs[i], xs[i - 1] + lying[i - 1][key] + gap);
    let edge = width;
    for (let i = xs.length - 1; i >= 0; i--) {
      xs[i] = Math.min(xs[i], edge - lying[i][key]);
      edge = xs[i] - gap;
    }
    if (xs.length && xs[0] < 0) continue;
    lying.forEach((one, i) => {
      const place = read(places, one.id);
      place.x = xs[i];
      place.room = Math.min(place.room, (xs[i + 1] ?? width + gap) - gap - xs[i]);
    });
    return true;
  }
  return false;
}

/** Finds the nearest free gap for a set, else opens a shelf; gives the number of shelves it takes. @param {Box} box @param {Wish | null} wish @param {Map<number, Place>} places @param {number} count @param {Shelves} shelves */
function rehouse(box, wish, places, count, { sizes, width, pitch }) {
  places.delete(box.id);
  const room = widthOf(box.n, sizes);
  const lefts = [...places.values()].map((place) => place.x);
  const margin = lefts.length ? Math.min(...lefts, width - room) : 0; // in line with the others
  let best = {
    far: Number.POSITIVE_INFINITY,
    shelf: count,
    x: Math.max(0, wish ? Math.min(width - room, wish.x) : margin),
  };
  for (let shelf = 0; shelf < count; shelf++) {
    let from = 0;
    const others = [...places.values()].filter((place) => place.shelf === shelf).sort((a, b) => a.x - b.x);
    for (const other of [...others, { x: width + sizes.gap, room: 0 }]) {
      const last = other.x - sizes.gap - room;
      if (last >= from) {
        const x = Math.max(from, Math.min(last, wish?.x ?? from));
        const far = wish ? Math.abs(x - wish.x) + 2 * pitch * Math.abs(shelf - wish.shelf) : shelf;
        if (far < best.far) best = { far, shelf, x };
      }
      from = other.x + other.room + sizes.gap;
    }
  }
  places.set(box.id, { shelf: best.shelf, x: Math.round(best.x), room });
  return best.shelf + 1;
}
