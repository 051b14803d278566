/** The rules in short, with pictures by the page's own tiles, and the rules of this very game. */

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { differences, meaningful, settingOf } from "../rules.js";
import { t } from "../words.js";
import { picture } from "./controls.js";
import { rulesOf, usual } from "./lineup.js";
import { ruleSentence, sentences } from "./options.js";
import { sheet } from "./sheet.js";
import { tabbed } from "./tabs.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

/** @param {State} state */
export const watches = (state) => [
  state.ui.rulesTab,
  state.game?.rules,
  state.ui.setup,
  state.options.lineup,
];

/** @param {State} state @param {Actions} actions */
export function draw(state, actions) {
  const rules = state.game?.rules ?? rulesOf(state.ui.setup ?? state.options.lineup ?? usual());
  const tabs = [
    { id: "sets", words: t("rules-sets"), body: () => sets(rules) },
    { id: "turn", words: t("rules-turn"), body: () => turn(rules) },
    { id: "joker", words: t("rules-joker"), body: () => joker(rules) },
    { id: "score", words: t("rules-score"), body: () => score(rules) },
    { id: "this", words: t("rules-this"), body: () => thisGame(rules) },
  ];
  const choose = (/** @type {string} */ id) =>
    actions.change((/** @type {State} */ it) => (it.ui.rulesTab = id));
  return sheet(t("rules-title"), {
    close: () => actions.close(),
    body: tabbed(t("rules-title"), tabs, state.ui.rulesTab ?? "sets", choose),
    kind: ".book",
  });
}

/** A heading and its paragraph. @param {string} id @param {Record<string, any>} [args] */
const part = (id, args) => [el("h2", {}, t(id)), el("p", {}, t(`${id}.about`, args))];

/** What the rules of this very game say about something. @param {any} rules @param {RegExp} about a part of the options' names */
const said = (rules, about) =>
  sentences(
    meaningful(rules)
      .filter((option) => about.test(option))
      .map((option) => ruleSentence(option, settingOf(rules, option))),
  );

/** Pictures side by side. @param {...Node} figures */
const pictures = (...figures) => el("div.examples", {}, ...figures);

/** A row on a piece of felt with a word under it. @param {string} row @param {string} words @param {"yes" | "no" | ""} [verdict] */
const example = (row, words, verdict = "") =>
  el(
    `figure.example${verdict && `.${verdict}`}`,
    {},
    el("div.example-rows", {}, ...row.split(" ").map((one) => picture(one))),
    el("figcaption", {}, verdict ? icon(verdict === "yes" ? "check" : "close") : null, words),
  );

/** @param {any} rules */
const sets = (rules) =>
  [
    el("p.aim", {}, t("rules-aim")),
    ...part("rules-group"),
    pictures(example("k8b8o8", t("rules-group.yes"), "yes"), example("k8b8b8", t("rules-group.no"), "no")),
    ...part("rules-run"),
    pictures(example("r4r5r6r7", t("rules-run.yes"), "yes"), example("o12o13o1", t("rules-run.no"), "no")),
    ...part("rules-opening", { min: settingOf(rules, "initial_meld_min") }),
    settingOf(rules, "initial_meld_min") === 30
      ? pictures(example("b10b11b12", t("rules-opening.yes"), "yes"))
      : null,
    said(rules, /^initial_meld_(joker|same_turn)/),
  ].filter((node) => node !== null);

/** @param {any} rules */
const turn = (rules) => [
  ...part("rules-move"),
  ...part("rules-rearrange", { min: settingOf(rules, "initial_meld_min") }),
  pictures(
    example("r4r5r6r7r8", t("rules-rearrange.before")),
    example("r4r5r6 r6r7r8", t("rules-rearrange.after"), "yes"),
  ),
  said(rules, /^(take_back|invalid_commit)/),
  el("h2", {}, t("rules-clock")),
  said(rules, /^(turn_seconds|timeout_)/),
];

/** @param {any} rules */
const joker = (rules) => [
  ...part("rules-stands"),
  pictures(example("k5jk7", t("rules-stands.yes"), "yes")),
  ...part("rules-frees", { min: settingOf(rules, "initial_meld_min") }),
  said(rules, /^joker_(retrieve|replace|group3|reuse|sets)/),
  pictures(
    example("k5k6k7", t("rules-frees.before"), "yes"),
    example("r12b12j", t("rules-frees.after"), "yes"),
  ),
];

/** @param {any} rules */
const score = (rules) => [
  ...part("rules-going-out", { joker: settingOf(rules, "joker_penalty") }),
  said(rules, /^(pool_empty|never_opened)/),
  ...part("rules-empty"),
  said(rules, /^stalemate/),
  el("h2", {}, t("rules-match")),
  said(rules, /^match_/),
];

/** @param {any} rules */
function thisGame(rules) {
  const differing = differences(rules);
  return [
    el("h2", {}, t("rules-preset", { preset: t(`preset-${rules.preset}`) })),
    el("p", {}, t(differing.length ? "rules-differ" : "rules-same")),
    sentences(differing.map((option) => ruleSentence(option, settingOf(rules, option)))),
    el("details", { id: "all-rules" }, el("summary", {}, t("rules-all")), said(rules, /./)),
  ];
}
