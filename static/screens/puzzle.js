/** A position to solve in one turn: what is asked, whether that was it, and how it is done. */

import { el } from "../dom.js";
import { isPuzzleOver } from "../state.js";
import { t } from "../words.js";
import { button, signButton } from "./controls.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("./index.js").Playing} Playing */
/** @typedef {import("../game.js").Actions} Actions */
/** @typedef {NonNullable<State["puzzle"]>} Puzzle */

/** @param {Playing} state */
export const watches = ({ puzzle, game }) => [puzzle, puzzle?.told, game.turn];

/** @param {Playing & {puzzle: Puzzle}} state @param {Actions} actions */
export function draw(state, actions) {
  const { puzzle } = state;
  const isOver = isPuzzleOver(state);
  return [
    el(
      `section.lesson.puzzle${puzzle.told?.solved ? ".solved" : ""}`,
      { "aria-labelledby": "puzzle-title" },
      el(
        "div",
        {},
        el("h2", { id: "puzzle-title" }, title(puzzle, isOver)),
        el("p", { role: "status" }, isOver ? verdict(puzzle) : task(puzzle)),
      ),
      ...(isOver
        ? after(puzzle, actions)
        : [signButton(t("puzzle-leave"), "close", () => actions.leavePuzzle())]),
    ),
  ];
}

/** Whether the engine has said what was made of it. @param {any} told */
const isAnswered = (told) => typeof told?.played === "number";

/** @param {Puzzle} puzzle @param {boolean} isOver */
const title = ({ told }, isOver) =>
  t(isOver && isAnswered(told) ? (told.solved ? "puzzle-solved" : "puzzle-missed") : "puzzle");

/** @param {Puzzle} puzzle */
const task = ({ told }) => t("puzzle-task", { what: told?.whole ? "whole" : "most", n: told?.tiles ?? 0 });

/** @param {Puzzle} puzzle */
function verdict({ told }) {
  if (!isAnswered(told)) return "";
  const how = told.solved ? (told.whole ? "whole" : told.proved ? "most" : "found") : "less";
  return t("puzzle-verdict", { how, n: told.played, best: told.tiles });
}

/** @param {Puzzle} puzzle @param {Actions} actions */
const after = (puzzle, actions) => [
  button(t("puzzle-how"), () => showHow(puzzle, actions), { sign: "hint", id: "puzzle-how" }),
  button(t("puzzle-again"), () => again(puzzle, actions), { sign: "reset", id: "puzzle-again" }),
];

/** @param {Puzzle} puzzle @param {Actions} actions */
const again = ({ text, players }, actions) => actions.openText(text, { players, puzzle: true });

/** @type {WeakSet<Puzzle>} */
const shown = new WeakSet();

/** The position once more, with the way to its best turn drawn on it; two presses in haste are one. @param {Puzzle} puzzle @param {Actions} actions */
async function showHow(puzzle, actions) {
  if (shown.has(puzzle)) return;
  shown.add(puzzle);
  await again(puzzle, actions);
  await actions.hint();
  actions.hint();
}
