/** What went wrong, in a sentence, and what can be done: the rules did not load, or a link is no game. */

import { el } from "../dom.js";
import { MEGABYTES } from "../engine.js";
import { refusalWords, t } from "../words.js";
import { button } from "./controls.js";
import { saveFile } from "./files.js";
import { sheet } from "./sheet.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

/** @param {State} state */
export const watches = (state) => [state.sheet, state.game];

/** @param {State & {sheet: any}} state @param {Actions} actions */
export const draw = (state, actions) =>
  state.sheet.refusal ? refused(state.sheet.refusal, actions) : failed(state, actions);

/** What keeps a game from beginning is told. @param {Promise<any>} beginning resolves to what the engine refused @param {Actions} actions */
export async function begun(beginning, actions) {
  const refusal = await beginning;
  if (refusal) actions.open("error", { refusal });
}

/** @param {any} refusal @param {Actions} actions */
const refused = (refusal, actions) =>
  sheet(t(refusal.code === "players" ? "setup-title" : "import-title"), {
    close: () => actions.close(),
    body: [el("p.lede", {}, refusalWords(refusal)), details(refusal.refused)],
    foot: [
      button(t("setup-import"), () => actions.open("import"), { sign: "open" }),
      button(t("setup-title"), () => actions.quit(), { kind: "go" }),
    ],
  });

/** @param {State & {sheet: any}} state @param {Actions} actions */
const failed = ({ sheet: { message, died }, game }, actions) =>
  sheet(t(died ? "error-died" : "error-title"), {
    close: () => actions.close(),
    body: [
      game ? el("p.lede", {}, t("error-kept")) : null,
      died ? el("p", {}, t("error-died.about")) : reasons(),
      details(message),
    ],
    foot: [
      game ? button(t("error-save"), () => saveFile(game.record), { sign: "save" }) : null,
      button(t("error-retry"), () => location.reload(), { kind: "go" }),
    ],
  });

const reasons = () =>
  el(
    "ul.sentences",
    {},
    el("li", {}, t("error-offline", { megabytes: MEGABYTES })),
    el("li", {}, t("error-blocked")),
  );

/** What the engine or the browser says, in English. @param {string} message */
export const details = (message) =>
  el("details", { id: "error-details" }, el("summary", {}, t("error-details")), el("code", {}, message));
