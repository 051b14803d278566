/** Five short lessons on real positions: the board is the real board, the judge the real judge. */

import { el } from "../dom.js";
import { tilesOf } from "../tiles.js";
import { t } from "../words.js";
import { button, signButton } from "./controls.js";
import * as lineup from "./lineup.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("./index.js").Playing} Playing */
/** @typedef {import("../game.js").Actions} Actions */

const RULES = "classic;turn-seconds=none";

/** What lies on the table, what is on the racks, and whether one has opened; how many tiles are to be laid at once. @type {{id: string, position: string, goal: number}[]} */
const LESSONS = [
  { id: "group", position: "r3-5 k8k12b8o8r1/?10 a ab ?60 0", goal: 3 },
  { id: "run", position: "r3-5.8kbo k1b5b6b7r11/?10 a ab ?60 0", goal: 3 },
  { id: "opening", position: "r3-5 k3k11b3r1r3o7o8o9/?10 a b ?60 0", goal: 1 },
  { id: "split", position: "r3-9.8kbo k1b12r6/?10 a ab ?60 0", goal: 1 },
  { id: "joker", position: "k5-7j6.9kbr k6b12r12o1/?10 a ab ?60 0", goal: 3 },
];

/** @param {Playing} state */
export const watches = (state) => [state.ui.lesson, stage(state)];

/** How far a lesson is: done when the person has laid so many tiles and the engine took them; smaller plays are "missed". @param {Playing} state */
function stage({ game, ui }) {
  const log = game?.log ?? []; // the first lesson's table is still on its way
  const plays = log.filter((entry) => entry.seat === 0 && entry.kind === "play");
  if (!plays.length) return "task";
  return plays.some(({ laid }) => tilesOf(laid).length >= LESSONS[ui.lesson]?.goal) ? "done" : "missed";
}

/** @param {Playing} state @param {Actions} actions */
export function draw(state, actions) {
  const { lesson } = state.ui;
  if (lesson === undefined) {
    begin(actions, 0);
    return [];
  }
  const { id } = LESSONS[lesson];
  const now = stage(state);
  const isDone = now === "done";
  const words = isDone ? t(`guide-${id}.done`) : t(`guide-${id}.task`);
  return [
    el(
      "section.lesson",
      { "aria-labelledby": "lesson-title" },
      el(
        "header",
        {},
        heading(id, lesson),
        isDone ? null : onward(lesson, "guide-skip", "lnk", actions),
        signButton(t("guide-leave"), "close", () => leave(actions)),
      ),
      el("p", { role: "status" }, now === "task" ? words : `${t(`guide-${now}`)} ${words}`),
      now === "task" ? null : after(lesson, isDone, actions),
    ),
  ];
}

/** @param {number} lesson @param {boolean} isDone @param {Actions} actions */
const after = (lesson, isDone, actions) =>
  el(
    "footer",
    {},
    button(t("guide-again"), () => begin(actions, lesson), { sign: "reset" }),
    isDone ? onward(lesson, "guide-next", "go", actions) : null,
  );

/** @param {string} id @param {number} lesson */
const heading = (id, lesson) =>
  el(
    "h2",
    { id: "lesson-title" },
    t(`guide-${id}`),
    el("small", {}, t("guide-title", { n: lesson + 1, length: LESSONS.length })),
  );

/** The way to the next lesson, after the last one to a game. @param {number} lesson @param {string} words @param {string} kind @param {Actions} actions */
const onward = (lesson, words, kind, actions) =>
  lesson === LESSONS.length - 1
    ? button(t("guide-finish"), () => play(actions), { kind, id: "lesson-on" })
    : button(t(words), () => begin(actions, lesson + 1), { kind, id: "lesson-on" });

/** @param {Actions} actions @param {number} lesson */
async function begin(actions, lesson) {
  const names = `&${encodeURIComponent(t("you"))}&${encodeURIComponent(lineup.computerName(0))}.beginner`;
  await actions.openText(`1~${RULES}:${LESSONS[lesson].position.replaceAll(" ", "_")}${names}`);
  actions.show("guide");
  actions.change((/** @type {State} */ it) => (it.ui.lesson = lesson));
}

const forget = (/** @type {any} */ state) => {
  state.ui.lesson = undefined;
};

/** @param {Actions} actions */
async function leave(actions) {
  await actions.quit();
  actions.change(forget);
}

/** @param {Actions} actions */
async function play(actions) {
  await actions.newGame(lineup.newGame(lineup.usual()));
  actions.change(forget);
}
