/** The first page: who plays, by which rules, and away. */

import { percentOf } from "../bar.js";
import { el } from "../dom.js";
import { icon } from "../icons.js";
import { resumeThread } from "../link.js";
import { OPTIONS, PRESETS, ruleMessage } from "../rules.js";
import { avatar } from "../strip.js";
import { LANGUAGES, language, listed, playerName, t } from "../words.js";
import { button, choice, greeting, line, segments, signButton } from "./controls.js";
import * as lineup from "./lineup.js";
import { optionLines, ruleSentence, sentences } from "./options.js";

const LANGUAGE_SIGNS = { en: "EN", ru: "РУ", uk: "УК", zh: "中" };

/** @param {any} state @returns {lineup.Lineup} */
const lineupOf = (state) => state.ui.setup ?? state.options.lineup ?? lineup.usual();

/** @param {any} state */
export const watches = (state) => [lineupOf(state), state.saved, state.options.lineup, state.ui.threads];

/** Pressed before the rules are there, the button tells how far they have come. @param {Element} place @param {any} state */
export function tick(place, { busy, engine }) {
  const start = place.querySelector("#start");
  const waits = busy && !engine.ready;
  const words = waits ? t("board-starting", { percent: percentOf(engine) }) : t("setup-start");
  if (start && start.textContent !== words) start.textContent = words;
}

/** @param {any} state @param {any} actions */
export function draw(state, actions) {
  const now = lineupOf(state);
  const change = (/** @type {lineup.Lineup} */ next) =>
    actions.change((/** @type {any} */ it) => (it.ui.setup = next));
  return [
    el(
      "main.setup",
      {},
      el(
        "section.lead",
        {},
        greeting(),
        el("h1", { tabindex: "-1" }, t("setup-title")),
        el("p", {}, t("setup-tagline")),
        cards(state, actions),
      ),
      el("div.form", {}, who(now, change), ruleChoice(now, change), foot(now, actions)),
    ),
  ];
}

const MOST_CARDS = 3;

/** @param {import("../link.js").Thread} thread */
const turnIn = ({ turn, seat, names }) =>
  t("setup-thread-about", { whose: turn === seat ? "yours" : "other", name: names[turn] });

/** @param {any} state @param {any} actions */
function cards(state, actions) {
  const card = (
    /** @type {string} */ sign,
    /** @type {string} */ id,
    /** @type {string} */ words,
    /** @type {string} */ about,
    /** @type {() => void} */ press,
  ) =>
    el(
      "button.card",
      { type: "button", id, onclick: press },
      icon(sign),
      el("span", {}, el("b", {}, words), el("small", {}, about)),
    );
  const { saved } = state;
  const savedAbout = () =>
    t("setup-continue-about", {
      round: saved.game.round,
      length: saved.game.match.length ?? 0,
      names: listed(saved.game.players.map(playerName)),
    });
  return el(
    "div.cards",
    {},
    saved ? card("play", "resume", t("setup-continue"), savedAbout(), () => actions.resume()) : null,
    ...(state.ui.threads ?? [])
      .filter((/** @type {import("../link.js").Thread} */ { id, over }) => !over && id !== saved?.game.apart)
      .slice(0, MOST_CARDS)
      .map((/** @type {import("../link.js").Thread} */ thread) =>
        card(
          "link",
          `thread-${thread.id}`,
          t("setup-thread", { names: listed(thread.names) }),
          turnIn(thread),
          () => resumeThread(state, actions, thread),
        ),
      ),
    card("book", "learn", t("setup-learn"), t("setup-learn-about"), () => actions.show("guide")),
    card("open", "import", t("setup-import"), t("setup-import-about"), () => actions.open("import")),
  );
}

/** @param {lineup.Lineup} now @param {(next: lineup.Lineup) => void} change */
function who(now, change) {
  const enough = now.seats.length > 2;
  const full = now.seats.length === lineup.MOST_SEATS;
  const several = lineup.people(now) > 1;
  return el(
    "section",
    { "aria-labelledby": "who-plays" },
    el("h2", { id: "who-plays" }, t("setup-who")),
    el("ul.seats", {}, ...now.seats.map((seat, index) => seatRow(now, seat, index, enough, change))),
    full
      ? null
      : button(t("setup-add"), () => change(lineup.withMore(now)), { sign: "plus", class: "tb2 add" }),
    several
      ? segments(
          t("setup-where"),
          [
            { value: false, words: t("setup-together") },
            { value: true, words: t("setup-apart") },
          ],
          Boolean(now.apart),
          (apart) => change({ ...now, apart }),
          ".wide.where",
        )
      : null,
    several
      ? el(
          "p.small-print",
          {},
          t(now.apart ? "setup-apart-note" : "setup-pass-note", { n: lineup.people(now) }),
        )
      : null,
  );
}

/** @param {lineup.Lineup} now @param {lineup.Seat} seat @param {number} index @param {boolean} enough @param {(next: lineup.Lineup) => void} change */
function seatRow(now, seat, index, enough, change) {
  const name = lineup.nameOf(now, index);
  const kinds = [
    { value: "person", words: t("setup-person"), sign: "person" },
    { value: "computer", words: t("setup-computer"), sign: "computer" },
  ];
  return el(
    "li.seat",
    {},
    avatar({ name, kind: seat.kind, tiles: 0, opened: false }, index),
    seat.kind === "person"
      ? nameField(now, name, index, change)
      : computerField(now, seat, name, index, change),
    segments(
      t("setup-kind", { name }),
      kinds,
      seat.kind,
      (kind) => change(lineup.withSeat(now, index, { kind, name: "" })),
      ".signs",
    ),
    signButton(t("setup-remove", { name }), "close", () => change(lineup.without(now, index)), {
      disabled: !enough,
    }),
  );
}

