/** The rules of the game to come: a preset, the three options that people change most, what differs from classic, and all the rest. */

import { el } from "../dom.js";
import { differences, PRESETS, ruleMessage } from "../rules.js";
import { t } from "../words.js";
import { button, choice, line, segments } from "./controls.js";
import * as lineup from "./lineup.js";
import { optionLines, ruleSentence, sentences } from "./options.js";

/** @typedef {lineup.Lineup} Lineup */
/** @typedef {import("./seats.js").Edit} Edit */

/** @param {Lineup} now @param {Edit} edit */
export const ruleset = (now, edit) =>
  el(
    "section",
    { "aria-labelledby": "game-rules" },
    el("h2", { id: "game-rules" }, t("setup-rules"), el("small", {}, box(now))),
    line(t("setup-preset"), presets(now, edit), t(`preset-${now.rules.preset}.about`)),
    few("setup-timer", "turn_seconds", timers(now), now, edit),
    few("setup-opening", "initial_meld_min", openings(), now, edit),
    few("setup-rounds", "match_length", lengths(now), now, edit),
    differing(now),
    allOptions(now, edit),
  );

/** How many tiles the box holds. @param {Lineup} now */
function box(now) {
  const set = lineup.optionOf(now, "tile_set");
  const isLarge = set === "160" || (set === "auto" && now.seats.length > 4);
  return t("setup-box", isLarge ? { tiles: 160, jokers: 4 } : { tiles: 106, jokers: 2 });
}

/** @param {Lineup} now @param {Edit} edit */
const presets = (now, edit) =>
  choice(
    t("setup-preset"),
    Object.keys(PRESETS).map((preset) => ({ value: preset, words: t(`preset-${preset}`) })),
    now.rules.preset,
    (preset) => edit((now) => lineup.byPreset(now, preset)),
    { id: "preset" },
  );

/** An option with few values, side by side. @param {string} id @param {string} option @param {{value: any, words: string}[]} values @param {Lineup} now @param {Edit} edit */
const few = (id, option, values, now, edit) =>
  line(
    t(id),
    segments(t(id), values, lineup.optionOf(now, option), (value) =>
      edit((now) => lineup.byOption(now, option, value)),
    ),
  );

/** @param {Lineup} now */
function timers(now) {
  const chosen = /** @type {number | "none"} */ (lineup.optionOf(now, "turn_seconds"));
  const offered = chosen === "none" || [30, 60, 120].includes(chosen) ? [30, 60, 120] : [30, chosen, 120];
  return [
    { value: "none", words: t("off") },
    ...offered.map((seconds) => ({ value: seconds, words: String(seconds) })),
  ];
}

const openings = () =>
  [0, 30, 50].map((value) => ({ value, words: value ? String(value) : t("setup-opening-any") }));

/** @param {Lineup} now */
function lengths(now) {
  const chosen = String(lineup.optionOf(now, "match_length"));
  const usual = [
    { value: "rounds 1", words: "1" },
    { value: "circles", words: t("setup-rounds-circle", { n: now.seats.length }) },
    { value: "open", words: t("setup-rounds-open") },
  ];
  if (usual.some(({ value }) => value === chosen)) return usual;
  const [id, args] = ruleMessage("match_length", chosen);
  return [...usual.slice(0, 2), { value: chosen, words: t(`${id}.value`, args) }];
}

/** What differs from classic; a clock that is off only because nobody waits is told in passing. @param {Lineup} now */
function differing(now) {
  const options = differences(lineup.rulesOf(now));
  const isClock = options.length === 1 && options[0] === "turn_seconds" && !("turn_seconds" in now.rules);
  if (!options.length || isClock)
    return el(
      "p.small-print",
      {},
      isClock
        ? t("setup-differs-clock", { apart: lineup.isApart(now) ? "yes" : "no" })
        : t("setup-differs-none"),
    );
  return el(
    "details",
    { id: "differs", open: true },
    el("summary", {}, t("setup-differs")),
    sentences(options.map((option) => ruleSentence(option, lineup.optionOf(now, option)))),
  );
}

/** @param {Lineup} now @param {Edit} edit */
const allOptions = (now, edit) =>
  el(
    "details",
    { id: "all-options" },
    el("summary", {}, t("setup-all-options")),
    el(
      "div.options",
      {},
      ...optionLines(
        (option) => lineup.optionOf(now, option),
        (option, value) => edit((now) => lineup.byOption(now, option, value)),
      ),
    ),
    button(
      t("setup-back-to-preset", { preset: t(`preset-${now.rules.preset}`) }),
      () => edit((now) => lineup.byPreset(now, now.rules.preset)),
      {
        sign: "reset",
      },
    ),
  );
