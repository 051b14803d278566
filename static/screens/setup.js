/** The first page: who plays, by which rules, and away. */

import { percentOf } from "../bar.js";
import { el } from "../dom.js";
import { isAtRisk } from "../link.js";
import { LANGUAGES, language, t } from "../words.js";
import { cards } from "./cards.js";
import { greeting, segments, signButton } from "./controls.js";
import { begun } from "./error.js";
import * as lineup from "./lineup.js";
import { ruleset } from "./ruleset.js";
import { seats } from "./seats.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

const LANGUAGE_SIGNS = { en: "EN", ru: "РУ", uk: "УК", zh: "中" };

const USUAL = lineup.usual(); // one and the same, so that nothing is drawn again for it

/** @param {State} state @returns {lineup.Lineup} */
const lineupOf = (state) => state.ui.setup ?? state.options.lineup ?? USUAL;

/** @param {State} state */
export const watches = (state) => [
  lineupOf(state),
  state.saved,
  state.options.lineup,
  state.ui.threads,
  state.ui.isNewer,
];

/** Pressed before the rules are there, the button tells how far they have come. @param {Element} place @param {State} state */
export function tick(place, { busy, engine }) {
  const start = place.querySelector("#start");
  const waits = busy && !engine.ready;
  const words = waits ? t("board-starting", { percent: percentOf(engine) }) : t("setup-start");
  if (start && start.textContent !== words) start.textContent = words;
}

/** @param {State} state @param {Actions} actions */
export function draw(state, actions) {
  /** @type {import("./seats.js").Edit} */
  const note = (update) => {
    state.ui.setup = update(lineupOf(state));
  };
  /** @type {import("./seats.js").Edit} */
  const edit = (update) => actions.change(() => note(update));
  const now = lineupOf(state);
  return [
    el(
      "main.setup",
      {},
      tools(actions),
      lead(state, actions),
      el("div.form", {}, seats(now, edit, note), ruleset(now, edit), foot(state, actions)),
    ),
  ];
}

/** @param {State} state @param {Actions} actions */
const lead = (state, actions) =>
  el(
    "section.lead",
    {},
    greeting(),
    el("h1", { tabindex: "-1" }, t("name")),
    el("p", {}, t("setup-tagline")),
    cards(state, actions),
  );

/** @param {Actions} actions */
function tools(actions) {
  const tongues = LANGUAGES.map((code) => ({
    value: code,
    words: LANGUAGE_SIGNS[/** @type {"en"} */ (code)],
    lang: code,
  }));
  const speak = (/** @type {string} */ code) => actions.setOption("language", code);
  return el(
    "div.setup-tools",
    {},
    signButton(t("how-to-play"), "question", () => actions.open("rules"), { id: "help" }),
    signButton(t("settings"), "gear", () => actions.open("settings"), { id: "set" }),
    segments(t("language-choice"), tongues, language(), speak, ".tongues"),
  );
}

/** @param {State} state @param {Actions} actions */
function foot(state, actions) {
  const begin = () => {
    const chosen = lineupOf(state);
    actions.setOption("lineup", chosen);
    begun(actions.newGame(lineup.newGame(chosen)), actions);
  };
  const start = () =>
    isAtRisk(state) ? actions.open("confirm", { question: "begin", onyes: begin }) : begin();
  return el(
    "footer.foot",
    {},
    el("button.go", { type: "button", id: "start", onclick: start }, t("setup-start")),
  );
}
