/** What the person likes: look, play, sound, keys, language. Each choice counts at once. */

import { el } from "../dom.js";
import { LANGUAGE_NAMES, language, t } from "../words.js";
import { choice, line, picture, segments, toggle } from "./controls.js";
import { sheet } from "./sheet.js";

/** @param {any} state */
export const watches = (state) => [state.options];

/** @param {any} state @param {any} actions */
export function draw({ options }, actions) {
  const set = (/** @type {string} */ name) => (/** @type {any} */ value) => actions.setOption(name, value);
  const pick = (
    /** @type {string} */ words,
    /** @type {string} */ option,
    /** @type {string} */ id,
    /** @type {string} */ variable,
    /** @type {string[]} */ values,
  ) =>
    line(
      words,
      segments(
        words,
        values.map((value) => ({ value, words: t(id, { [variable]: value }) })),
        options[option],
        set(option),
      ),
    );
  const flip = (/** @type {string} */ id, /** @type {string} */ option, /** @type {string} */ about = "") =>
    toggle(t(id), options[option], set(option), about && t(about));
  const tongues = Object.entries(LANGUAGE_NAMES).map(([value, words]) => ({ value, words }));
  return sheet(t("settings"), {
    close: () => actions.close(),
    body: [
      line(
        t("language-choice"),
        choice(t("language-choice"), tongues, language(), set("language"), { id: "tongue" }),
      ),
      el("h2", {}, t("settings-look")),
      pick(t("settings-theme"), "theme", "theme", "theme", ["auto", "light", "dark"]),
      palettes(options.palette, set("palette")),
      flip("settings-marks", "marks", "settings-marks.about"),
      pick(t("settings-tiles"), "tiles", "tile-size", "size", ["auto", "large"]),
      pick(t("settings-hand"), "hand", "hand", "hand", ["right", "left"]),
      pick(t("settings-motion"), "motion", "motion", "motion", ["auto", "less"]),
      el("h2", {}, t("settings-play")),
      flip("settings-fits", "showFits", "settings-fits.about"),
      flip("settings-warn", "warnDraw"),
      flip("settings-hints", "hints", "settings-hints.about"),
      pick(t("settings-speed"), "speed", "speed", "speed", ["slow", "normal", "fast", "instant"]),
      el("h2", {}, t("settings-sound-touch")),
      flip("settings-sound", "sound"),
      "vibrate" in navigator ? flip("settings-vibration", "vibration", "settings-vibration.about") : null,
      el("h2", {}, t("settings-keyboard")),
      flip("settings-letters", "letterKeys", "settings-letters.about"),
    ],
  });
}

/** @param {string} chosen @param {(palette: string) => void} choose */
const palettes = (chosen, choose) =>
  el(
    "div.palettes",
    { role: "group", "aria-label": t("settings-colours") },
    ...["usual", "distinct"].map((palette) =>
      el(
        "button",
        {
          type: "button",
          "aria-pressed": String(palette === chosen),
          "data-palette": palette,
          onclick: () => choose(palette),
        },
        picture("r7b7k7o7"),
        el("span", {}, t("palette", { palette })),
      ),
    ),
  );
