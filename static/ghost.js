/** The tiles under the pointer and the bubble that tells what letting go would do. Per frame only the ghost's transform changes. */
import { byId, el, fill } from "./dom.js";
import { setOf, tileOf } from "./draw.js";
import { icon } from "./icons.js";
import { reuseOf } from "./state.js";
import { tile } from "./tiles.js";
import { faultWords, t } from "./words.js";

/** @typedef {import("./state.js").State} State */

const FAN = 0.62; // of a tile's width, between held tiles
const FINGER = 0.9; // of a tile's height, above the finger
const AT_LEAST = 44; // px wide under a finger

/** Dresses the ghost in the held pieces; gives how far its centre is above the pointer. @param {State} state @param {boolean} byFinger */
export function liftGhost(state, byFinger) {
  const { holding, texts } = state;
  const ghost = byId("ghost");
  const first = tileOf(holding?.pieces[0] ?? -1)?.getBoundingClientRect();
  if (!holding || !first) return { lift: 0, width: 0, height: 0 };
  const scale = byFinger ? Math.max(1.14, AT_LEAST / first.width) : 1.14;
  const [width, height] = [first.width * scale, first.height * scale];
  const apart = Math.min(width * FAN, 260 / holding.pieces.length);
  const start = -(width + apart * (holding.pieces.length - 1)) / 2;
  ghost.style.setProperty("--tw", `${width}px`);
  ghost.style.setProperty("--th", `${height}px`);
  const tiles = holding.pieces.map((piece, index) => {
    const one = tile(texts.get(piece) ?? "");
    one.dataset.held = String(piece);
    one.style.transform = `translate(${start + index * apart}px, ${-height / 2}px) rotate(${byFinger ? 0 : -2}deg)`;
    return one;
  });
  const count =
    holding.pieces.length > 1
      ? el("b", { style: { translate: `${-start - 11}px ${-height / 2 - 11}px` } }, holding.pieces.length)
      : null;
  ghost.replaceChildren(...tiles, ...(count ? [count] : []));
  ghost.classList.add("on");
  return { lift: byFinger ? height * FINGER : 0, width, height };
}

/** @param {number} x @param {number} y */
export function moveGhost(x, y) {
  byId("ghost").style.transform = `translate(${x}px, ${y}px)`;
}

/** Takes the ghost away and tells where its tiles were. @returns {Map<number, DOMRect>} */
export function dropGhost() {
  const ghost = byId("ghost");
  const rects = /** @type {Map<number, DOMRect>} */ (new Map());
  for (const one of ghost.querySelectorAll("[data-held]"))
    rects.set(Number(/** @type {HTMLElement} */ (one).dataset.held), one.getBoundingClientRect());
  ghost.classList.remove("on");
  ghost.replaceChildren();
  return rects;
}

/** Shows what letting go here would do, beside the set it would do it to; its size is left to CSS, so that nothing has to be measured. @param {State} state */
export function drawBubble(state) {
  const { holding } = state;
  const bubble = byId("bubble");
  const target = holding?.by === "tap" ? null : holding?.target;
  const set = target && "set" in target ? setOf(target.set)?.getBoundingClientRect() : null;
  const words = set ? bubbleWords(state) : null;
  bubble.hidden = !words;
  if (!words || !set) return;
  const above = set.top > ROOM;
  bubble.classList.toggle("unfit", !words.ok);
  bubble.style.setProperty("--x", `${Math.round(set.left + set.width / 2)}px`);
  bubble.style.top = above ? "auto" : `${Math.round(set.bottom + BESIDE)}px`;
  bubble.style.bottom = above ? `${Math.round(innerHeight - set.top + BESIDE)}px` : "auto";
  fill(bubble, words, () => [icon(words.sign), el("span", {}, el("b", {}, words.title), words.detail)]);
}

const BESIDE = 14; // px between a set and its bubble
const ROOM = 84; // px that a bubble needs above a set

const SIGNS = /** @type {Record<string, string>} */ ({
  split: "split",
  swap: "swap",
  join: "join",
  segment: "join",
  partial: "warn",
  new: "plus",
});

/** @param {State} state */
function bubbleWords(state) {
  const { holding, texts } = state;
  const landing = holding?.landing;
  if (!landing) return null;
  const rows = landing.rows.map((row) =>
    row
      .map((number) =>
        texts
          .get(holding.order[number])
          ?.replace(/^[kbor]/, "")
          .replace("j", "★"),
      )
      .join("·"),
  );
  const title = t(`board-drop-${landing.kind}`);
  if (landing.ok || landing.kind === "swap")
    return {
      title,
      detail:
        landing.kind === "swap"
          ? t("board-drop-play-joker", reuseOf(state))
          : rows.join(` ${t("board-and")} `),
      ok: true,
      sign: SIGNS[landing.kind],
    };
  return {
    title,
    detail: landing.fault ? faultWords(landing.fault).text : rows.join(" · "),
    ok: false,
    sign: "warn",
  };
}
