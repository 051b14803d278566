/** What keeps a turn from ending: each fault with its tiles, what would mend it, and the way to it. */

import { el } from "../dom.js";
import { isTouched, mayFoul } from "../state.js";
import { faultWords, t } from "../words.js";
import { button, picture } from "./controls.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./index.js").Playing} Playing */
/** @typedef {import("../game.js").Actions} Actions */

/** @param {Playing} state */
export const watches = (state) => [state.verdict, state.draft, Boolean(state.clock)];

/** @param {Playing} state @param {Actions} actions */
export function draw(state, actions) {
  const faults = faultsOf(state);
  const reset = () => {
    actions.close();
    actions.reset();
  };
  return sheet(t("verdict-title"), {
    close: () => actions.close(),
    body: [
      state.clock ? el("p.lede", { id: "verdict-clock" }, clockWords(state)) : null,
      el("ul.faults", {}, ...faults.map((/** @type {any} */ fault) => item(state, fault, actions))),
      mayFoul(state) ? button(t("verdict-foul"), () => actions.foul(), { kind: "lnk", id: "foul" }) : null,
    ],
    foot: [
      isTouched(state) ? button(t("verdict-reset"), reset, { sign: "reset" }) : null,
      button(t("verdict-keep"), () => actions.close(), { kind: "go" }),
    ],
  });
}

/** Before anything is laid it goes without saying that it is not worth the opening. @param {Playing} state @returns {any[]} */
const faultsOf = ({ verdict }) => {
  const faults = verdict?.faults ?? [];
  const isEmpty = faults.some((/** @type {any} */ { code }) => code === "nothing_laid");
  return faults.filter((/** @type {any} */ { code }) => code !== "opening" || !isEmpty);
};

/** The clock goes on while the sheet is open. @param {Element} place @param {Playing} state */
export function tick(place, state) {
  const clock = place.querySelector("#verdict-clock");
  if (clock && state.clock) clock.textContent = clockWords(state);
}

/** @param {Playing} state */
const clockWords = ({ clock, game }) =>
  t("verdict-clock", {
    seconds: Math.max(0, Math.ceil(clock?.left ?? 0)),
    penalty: game.pool && game.rules.timeout_messy_penalty, // nothing is drawn from an empty pool
  });

/** @param {Playing} state @param {any} fault @param {Actions} actions */
function item({ draft, texts }, fault, actions) {
  const { text, fix } = faultWords(fault);
  const row = draft?.rows[fault.row ?? -1];
  const tiles = row?.pieces.map((/** @type {number} */ piece) => texts.get(piece)).join("");
  return el(
    "li",
    {},
    tiles ? picture(tiles) : null,
    el("p", {}, el("b", {}, text), fix),
    row ? button(t("show"), () => actions.showFault(fault), { "aria-label": `${t("show")}: ${text}` }) : null,
  );
}
