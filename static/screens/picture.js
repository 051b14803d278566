/** A picture of the table, drawn from the page's own tiles: an SVG turned into a PNG. */

import { tile, tilesOf } from "../tiles.js";

const TILE = { w: 40, h: 52, gap: 1 };
const BETWEEN = 18;
const WIDE = 760;
const INKS = { k: "#16181D", b: "#1B4DB8", r: "#C81E4C", o: "#AF5F00", j: "#5B2E91", "": "#16181D" };

/**
 * @param {string[]} table
 * @param {{tiles?: string}[]} rows
 * @returns {Promise<Blob>}
 */
export async function tablePicture(table, rows) {
  const sets = table.map((text, at) => tilesOf(rows[at]?.tiles ?? text));
  const { parts, height } = shelved(sets);
  const defs = document.querySelector(".sprite defs")?.innerHTML ?? "";
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${height}" width="${WIDE * 2}" height="${height * 2}">
    <defs>${defs}</defs><style>.bells{fill:#B98A1E}</style><rect width="100%" height="100%" fill="#97BAA8"/>${parts.join("")}</svg>`;
  return png(source, WIDE * 2, height * 2);
}

/** Sets side by side, in as many lines as they need. @param {string[][]} sets */
function shelved(sets) {
  let [x, y] = [BETWEEN, BETWEEN];
  const parts = sets.map((texts) => {
    const width = texts.length * (TILE.w + TILE.gap);
    if (x + width > WIDE - BETWEEN) [x, y] = [BETWEEN, y + TILE.h + BETWEEN];
    const drawn = texts.map((text, at) => face(text, x + at * (TILE.w + TILE.gap), y));
    x += width + BETWEEN;
    return drawn.join("");
  });
  return { parts, height: y + TILE.h + BETWEEN };
}

/** @param {string} text @param {number} x @param {number} y */
function face(text, x, y) {
  const ink = INKS[/** @type {"k"} */ (text[0])];
  const drawing = tile(text).querySelector("svg")?.innerHTML ?? "";
  return `<g transform="translate(${x} ${y})" color="${ink}" stroke-linecap="round" stroke-linejoin="round">
    <rect width="${TILE.w}" height="${TILE.h}" rx="6" fill="#FFFBF0" stroke="#BBA87C" stroke-width=".6"/>${drawing}</g>`;
}

/** @param {string} source @param {number} width @param {number} height @returns {Promise<Blob>} */
async function png(source, width, height) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
