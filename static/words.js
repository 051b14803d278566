/** Every word of the page: Project Fluent messages, and the few sentences that are put together from an answer of the engine. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @type {Record<string, () => Promise<{default: string}>>} */
const SOURCES = {
  en: () => import("./words/en.ftl"),
  ru: () => import("./words/ru.ftl"),
  uk: () => import("./words/uk.ftl"),
  zh: () => import("./words/zh.ftl"),
};

export const LANGUAGES = Object.keys(SOURCES);

/** Each language by its own name. @type {Record<string, string>} */
export const LANGUAGE_NAMES = { en: "English", ru: "Русский", uk: "Українська", zh: "中文" };

/** A person who gave no name is saved under one of these and shown as "You" in whatever language the page speaks. */
const YOU = ["You", "Вы", "Ви", "你"];

/** @type {FluentBundle} */
let bundle;
let current = "en";

/** The language that is spoken now. */
export const language = () => current;

/** The first of the browser's languages that the page speaks, else English. */
export function browserLanguage() {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.find((code) => code in SOURCES) ?? "en";
}

/** Fetches the words that will most likely be spoken while it is not known yet. */
export const expectLanguage = () => SOURCES[browserLanguage()]();

/**
 * Speaks another language from now on; whoever draws must draw again.
 * @param {string | null} code one of LANGUAGES; null: the browser's
 */
export async function useLanguage(code) {
  const chosen = code && code in SOURCES ? code : browserLanguage();
  const source = await SOURCES[chosen]().catch(() => (bundle ? null : SOURCES.en()));
  if (!source) return; // words that do not come are no reason to fall silent
  const next = new FluentBundle(chosen, { useIsolating: false });
  next.addResource(new FluentResource(source.default));
  bundle = next;
  current = chosen;
  document.documentElement.lang = chosen === "zh" ? "zh-Hans" : chosen;
}

/**
 * The message `id` ("name" or "name.attribute") with its arguments filled in.
 * @param {string} id
 * @param {Record<string, any>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no words for ${id} in ${current}`);
  return bundle.formatPattern(pattern, args);
}

/** @param {string} words */
export const sentence = (words) => words.charAt(0).toLocaleUpperCase(current) + words.slice(1);

/** One part is no list: the browser takes long to make a format. @param {string[]} parts @param {"long" | "narrow"} [style] */
const list = (parts, style) =>
  parts.length > 1 ? new Intl.ListFormat(current, { style }).format(parts) : parts.join();

/** "a, b and c"; in Chinese with commas only, as its "and" would stick to the numbers. @param {string[]} parts */
export const listed = (parts) => list(parts, current === "zh" ? "narrow" : "long");

/** "a, b, c". @param {string[]} parts */
export const inRow = (parts) => list(parts, "narrow");

/** A score with its sign, the minus as a true minus: +62, −10, 0. @param {number} score */
export const signed = (score) =>
  new Intl.NumberFormat(current, { signDisplay: "exceptZero" }).format(score).replace("-", "−");

/** A tile's text in two parts, for messages. @param {string} text "r13", "13" or "j" */
const parts = (text) => ({ colour: /^\d/.test(text) ? "any" : text[0], number: text.replace(/^\D/, "") });

/**
 * What a tile is called.
 * @param {string} text "r13" or "j"
 * @param {{as?: string, form?: "genitive" | "accusative"}} [how] what a joker shows; the case that the sentence needs
 */
export function tileName(text, { as, form } = {}) {
  if (as) return t("joker-as", parts(as));
  return t(form ? `tile-${form}` : "tile", parts(text));
}

/** @param {string} letter @param {"tile" | "plural"} [form] */
export const colourName = (letter, form = "tile") =>
  t(form === "plural" ? "colour-plural" : "colour", { colour: letter });

/** The names of a row of tiles, one after another. @param {string} row "r6k5j" */
export const tileNames = (row) => listed(texts(row).map((text) => tileName(text)));

/** The name of tiles that follow each other in one colour. @param {string} row "r6r7r8" */
export function runName(row) {
  const ends = texts(row);
  return t("run", { ...parts(ends[0]), last: parts(/** @type {string} */ (ends.at(-1))).number });
}