/** @param {lineup.Lineup} now @param {string} name @param {number} index @param {(next: lineup.Lineup) => void} change */
function nameField(now, name, index, change) {
  const field = /** @type {HTMLInputElement} */ (
    el("input.seat-name", {
      id: `seat-${index}`,
      value: name,
      maxlength: "24",
      autocomplete: "off",
      spellcheck: "false",
      enterkeyhint: "done",
      "aria-label": t("setup-name", { seat: index + 1 }),
    })
  );
  field.addEventListener("focus", () => field.select());
  field.addEventListener("change", () => change(lineup.withSeat(now, index, { name: field.value.trim() })));
  return field;
}

/** @param {lineup.Lineup} now @param {lineup.Seat} seat @param {string} name @param {number} index @param {(next: lineup.Lineup) => void} change */
const computerField = (now, seat, name, index, change) =>
  el(
    "span.computer",
    {},
    el("b", {}, name),
    choice(
      t("setup-level", { name }),
      lineup.LEVELS.map((level) => ({ value: level, words: t("level", { level }) })),
      seat.level,
      (level) => change(lineup.withSeat(now, index, { level })),
      { id: `level-${index}` },
    ),
  );

/** @param {lineup.Lineup} now @param {(next: lineup.Lineup) => void} change */
function ruleChoice(now, change) {
  const set = (/** @type {string} */ option) => (/** @type {any} */ value) =>
    change(lineup.byOption(now, option, value));
  const big =
    lineup.optionOf(now, "tile_set") === "160" ||
    (lineup.optionOf(now, "tile_set") === "auto" && now.seats.length > 4);
  return el(
    "section",
    { "aria-labelledby": "game-rules" },
    el(
      "h2",
      { id: "game-rules" },
      t("setup-rules"),
      el("small", {}, t("setup-box", big ? { tiles: 160, jokers: 4 } : { tiles: 106, jokers: 2 })),
    ),
    line(t("setup-preset"), presetList(now, change), t(`preset-${now.rules.preset}.about`)),
    line(
      t("setup-timer"),
      segments(t("setup-timer"), timers(now), lineup.optionOf(now, "turn_seconds"), set("turn_seconds")),
    ),
    line(
      t("setup-opening"),
      segments(
        t("setup-opening"),
        openings(),
        lineup.optionOf(now, "initial_meld_min"),
        set("initial_meld_min"),
      ),
    ),
    line(
      t("setup-rounds"),
      segments(t("setup-rounds"), lengths(now), lineup.optionOf(now, "match_length"), set("match_length")),
    ),
    differs(now),
    el(
      "details",
      { id: "all-options" },
      el("summary", {}, t("setup-all-options")),
      el(
        "div.options",
        {},
        ...optionLines(
          (option) => lineup.optionOf(now, option),
          (option, value) => set(option)(value),
        ),
      ),
      button(t("setup-back-to-preset"), () => change(lineup.byPreset(now, now.rules.preset)), {
        sign: "reset",
      }),
    ),
  );
}

/** @param {lineup.Lineup} now @param {(next: lineup.Lineup) => void} change */
const presetList = (now, change) =>
  choice(
    t("setup-preset"),
    Object.keys(PRESETS).map((preset) => ({ value: preset, words: t(`preset-${preset}`) })),
    now.rules.preset,
    (preset) => change(lineup.byPreset(now, preset)),
    { id: "preset" },
  );

/** @param {lineup.Lineup} now */
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

/** @param {lineup.Lineup} now */
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

/** @param {lineup.Lineup} now */
function differs(now) {
  const aloneOnly = (/** @type {string} */ option) =>
    option === "turn_seconds" && !("turn_seconds" in now.rules) && lineup.people(now) < 2;
  const differing = Object.keys(OPTIONS).filter(
    (option) => lineup.optionOf(now, option) !== OPTIONS[option][0] && !aloneOnly(option),
  );
  if (!differing.length) return el("p.small-print", {}, t("setup-differs-none"));
  return el(
    "details.differs",
    { id: "differs", open: true },
    el("summary", {}, t("setup-differs")),
    sentences(differing.map((option) => ruleSentence(option, lineup.optionOf(now, option)))),
  );
}

/** @param {lineup.Lineup} now @param {any} actions */
function foot(now, actions) {
  const tongues = LANGUAGES.map((code) => ({
    value: code,
    words: LANGUAGE_SIGNS[/** @type {"en"} */ (code)],
    lang: code,
  }));
  const start = () => {
    actions.setOption("lineup", now);
    actions.newGame(lineup.newGame(now));
  };
  return el(
    "footer.foot",
    {},
    signButton(t("how-to-play"), "question", () => actions.open("rules"), { id: "help" }),
    signButton(t("settings"), "gear", () => actions.open("settings"), { id: "set" }),
    segments(
      t("language-choice"),
      tongues,
      language(),
      (code) => actions.setOption("language", code),
      ".tongues",
    ),
    el("button.go", { type: "button", id: "start", onclick: start }, t("setup-start")),
  );
}
