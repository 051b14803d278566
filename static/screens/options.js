/** The rules of a game in words: what differs from classic, and every option to read or to change. */

import { el } from "../dom.js";
import { OPTIONS, ruleMessage } from "../rules.js";
import { t } from "../words.js";
import { choice } from "./controls.js";

/** The sentence that a value stands for. @param {string} option @param {any} value */
export const ruleSentence = (option, value) => t(...ruleMessage(option, value));

/** A list of sentences. @param {string[]} sentences */
export const sentences = (sentences) =>
  el("ul.sentences", {}, ...sentences.map((words) => el("li", {}, words)));

/** @param {string} option @param {any} value */
const valueWords = (option, value) => {
  const [id, args] = ruleMessage(option, value);
  return t(`${id}.value`, args);
};

/**
 * A line for each option that has a choice: its name, its sentence, the list of its values.
 * @param {(option: string) => any} settingOf
 * @param {(option: string, value: any) => void} change
 */
export const optionLines = (settingOf, change) =>
  Object.entries(OPTIONS)
    .filter(([, values]) => values.length > 1)
    .map(([option, values]) => {
      const value = settingOf(option);
      const name = t(`${ruleMessage(option, value)[0]}.name`);
      const offered = values.includes(value) ? values : [...values, value];
      return el(
        "div.option",
        {},
        el("b", {}, name),
        choice(
          name,
          offered.map((known) => ({ value: known, words: valueWords(option, known) })),
          value,
          (chosen) => change(option, chosen),
          { id: `option-${option}` },
        ),
        el("p", {}, ruleSentence(option, value)),
      );
    });
