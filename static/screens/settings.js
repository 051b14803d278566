/** What the person likes: look, play, sound, keys, language. Each choice counts at once. */

import { el } from "../dom.js";
import { LANGUAGE_NAMES, language, t } from "../words.js";
import { choice, line, picture, segments, toggle } from "./controls.js";
import { sheet } from "./sheet.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

/** @param {State} state */
export const watches = (state) => [state.options];

/** @param {State} state @param {Actions} actions */
export function draw({ options }, actions) {
  const desk = { options, set: actions.setOption };
  return sheet(t("settings"), {
    close: () => actions.close(),
    body: [tongue(desk), ...look(desk), ...play(desk), ...soundAndTouch(desk), ...keyboard(desk)],
  });
}

/** @typedef {{options: Record<string, any>, set: (name: string, value: any) => void}} Desk */

/** @param {Desk} desk */
function tongue({ set }) {
  const tongues = Object.entries(LANGUAGE_NAMES).map(([value, words]) => ({ value, words }));
  const name = t("language-choice");
  return line(
    name,
    choice(name, tongues, language(), (code) => set("language", code), { id: "tongue" }),
  );
}

/** @param {Desk} desk */
const look = (desk) => [
  el("h2", {}, t("settings-look")),
  few(desk, "settings-theme", "theme", "theme", ["auto", "light", "dark"]),
  palettes(desk),
  onOff(desk, "settings-marks", "marks", t("settings-marks.about")),
  few(desk, "settings-tiles", "tiles", "tile-size", ["auto", "large"]),
  few(desk, "settings-hand", "hand", "hand", ["right", "left"]),
  few(desk, "settings-motion", "motion", "motion", ["auto", "less"]),
];

/** @param {Desk} desk */
const play = (desk) => [
  el("h2", {}, t("settings-play")),
  onOff(desk, "settings-fits", "showFits", t("settings-fits.about")),
  onOff(desk, "settings-warn", "warnDraw"),
  onOff(desk, "settings-hints", "hints", t("settings-hints.about")),
  few(desk, "settings-speed", "speed", "speed", ["slow", "normal", "fast", "instant"]),
];

/** @param {Desk} desk */
const soundAndTouch = (desk) => [
  el("h2", {}, t("settings-sound-touch")),
  onOff(desk, "settings-sound", "sound"),
  "vibrate" in navigator
    ? onOff(desk, "settings-vibration", "vibration", t("settings-vibration.about"))
    : null,
];

/** @param {Desk} desk */
const keyboard = (desk) => [
  el("h2", {}, t("settings-keyboard")),
  onOff(desk, "settings-letters", "letterKeys", t("settings-letters.about")),
];

/** One of a few values. @param {Desk} desk @param {string} id @param {string} option @param {string} valueId the message that names a value @param {string[]} values */
const few = ({ options, set }, id, option, valueId, values) =>
  line(
    t(id),
    segments(
      t(id),
      values.map((value) => ({ value, words: t(valueId, { value }) })),
      options[option],
      (value) => set(option, value),
    ),
  );

/** @param {Desk} desk @param {string} id @param {string} option @param {string} [about] */
const onOff = ({ options, set }, id, option, about) =>
  toggle(t(id), options[option], (on) => set(option, on), about);

/** @param {Desk} desk */
const palettes = ({ options, set }) =>
  el(
    "div.palettes",
    { role: "group", "aria-label": t("settings-colours") },
    ...["usual", "distinct"].map((palette) =>
      el(
        "button",
        {
          type: "button",
          "aria-pressed": String(palette === options.palette),
          "data-palette": palette,
          onclick: () => set("palette", palette),
        },
        picture("r7b7k7o7"),
        el("span", {}, t("palette", { value: palette })),
      ),
    ),
  );
