/** The controls that several screens share; each is a native element with its name. */

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { tile } from "../tiles.js";

/**
 * A button with words and, before them, a sign.
 * @param {string} words
 * @param {() => void} press
 * @param {{sign?: string, kind?: string, [attribute: string]: any}} [how]
 */
export const button = (words, press, { sign, kind = "tb2", ...attributes } = {}) =>
  el(
    `button.${kind}`,
    { type: "button", onclick: press, ...attributes },
    sign ? icon(sign) : null,
    el("span", {}, words),
  );

/**
 * A button that shows only a sign; the words are its name.
 * @param {string} words
 * @param {string} sign
 * @param {() => void} press
 * @param {Record<string, any>} [attributes]
 */
export const signButton = (words, sign, press, attributes = {}) =>
  el(
    "button.ib",
    { type: "button", "aria-label": words, title: words, onclick: press, ...attributes },
    icon(sign),
  );

/**
 * One choice among few, side by side.
 * @param {string} name
 * @param {{value: any, words: string, sign?: string, lang?: string}[]} choices with a sign the words are its name
 * @param {any} chosen
 * @param {(value: any) => void} choose
 * @param {string} [kind] more classes, after dots
 */
export const segments = (name, choices, chosen, choose, kind = "") =>
  el(
    `div.seg${kind}`,
    { role: "group", "aria-label": name },
    ...choices.map(({ value, words, sign, lang }) =>
      el(
        "button",
        {
          type: "button",
          "aria-pressed": String(value === chosen),
          onclick: () => choose(value),
          ...(sign ? { "aria-label": words, title: words } : {}),
          ...(lang ? { lang } : {}),
        },
        sign ? icon(sign) : words,
      ),
    ),
  );

/**
 * A line of a form: what it is, a word about it, the control.
 * @param {string} words
 * @param {Node} control
 * @param {string} [about]
 */
export const line = (words, control, about) =>
  el("div.line", {}, el("span.line-words", {}, words, about ? el("small", {}, about) : null), control);

/**
 * A line with a switch.
 * @param {string} words
 * @param {boolean} on
 * @param {(on: boolean) => void} turn
 * @param {string} [about]
 */
export const toggle = (words, on, turn, about) =>
  line(
    words,
    el(
      "button.switch",
      {
        type: "button",
        role: "switch",
        "aria-checked": String(on),
        "aria-label": words,
        onclick: () => turn(!on),
      },
      el("i"),
    ),
    about,
  );

/**
 * A native list to choose from.
 * @param {string} name
 * @param {{value: any, words: string}[]} choices
 * @param {any} chosen
 * @param {(value: any) => void} choose
 * @param {Record<string, any>} [attributes]
 */
export function choice(name, choices, chosen, choose, attributes = {}) {
  const list = /** @type {HTMLSelectElement} */ (el("select.choice", { "aria-label": name, ...attributes }));
  for (const { value, words } of choices)
    list.append(new Option(words, String(value), value === chosen, value === chosen));
  list.addEventListener("change", () => choose(choices[list.selectedIndex].value));
  return list;
}

/**
 * A small picture of a row of tiles; without a label it is decoration.
 * @param {string} row "r5r6j"
 * @param {string} [label]
 */
export const picture = (row, label) =>
  el(
    "span.minis",
    label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" },
    ...(row.match(/j|[kbor]\d+/g) ?? []).map((text) => tile(text)),
  );

/** The four sevens that greet. */
export const greeting = () =>
  el("div.hero", { "aria-hidden": "true" }, ...["r7", "b7", "k7", "o7"].map((text) => tile(text)));
