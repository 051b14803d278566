/** Which screen, sheet and strip the state asks for; each is drawn again only when something it watches has changed. */

import { byId, hide } from "../dom.js";
import { language } from "../words.js";
import * as broken from "./broken.js";
import * as confirm from "./confirm.js";
import * as curtain from "./curtain.js";
import * as error from "./error.js";
import * as guide from "./guide.js";
import * as importing from "./import.js";
import * as keys from "./keys.js";
import * as log from "./log.js";
import * as match from "./match.js";
import * as menu from "./menu.js";
import * as note from "./note.js";
import * as opening from "./opening.js";
import * as poster from "./poster.js";
import * as puzzle from "./puzzle.js";
import * as replay from "./replay.js";
import * as round from "./round.js";
import * as rulebook from "./rulebook.js";
import * as send from "./send.js";
import * as settings from "./settings.js";
import * as setup from "./setup.js";
import * as share from "./share.js";
import * as verdict from "./verdict.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

/** @typedef {State & {game: import("../state.js").Game}} Playing a state with a game: what most sheets are about */

/**
 * watches: the values it depends on; draw: its content; tick: small changes without drawing again.
 * @typedef {{watches: (state: any) => unknown[], draw: (state: any, actions: any) => (Node | null)[], tick?: (place: Element, state: any) => void}} Screen
 */

/** @type {Record<string, Screen>} */
const SCREENS = { setup, curtain, match, opening, poster, broken };

/** @type {Record<string, Screen>} */
const SHEETS = {
  menu,
  settings,
  rules: rulebook,
  share,
  send,
  note,
  import: importing,
  round,
  verdict,
  log,
  keys,
  confirm,
  error,
};

/** @type {Record<string, Screen>} */
const STRIPS = { replay, guide, puzzle };

/** @param {State} state @returns {Screen | undefined} */
const stripOf = ({ screen, puzzle }) => STRIPS[puzzle && screen === "play" ? "puzzle" : screen];

/** What each place shows now: the screen, the language, and the values it watched. @type {Map<Element, unknown[]>} */
const shown = new Map();

/** The strip comes before the table, which gets the room that is left. @param {State} state @param {Actions} actions */
export function drawExtra(state, actions) {
  noteFocus();
  const strip = stripOf(state);
  hide(byId("extra"), !strip);
  show(byId("extra"), strip, state, actions);
}

/** @param {State} state @param {Actions} actions */
export function drawScreens(state, actions) {
  show(byId("screen"), SCREENS[state.screen], state, actions);
  drawSheet(/** @type {HTMLDialogElement} */ (byId("sheet")), state, actions);
  regainFocus();
}

/** What has the focus before all is drawn. @type {Element | null} */
let focused = null;
/** Whether the focus went away with what had it, and waits for a rack to come. */
let isLost = false;

function noteFocus() {
  focused = document.activeElement;
}

/** Where a screen, a strip or a rack took the focus away with it, the rack that is there now gets it; of a heading nobody has put it there. */
function regainFocus() {
  isLost ||= focused?.isConnected === false && !focused.matches("h1");
  if (!isLost) return;
  const tile = /** @type {HTMLElement | null} */ (document.querySelector("#rack [tabindex='0']"));
  if (document.activeElement === document.body) tile?.focus({ preventScroll: true });
  isLost = document.activeElement === document.body;
}

/** @param {HTMLDialogElement} dialog @param {State} state @param {Actions} actions */
function drawSheet(dialog, state, actions) {
  const screen = state.sheet ? SHEETS[state.sheet.name] : undefined;
  show(dialog, screen, state, actions);
  if (screen && !dialog.open) {
    dialog.setAttribute("aria-labelledby", "sheet-title");
    dialog.oncancel = (event) => {
      event.preventDefault();
      actions.close();
    };
    dialog.onclick = (event) => {
      if (event.target === dialog) actions.close();
    };
    dialog.showModal();
  }
  if (!screen && dialog.open) dialog.close();
}

/** @param {Element} place @param {Screen | undefined} screen @param {State} state @param {Actions} actions */
function show(place, screen, state, actions) {
  const seen = screen ? [screen, language(), ...screen.watches(state)] : [];
  const before = shown.get(place) ?? [];
  if (seen.length !== before.length || seen.some((value, at) => value !== before[at])) {
    shown.set(place, seen);
    redraw(place, screen, before[0] === screen, () => screen?.draw(state, actions) ?? []);
  }
  screen?.tick?.(place, state);
}

/** @param {Element} place @param {Screen | undefined} screen @param {boolean} isSame @param {() => (Node | null)[]} draw */
function redraw(place, screen, isSame, draw) {
  const restore = screen && isSame ? keeper(place) : null;
  place.replaceChildren(...draw().filter((part) => part !== null));
  if (restore) restore();
  else if (screen) place.querySelector("h1")?.focus();
}

const SCROLLS = ".body, .setup";

/** Remembers where the focus and the scrolling are and which parts are unfolded; calling it puts them back. @param {Element} place */
function keeper(place) {
  const focusable = () =>
    /** @type {HTMLElement[]} */ ([...place.querySelectorAll("button, input, select, textarea, summary")]);
  const scrolling = () => [place, ...place.querySelectorAll(SCROLLS)];
  const { activeElement } = document;
  const at = focusable().indexOf(/** @type {HTMLElement} */ (activeElement));
  const scrolled = scrolling().map(({ scrollTop }) => scrollTop);
  const folds = [...place.querySelectorAll("details")].map(({ id, open }) => ({ id, open }));
  return () => {
    for (const { id, open } of folds)
      place.querySelector(`details[id="${id}"]`)?.toggleAttribute("open", open);
    for (const [index, part] of scrolling().entries()) part.scrollTop = scrolled[index] ?? 0;
    const same = activeElement?.id ? document.getElementById(activeElement.id) : focusable()[at];
    if (at >= 0) /** @type {HTMLElement | null | undefined} */ (same)?.focus({ preventScroll: true });
  };
}
