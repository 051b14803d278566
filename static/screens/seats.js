/** Who plays: a row for each seat. */

import { el } from "../dom.js";
import { avatar } from "../strip.js";
import { t } from "../words.js";
import { button, choice, segments, signButton } from "./controls.js";
import * as lineup from "./lineup.js";

/** @typedef {lineup.Lineup} Lineup */
/** @typedef {(update: (now: Lineup) => Lineup) => void} Edit */

/** @param {Lineup} now @param {Edit} edit @param {Edit} note edits without drawing again */
export function seats(now, edit, note) {
  const isFull = now.seats.length === lineup.MOST_SEATS;
  return el(
    "section",
    { "aria-labelledby": "who-plays" },
    el("h2", { id: "who-plays" }, t("setup-who")),
    el("ul.seats", {}, ...now.seats.map((_, index) => row(now, index, edit, note))),
    isFull ? null : button(t("setup-add"), () => edit(lineup.withMore), { sign: "plus", class: "tb2 add" }),
    ...(lineup.people(now) > 1 ? where(now, edit) : []),
  );
}

/** Several people share this device, or send each other links. @param {Lineup} now @param {Edit} edit */
function where(now, edit) {
  const places = [
    { value: false, words: t("setup-together") },
    { value: true, words: t("setup-apart") },
  ];
  const choose = (/** @type {boolean} */ apart) => edit((lineup) => ({ ...lineup, apart }));
  return [
    segments(t("setup-where"), places, Boolean(now.apart), choose, ".wide.where"),
    el("p.small-print", {}, t(now.apart ? "setup-apart-note" : "setup-pass-note", { n: lineup.people(now) })),
  ];
}

/** @param {Lineup} now @param {number} index @param {Edit} edit @param {Edit} note */
function row(now, index, edit, note) {
  const { kind, level } = now.seats[index];
  const name = lineup.nameOf(now, index);
  const kinds = [
    { value: "person", words: t("setup-person"), sign: "person" },
    { value: "computer", words: t("setup-computer"), sign: "computer" },
  ];
  const become = (/** @type {"person" | "computer"} */ other) =>
    edit((now) => lineup.withSeat(now, index, { kind: other, name: "" }));
  return el(
    "li.seat",
    {},
    avatar({ name }, index),
    kind === "person" ? nameField(name, index, note) : computer(name, level, index, edit),
    segments(t("setup-kind", { name }), kinds, kind, become, ".signs"),
    signButton(t("setup-remove", { name }), "close", () => edit((now) => lineup.without(now, index)), {
      disabled: now.seats.length < 3,
    }),
  );
}

/**
 * What is typed is noted without drawing again: leaving the field by a press on Start must not take Start from under the finger.
 * @param {string} name @param {number} index @param {Edit} note
 */
function nameField(name, index, note) {
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
  field.addEventListener("input", () =>
    note((now) => lineup.withSeat(now, index, { name: field.value.trim() })),
  );
  return field;
}

/** @param {string} name @param {string} level @param {number} index @param {Edit} edit */
const computer = (name, level, index, edit) =>
  el(
    "span.computer",
    {},
    el("b", {}, name),
    choice(
      t("setup-level", { name }),
      lineup.LEVELS.map((level) => ({ value: level, words: t("level", { level }) })),
      level,
      (level) => edit((now) => lineup.withSeat(now, index, { level })),
      { id: `level-${index}` },
    ),
  );
