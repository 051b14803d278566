/** Totals after each round as lines; colour, dashes and a name at the end tell the players apart. */

import { listed, playerName, signed, t } from "../words.js";

/** @typedef {import("../state.js").Game} Game */

const SPACE = "http://www.w3.org/2000/svg";
const WIDE = 320;
const LEFT = 44; // after totals of four digits
const RIGHT = 232; // names follow
const TOP = 12;
const BOTTOM = 138;
const APART = 13; // between two names
const DASHES = ["", "6 3", "2 3", "9 3 2 3", "1 4", "12 4"];

/** @param {Game} game */
export function graph({ match, players }) {
  const lines = players.map((_, seat) => [
    0,
    ...match.rounds.map((/** @type {{totals: number[]}} */ { totals }) => totals[seat]),
  ]);
  const all = lines.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (/** @type {number} */ value) => BOTTOM - ((value - low) / (high - low || 1)) * (BOTTOM - TOP);
  const x = (/** @type {number} */ round) => LEFT + (round * (RIGHT - LEFT)) / match.rounds.length;
  const heights = spread(lines.map((line) => y(line[line.length - 1])));
  const picture = svg("svg", {
    class: "graph",
    viewBox: `0 0 ${WIDE} 150`,
    role: "img",
    "aria-label": spoken(players, match),
  });
  picture.append(
    svg("path", { class: "zero", d: `M${LEFT} ${y(0)}H${RIGHT}` }),
    ...marks(low, high).map((value) => mark(value, y(value))),
    ...lines.flatMap((line, seat) =>
      curve(
        seat,
        line.map((value, round) => [x(round), y(value)]),
        heights[seat],
        playerName(players[seat]),
        match.winners.includes(seat),
      ),
    ),
  );
  return picture;
}

/** @param {number} value @param {number} y */
const mark = (value, y) =>
  svg("text", { class: "axis", x: LEFT - 8, y: y + 3.5, "text-anchor": "end" }, signed(value));

/** A player's line, its end and the name beside it. @param {number} seat @param {number[][]} points @param {number} height of the name @param {string} name @param {boolean} won */
const curve = (seat, points, height, name, won) => [
  svg("polyline", {
    class: `line line-${seat}${won ? " won" : ""}`,
    points: points.join(" "),
    "stroke-dasharray": DASHES[seat],
  }),
  svg("circle", { class: `dot line-${seat}`, cx: RIGHT, cy: points[points.length - 1][1], r: 3.5 }),
  svg("text", { class: "curve-name", x: RIGHT + 9, y: height + 3.5 }, short(name)),
];

/** @param {number} low @param {number} high */
const marks = (low, high) =>
  [...new Set([low, 0, high])].filter((value) => value === 0 || Math.abs(value) > (high - low) / 8);

/** Moves names apart that would lie on one another. @param {number[]} heights */
function spread(heights) {
  const placed = [...heights];
  const order = heights.map((_, seat) => seat).sort((one, other) => heights[one] - heights[other]);
  order.forEach((seat, at) => {
    if (at) placed[seat] = Math.max(placed[seat], placed[order[at - 1]] + APART);
  });
  const over = Math.max(0, placed[order[order.length - 1]] - BOTTOM - 6);
  return placed.map((height) => height - over);
}

/** @param {string} name */
const short = (name) => (name.length > 10 ? `${name.slice(0, 9)}…` : name);

/** @param {any[]} players @param {any} match */
const spoken = (players, match) =>
  t("match-graph-label", {
    totals: listed(
      players.map((player, seat) =>
        t("match-total", { name: playerName(player), total: signed(match.totals[seat]) }),
      ),
    ),
  });

/** @param {string} name @param {Record<string, any>} attributes @param {string} [words] */
function svg(name, attributes, words) {
  const node = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== "") node.setAttribute(key, String(value));
  if (words) node.textContent = words;
  return node;
}
