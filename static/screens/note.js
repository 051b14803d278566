/** Why a friend's link is not played on here: told in a sentence, with the way back to the match. */

import { el } from "../dom.js";
import { t } from "../words.js";
import { button } from "./controls.js";
import { sheet } from "./sheet.js";

/** @param {any} state */
export const watches = (state) => [state.sheet];

/** @param {any} state @param {any} actions */
export function draw({ sheet: { trouble, who: name, me, onward } }, actions) {
  const id = `link-${trouble}`;
  return sheet(t(id, { name, me }), {
    close: () => actions.close(),
    body: [el("p.lede", { id: "trouble" }, t(`${id}.about`, { name, me }))],
    foot: [button(t(trouble === "seat" ? "link-look" : "link-back"), onward, { kind: "go", id: "onward" })],
  });
}
