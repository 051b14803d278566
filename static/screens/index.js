/** Which screen, sheet and strip the state asks for; each is drawn again only when something it watches has changed. */

import { byId } from "../dom.js";
import { language } from "../words.js";
import * as curtain from "./curtain.js";
import * as round from "./round.js";
import * as setup from "./setup.js";

/** @typedef {{watches: (state: any) => unknown[], draw: (state: any, actions: any) => Node[]}} Screen */

/** @type {Record<string, Screen>} */
const SCREENS = { setup, curtain };

/** @type {Record<string, Screen>} */
const SHEETS = { round };

/** @type {Record<string, Screen>} */
const STRIPS = {};

/** What each place shows now: the screen, the language, and the values it watched. @type {Map<Element, unknown[]>} */
const shown = new Map();

/** @param {any} state @param {any} actions */
export function drawScreens(state, actions) {
  show(byId("screen"), SCREENS[state.screen], state, actions);
  show(byId("extra"), STRIPS[state.screen], state, actions);
  drawSheet(/** @type {HTMLDialogElement} */ (byId("sheet")), state, actions);
}

/** @param {HTMLDialogElement} dialog @param {any} state @param {any} actions */
function drawSheet(dialog, state, actions) {
  const screen = state.sheet ? SHEETS[state.sheet.name] : undefined;
  show(dialog, screen, state, actions);
  if (screen && !dialog.open) {
    dialog.oncancel = (event) => {
      event.preventDefault();
      actions.close();
    };
    dialog.onclick = (event) => event.target === dialog && actions.close();
    dialog.showModal();
  }
  if (!screen && dialog.open) dialog.close();
}

/** @param {Element} place @param {Screen | undefined} screen @param {any} state @param {any} actions */
function show(place, screen, state, actions) {
  const seen = screen ? [screen, language(), ...screen.watches(state)] : [];
  const before = shown.get(place) ?? [];
  if (seen.length === before.length && seen.every((value, at) => value === before[at])) return;
  shown.set(place, seen);
  const again = screen !== undefined && before[0] === screen;
  const keep = again ? keeper(place) : null;
  place.replaceChildren(...(screen ? screen.draw(state, actions) : []));
  if (keep) keep();
  else if (screen) place.querySelector("h1")?.focus();
}

/** Remembers where the focus and the scrolling are and which parts are unfolded; calling it puts them back. @param {Element} place */
function keeper(place) {
  const focusable = () => /** @type {HTMLElement[]} */ ([...place.querySelectorAll("button, input, select, textarea, summary")]);
  const { activeElement } = document;
  const at = focusable().indexOf(/** @type {HTMLElement} */ (activeElement));
  const scrolled = [place, ...place.querySelectorAll(".body, .scrolls, .setup")].map(({ scrollTop }) => scrollTop);
  const folds = [...place.querySelectorAll("details")].map(({ id, open }) => ({ id, open }));
  return () => {
    for (const { id, open } of folds) place.querySelector(`details[id="${id}"]`)?.toggleAttribute("open", open);
    [place, ...place.querySelectorAll(".body, .scrolls, .setup")].forEach((part, index) => (part.scrollTop = scrolled[index] ?? 0));
    const same = activeElement?.id ? document.getElementById(activeElement.id) : focusable()[at];
    if (at >= 0) /** @type {HTMLElement | null | undefined} */ (same)?.focus({ preventScroll: true });
  };
}
