/** What the person likes: kept, and worn by <html> for the style sheets. */
import { isKnown } from "./screens/lineup.js";
import { OPTIONS } from "./state.js";
import { keep, recall } from "./store.js";
import { wishedOptions } from "./wishes.js";
import { expectLanguage, useLanguage } from "./words.js";

/** Reads the kept options and speaks the chosen language. @param {import("./state.js").State} state */
export async function recallOptions(state) {
  expectLanguage();
  state.options = { ...OPTIONS, ...wishedOptions(), ...(await recall("options")) };
  if (!isKnown(state.options.lineup)) state.options.lineup = null;
  await wear(state.options);
}

/** @param {import("./state.js").State} state @param {string} name @param {any} value */
export async function setOption(state, name, value) {
  state.options = { ...state.options, [name]: value };
  keep("options", state.options);
  await wear(state.options);
}

/** @param {Record<string, any>} options */
async function wear(options) {
  const { dataset } = document.documentElement;
  for (const name of ["theme", "palette", "hand", "motion", "tiles"]) dataset[name] = String(options[name]);
  dataset.marks = options.marks === false ? "off" : "on";
  await useLanguage(options.language || null);
}
