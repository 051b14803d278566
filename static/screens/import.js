/** A game comes in: pasted, chosen, or dropped anywhere on the page. */

import { el } from "../dom.js";
import { take } from "../link.js";
import { refusalWords, t } from "../words.js";
import { button } from "./controls.js";
import { details } from "./error.js";
import { sheet } from "./sheet.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

const LONGEST = 500_000; // bytes

/** @param {State} state */
export const watches = (state) => [state.ui.refusal];

/** @param {State} state @param {Actions} actions */
export function draw(state, actions) {
  const field = textField(state);
  const chooser = /** @type {HTMLInputElement} */ (
    el("input", { type: "file", accept: ".fishka,text/plain", hidden: true })
  );
  chooser.addEventListener("change", async () => take(state, actions, await beginning(chooser.files?.[0])));
  const { refusal } = state.ui;
  return sheet(t("import-title"), {
    close: () => actions.close(),
    body: [
      el("p.lede", {}, t("import-about")),
      el("label.field", { for: "import-text" }, t("import-label")),
      field,
      refusal ? el("p.refusal", { role: "alert" }, refusalWords(refusal)) : null,
      refusal ? details(refusal.refused) : null,
      chooser,
    ],
    foot: [
      button(t("import-file"), () => chooser.click(), { sign: "open" }),
      button(t("import-open"), () => take(state, actions, field.value), { kind: "go", id: "import-open" }),
    ],
  });
}

/** What is typed stays when the sheet is drawn again. @param {State} state */
function textField({ ui }) {
  const field = /** @type {HTMLTextAreaElement} */ (
    el("textarea", {
      id: "import-text",
      rows: 4,
      spellcheck: "false",
      autocapitalize: "off",
      autocomplete: "off",
    })
  );
  field.value = ui.importing ?? "";
  field.addEventListener("input", () => {
    ui.importing = field.value;
  });
  return field;
}

/** As much of a file as a game can have, and a little more: a film is no game. @param {Blob} [file] */
const beginning = async (file) => (await file?.slice(0, LONGEST).text()) ?? "";

/** A file dropped on the page is opened like a chosen one. @param {State} state @param {Actions} actions */
export function listenDrops(state, actions) {
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  addEventListener("drop", async (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take(state, actions, await beginning(file));
  });
}