/** @param {{name: string}} player */
export const isYou = (player) => YOU.includes(player.name);

/** @param {{name: string}} player */
export const playerName = (player) => (isYou(player) ? t("you") : player.name);

/** The arguments by which a message speaks of a player. @param {{name: string}} player */
export const whoArgs = (player) => ({ who: isYou(player) ? "you" : "other", name: playerName(player) });

/** @param {string} code "same_colour" */
const kebab = (code) => code.replaceAll("_", "-");

/** The tile texts of a row's text. @param {string} row @returns {string[]} */
const texts = (row) => row.match(/j|[kbor]\d+/g) ?? [];

/** The engine's details as a message's arguments: tiles become their names, the first also its colour and number. @param {Record<string, any>} details */
function faultArgs({ after = "", before = "", missing, tile, tiles, have = 0, need = 0, ...others }) {
  const named = texts(missing ?? tiles ?? tile ?? "");
  return {
    ...parts(named[0] ?? "any"),
    names: listed(named.map((text) => tileName(text))),
    kind: named.length > 1 ? "several" : named.length ? "one" : "order",
    after: parts(after).number,
    before: parts(before).number,
    ...{ have, need, n: have, left: need - have },
    ...others,
  };
}

/**
 * What is wrong, and what would mend it.
 * @param {{code: string, [detail: string]: any}} fault
 */
export function faultWords({ code, ...details }) {
  const id = `fault-${kebab(code)}`;
  const args = faultArgs(details);
  return { text: sentence(t(id, args)), fix: sentence(t(`${id}.fix`, args)) };
}

/** Why the engine refused, for a person. @param {{code?: string, refused?: string}} answer */
export const refusalWords = ({ code = "other" }) =>
  t(bundle.hasMessage(`refused-${kebab(code)}`) ? `refused-${kebab(code)}` : "refused-other");

const MOST_NAMED = 4;

/** Words about tiles, and which tiles; of many, the first. @param {string} words @param {string} row */
function withTiles(words, row) {
  const named = texts(row);
  if (!named.length) return words;
  const shown = named.length > MOST_NAMED ? named.slice(0, MOST_NAMED - 1) : named;
  const rest = named.length - shown.length;
  const names = shown.map((text) => tileName(text));
  return t("move-of", { words, tiles: listed(rest ? [...names, t("move-more", { n: rest })] : names) });
}

/** What was played, by name where that is a sentence's length. @param {Record<string, any>} who @param {string} row */
function playWords(who, row) {
  const named = texts(row);
  if (named.length > MOST_NAMED) return withTiles(t("move-play", { ...who, n: named.length }), row);
  const form = who.who === "you" ? "accusative" : undefined; // others are not spoken of by a verb, which would tell their sex
  return t("move-play-tiles", { ...who, tiles: listed(named.map((text) => tileName(text, { form }))) });
}

/**
 * One line of the log: who did what, with which tiles.
 * @param {{seat: number, kind: string, [detail: string]: any}} entry
 * @param {{name: string}[]} players
 * @param {{brief?: boolean}} [how] brief: only with how many
 */
export function moveWords(entry, players, { brief = false } = {}) {
  const who = whoArgs(players[entry.seat]);
  const [laid, taken, drew] = [entry.laid ?? "", entry.taken ?? "", entry.drew ?? ""];
  const { kind, drawn, opened, freed } = entry;
  const late = kind === "timeout";
  const told = (/** @type {string} */ words, /** @type {string} */ row) =>
    brief ? words : withTiles(words, row);
  const count = (/** @type {string} */ row) => texts(row).length;
  const said = [
    kind === "play" && !brief
      ? playWords(who, laid)
      : told(t(`move-${kind}`, { ...who, n: kind === "penalty" ? drawn : count(laid) }), late ? "" : drew),
  ];
  if (late && laid) said.push(told(t("move-laid", { n: count(laid) }), laid));
  if (late && drawn) said.push(told(t("move-drawn", { n: drawn }), drew));
  if (opened) said.push(t("move-opened", { value: opened }));
  if (freed) said.push(t("move-freed", { n: freed }));
  if (count(taken)) said.push(told(t("move-taken", { n: count(taken) }), taken));
  return said.join(" · ");
}
