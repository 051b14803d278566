/** The ways into a game beside a new one: what was left, what friends play by link, lessons, a link or a file. */

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { resumeThread } from "../link.js";
import { applyUpdate } from "../offline.js";
import { listed, playerName, t } from "../words.js";
import { begun } from "./error.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../game.js").Actions} Actions */

/** @typedef {import("../link.js").Thread} Thread */

const MOST_THREADS = 3;

/** @param {State} state @param {Actions} actions */
export const cards = (state, actions) =>
  el(
    "div.cards",
    {},
    state.saved
      ? card("play", "resume", savedWords(state.saved), () => begun(actions.resume(), actions), ".wide")
      : null,
    ...threadsOf(state).map((thread) =>
      card(
        "link",
        `thread-${thread.id}`,
        threadWords(thread),
        () => resumeThread(state, actions, thread),
        ".wide",
      ),
    ),
    state.ui.isNewer
      ? card("reset", "update", [t("setup-update"), t("setup-update-about")], applyUpdate, ".wide")
      : null,
    card("book", "learn", [t("setup-learn"), t("setup-learn-about")], () => actions.show("guide")),
    card("open", "import", [t("setup-import"), t("setup-import-about")], () => actions.open("import")),
  );

/** @param {string} sign @param {string} id @param {[string, string]} words what it opens, a word about it @param {() => void} press @param {string} [kind] a class after a dot */
const card = (sign, id, [words, about], press, kind = "") =>
  el(
    `button.card${kind}`,
    { type: "button", id, onclick: press },
    icon(sign),
    el("span", {}, el("b", {}, words), el("small", {}, about)),
  );

/** @param {any} saved @returns {[string, string]} */
function savedWords({ game }) {
  const names = listed(game.players.map(playerName));
  return [
    t(game.match.over ? "setup-result" : "setup-continue"),
    t("setup-continue-about", { round: game.round, length: game.match.length ?? 0, names }),
  ];
}

/** Unfinished matches by link, but for the one that is offered as saved. @param {State} state @returns {Thread[]} */
const threadsOf = ({ ui, saved }) =>
  (ui.threads ?? [])
    .filter((/** @type {Thread} */ { id, over }) => !over && id !== saved?.game.apart)
    .slice(0, MOST_THREADS);

/** @param {Thread} thread @returns {[string, string]} */
const threadWords = ({ names, turn, seat }) => [
  t("setup-thread", { names: listed(names) }),
  t("setup-thread-about", { whose: turn === seat ? "yours" : "other", name: names[turn] }),
];
