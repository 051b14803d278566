/** Who sits down and by which rules, as set-up writes it: pure changes of one value, made into a new game at the end. */

import { OPTIONS, PRESETS, settingOf, withOption } from "../rules.js";
import { t } from "../words.js";

/** @typedef {{kind: "person" | "computer", name: string, level: string}} Seat name "": the one the page gives */
/** @typedef {{seats: Seat[], rules: import("../rules.js").RuleChoice, apart?: boolean}} Lineup apart: people play on devices of their own */

export const LEVELS = ["beginner", "casual", "steady"];
export const MOST_SEATS = 6;

const person = () => /** @type {Seat} */ ({ kind: "person", name: "", level: "casual" });
const computer = () => /** @type {Seat} */ ({ kind: "computer", name: "", level: "casual" });

/** You against two computers by the classic rules. @returns {Lineup} */
export const usual = () => ({ seats: [person(), computer(), computer()], rules: { preset: "classic" } });

/** Whether what was kept is a set-up of this version: another one may know other rules. @param {any} kept */
export const isKnown = (kept) =>
  Array.isArray(kept?.seats) &&
  kept.seats.length > 1 &&
  kept.seats.every(
    (/** @type {any} */ seat) => typeof seat?.name === "string" && LEVELS.includes(seat.level),
  ) &&
  Object.hasOwn(PRESETS, kept.rules?.preset) &&
  Object.keys(kept.rules).every((option) => option === "preset" || Object.hasOwn(OPTIONS, option));

/** @param {Lineup} lineup */
export const people = (lineup) => lineup.seats.filter(({ kind }) => kind === "person").length;

/** Whether links go from device to device. @param {Lineup} lineup */
export const isApart = (lineup) => Boolean(lineup.apart) && people(lineup) > 1;

/** What a seat is called: its own name, or the page's for who plays alone, for one of several people, and for each computer. @param {Lineup} lineup @param {number} index */
export function nameOf(lineup, index) {
  const { seats } = lineup;
  const seat = seats[index];
  const name = printed(seat.name);
  if (name) return name;
  if (seat.kind === "computer")
    return computerName(seats.slice(0, index).filter(({ kind }) => kind === "computer").length);
  return people(lineup) < 2 ? t("you") : t("player-number", { n: index + 1 });
}

/** A name without what cannot be seen in it; what joins letters and pictures stays. @param {string} name */
const printed = (name) =>
  name
    .replace(/\p{Z}+/gu, " ")
    .replace(/[^\P{C}\u200c\u200d]/gu, "")
    .trim();

/** The name of the first computer, the second, … @param {number} nth */
export const computerName = (nth) => {
  const names = t("computer-names").split(/[,、] ?/);
  return names[nth % names.length];
};

/** Nobody waits in the room for a person who plays alone or by link, so the clock is off then: always by link, else unless somebody chose otherwise. @param {Lineup} lineup @param {string} option */
export function optionOf(lineup, option) {
  if (option === "turn_seconds" && isApart(lineup)) return "none";
  if (option === "turn_seconds" && people(lineup) < 2 && !("turn_seconds" in lineup.rules)) return "none";
  return settingOf(lineup.rules, option);
}

/** The rules that the game will have. @param {Lineup} lineup @returns {import("../rules.js").RuleChoice} */
export const rulesOf = (lineup) => ({
  ...lineup.rules,
  turn_seconds: /** @type {number | string} */ (optionOf(lineup, "turn_seconds")),
});

/** @param {Lineup} lineup @param {number} index @param {Partial<Seat>} change @returns {Lineup} */
export const withSeat = (lineup, index, change) => ({
  ...lineup,
  seats: lineup.seats.map((seat, at) => (at === index ? { ...seat, ...change } : seat)),
});

/** @param {Lineup} lineup @returns {Lineup} */
export const withMore = (lineup) => ({ ...lineup, seats: [...lineup.seats, computer()] });

/** @param {Lineup} lineup @param {number} index @returns {Lineup} */
export const without = (lineup, index) => ({
  ...lineup,
  seats: lineup.seats.filter((_, at) => at !== index),
});

/** @param {Lineup} lineup @param {string} preset @returns {Lineup} */
export const byPreset = (lineup, preset) => ({ ...lineup, rules: { preset } });

/** The clock is written down even where it says what the preset says: it was chosen. @param {Lineup} lineup @param {string} option @param {any} value @returns {Lineup} */
export const byOption = (lineup, option, value) => ({
  ...lineup,
  rules:
    option === "turn_seconds"
      ? { ...lineup.rules, [option]: value }
      : withOption(lineup.rules, option, value),
});

/** The question that starts this game. @param {Lineup} lineup */
export const newGame = (lineup) => ({
  players: lineup.seats.map(({ kind, level }, index) => ({
    name: nameOf(lineup, index),
    kind,
    ...(kind === "computer" ? { level } : {}),
  })),
  rules: rulesOf(lineup),
  ...(isApart(lineup) ? { apart: true } : {}),
});
