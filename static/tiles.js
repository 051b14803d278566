/** What a tile looks like: monoline numerals, four marks that differ in outline, and the joker's cap; no fonts, no image files. */
import { el } from "./dom.js";

/** Strokes of the numerals on a 12 × 24 field (1 is 5 wide). @type {Record<string, string>} */
const NUMERALS = {
  0: "M6 0C2 0 0 4.500 0 12s2 12 6 12 6-4.500 6-12S10 0 6 0Z",
  1: "M0 4.200 5 0V24",
  2: "M.4 6.200C.6 2.500 2.800 0 6 0s5.600 2.300 5.600 5.700c0 3.100-1.600 5.600-4.100 9L.5 24H12",
  3: "M.6 4.700C1.200 1.800 3.200 0 5.800 0c3.200 0 5.300 2.100 5.300 5.400s-2.200 5.700-5.700 5.700h-.8.8c3.900 0 6.400 2.400 6.400 6.400 0 3.900-2.500 6.500-6.100 6.500-2.900 0-5-1.700-5.600-4.800",
  4: "M8.600 24V0L0 17.300h12.600",
  5: "M10.900 0H2.100L1 10.700c1.200-1.300 2.900-2 4.800-2 3.600 0 6.200 3 6.200 7.600 0 4.700-2.600 7.700-6.300 7.700-2.800 0-4.900-1.800-5.600-4.800",
  6: "M9.600 0C4.100 3.500 0 9.700 0 16.400 0 21 2.300 24 6 24s6-3 6-7.200-2.400-7.100-6-7.100c-3.500 0-6 2.800-6 6.700",
  7: "M0 0h12C8.400 7.200 5.800 15.100 4.600 24",
  8: "M6 11.300C3.100 11.300 1 9 1 5.700S3.100 0 6 0s5 2.300 5 5.700-2.100 5.600-5 5.600Zm0 0c-3.500 0-6 2.600-6 6.300S2.500 24 6 24s6-2.600 6-6.400-2.500-6.300-6-6.300Z",
  9: "M2.400 24C7.900 20.500 12 14.300 12 7.600 12 3 9.700 0 6 0S0 3 0 7.200s2.400 7.100 6 7.100c3.500 0 6-2.800 6-6.700",
};

/** Square, ring, cross, triangle: solid, holed, cornered, pointed, so they hold at six pixels. @type {Record<string, string>} */
const MARKS = {
  k: '<rect x="-4.300" y="-4.300" width="8.600" height="8.600" rx="1" fill="currentColor"/>',
  b: '<circle r="3.900" fill="none" stroke="currentColor" stroke-width="2.700"/>',
  o: '<path d="M-5.300 0H5.300M0-5.300V5.300" fill="none" stroke="currentColor" stroke-width="3.500" stroke-linecap="butt"/>',
  r: '<path d="M0-5.200 5.800 4.600H-5.800Z" fill="currentColor"/>',
};

const JOKER = `<g transform="translate(20 25.500) scale(.86) translate(-20 -26)">
  <path fill="currentColor" d="M9 25.600C8.400 19 6.900 14.200 4.700 11c4.500-.2 7.500 1.500 9.300 4.800C15.400 12 17.300 9.200 20 6.900c2.700 2.300 4.600 5.100 6 8.900 1.800-3.300 4.800-5 9.300-4.800-2.200 3.200-3.700 8-4.300 14.600Z"/>
  <circle fill="currentColor" cx="13.800" cy="32.400" r="2.200"/><circle fill="currentColor" cx="26.200" cy="32.400" r="2.200"/>
  <path fill="none" stroke="currentColor" stroke-width="3.200" d="M11.500 38.200c2.700 6.800 14.300 6.800 17 0"/>
  <g class="bells"><circle cx="4.700" cy="10.700" r="2.500"/><circle cx="20" cy="6.300" r="2.500"/><circle cx="35.300" cy="10.700" r="2.500"/></g></g>`;

