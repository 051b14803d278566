/** One question before something that would be missed. */

import { el } from "../dom.js";
import { t } from "../words.js";
import { button } from "./controls.js";
import { sheet } from "./sheet.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

/** @param {State} state */
export const watches = (state) => [state.sheet];

/** @param {State & {sheet: any}} state @param {Actions} actions */
export function draw({ sheet: { question, onyes, n } }, actions) {
  const id = `confirm-${question}`;
  const yes = () => {
    actions.change((/** @type {State} */ now) => {
      now.sheet = null;
    });
    onyes();
  };
  return sheet(t(id), {
    body: [el("p.lede", {}, t(`${id}.about`, { n }))],
    foot: [
      button(t("cancel"), () => actions.close(), { id: "no" }),
      button(t(`${id}.yes`), yes, { kind: "go", id: "yes" }),
    ],
  });
}