const width = (/** @type {string} */ digit) => (digit === "1" ? 5 : 12);

/** The strokes of a number, centred on x = 0. @param {string} number */
function numeral(number) {
  const digits = [...number];
  const apart = 6.6;
  const whole = digits.reduce((sum, digit) => sum + width(digit), 0) + apart * (digits.length - 1);
  let x = -whole / 2 - (number === "1" ? 0.8 : 0);
  return digits
    .map((digit) => {
      const path = `<path transform="scale(.96) translate(${x.toFixed(1)} 0)" d="${NUMERALS[digit]}"/>`;
      x += width(digit) + apart;
      return path;
    })
    .join("");
}

/** Puts the drawings that every tile refers to into the page, once. */
export function mountTiles() {
  const numbers = Array.from({ length: 13 }, (_, index) => String(index + 1));
  const symbols = [
    ...numbers.map((number) => `<g id="n${number}" fill="none" stroke-width="4.300">${numeral(number)}</g>`),
    ...Object.entries(MARKS).map(([colour, mark]) => `<g id="m${colour}">${mark}</g>`),
    `<g id="joker">${JOKER}</g>`,
    ...numbers.map(
      // the white copy half a unit lower is the cut's lit edge: the numeral looks engraved
      (
        number,
      ) => `<g id="f${number}"><use href="#n${number}" x="20" y="9.700" stroke="#fff" stroke-opacity=".85"/>
        <use href="#n${number}" x="20" y="8.800" stroke="currentColor"/></g>`,
    ),
  ];
  const holder = el("div.sprite", { "aria-hidden": "true" });
  holder.innerHTML = `<svg width="0" height="0"><defs>${symbols.join("")}</defs></svg>`;
  document.body.prepend(holder);
}

/** The tiles of a row's or a rack's text: "r3jk10" to ["r3", "j", "k10"]. @param {string | null} text @returns {string[]} */
export const tilesOf = (text) => text?.match(/j|[kbor]\d+/g) ?? [];

/** @param {string} text a tile or a face; "7": a number whose colour is open @returns {[string, string]} its ink and its number */
const split = (text) => (/^\d/.test(text) ? ["", text] : [text[0], text.slice(1)]);

/** The drawing on a tile's face. @param {string} text @returns {SVGSVGElement} */
export function tileSvg(text) {
  const [ink, number] = split(text);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 40 52");
  svg.setAttribute("class", `ink-${ink}`);
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML =
    ink === "j"
      ? '<use href="#joker"/>'
      : `<use href="#f${number}"/><use href="#m${ink}" x="20" y="42.200"/>`;
  return svg;
}

/** The small plate on a joker: the tile that it stands for. @param {string} face */
export function plate(face) {
  const [ink, number] = split(face);
  const element = el("span.as", { "aria-hidden": "true" }, number);
  if (ink) {
    element.classList.add(`ink-${ink}`);
    element.insertAdjacentHTML("beforeend", `<svg viewBox="-7 -7 14 14"><use href="#m${ink}"/></svg>`);
  }
  return element;
}

/**
 * A tile; its size is --tw by --th of what holds it. Without a name it is a picture that screen readers skip.
 * @param {string} text
 * @param {{as?: string | null, name?: string | null}} [how] what a joker stands for; the spoken name
 */
export function tile(text, { as = null, name = null } = {}) {
  const element = el(
    "div.tile",
    name ? { role: "img", "aria-label": name } : { "aria-hidden": "true" },
    tileSvg(text),
  );
  showAs(element, as);
  return element;
}

/** Writes on a joker what it stands for, or clears it. @param {Element} element @param {string | null} as */
export function showAs(element, as) {
  if ((element.getAttribute("data-as") ?? null) === as) return;
  element.querySelector(".as")?.remove();
  element.classList.toggle("shows", Boolean(as));
  if (as) {
    element.setAttribute("data-as", as);
    element.append(plate(as));
  } else element.removeAttribute("data-as");
}
