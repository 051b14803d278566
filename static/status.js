/** The status row: one message at a time, the most useful one, and the two sort buttons. */

import { percentOf, waitingWords } from "./bar.js";
import { attribute, byId, el, fill } from "./dom.js";
import { rowById, sameTable } from "./draft.js";
import { MEGABYTES } from "./engine.js";
import { icon } from "./icons.js";
import { fitsHeld } from "./marks.js";
import { overWords } from "./say.js";
import { isLocked, isMine, isPuzzleOver, isTimedAlone, isTouched, laidPieces, mayMove } from "./state.js";
import { faultWords, moveWords, runName, sentence, t, tileName, tileNames } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./game.js").Actions} Actions */
/** @typedef {{kind: string, key: unknown, parts: () => (Node | string)[]}} Message */

/** Messages that take the row's whole width on a phone. */
const WORDY = ["fault", "hint", "refused", "timeout", "unkept"];
/** Events that a player may have missed. */
const COSTLY = ["timeout", "penalty"];
/** Messages that the smallest windows do without: buttons and marks say the same. */
const QUIET = ["held", "whole", "turn", "others"];

/** @param {State} state @param {Actions} actions */
export function drawStatus(state, actions) {
  const status = byId("status");
  const message = messageOf(state, actions);
  status.classList.toggle("wordy", WORDY.includes(message.kind));
  status.classList.toggle("needed", message.kind !== "" && !QUIET.includes(message.kind));
  fill(byId("message"), [message.kind, message.key, document.documentElement.lang], message.parts);
  const sort = byId("sort");
  attribute(sort, "role", "group");
  attribute(sort, "aria-label", t("board-sort"));
  fill(sort, document.documentElement.lang, () => [
    sorter("789", ["b", "b", "b"], actions),
    sorter("777", ["k", "b", "r"], actions),
  ]);
}

/** @param {"789" | "777"} order @param {string[]} inks @param {Actions} actions */
function sorter(order, inks, actions) {
  const digits = [...order].map((digit, index) => el(`i.ink-${inks[index]}`, {}, digit));
  return el(
    "button",
    {
      type: "button",
      "data-verb": `sort-${order}`,
      "aria-label": t(`board-sort-${order}`),
      title: t(`board-sort-${order}`),
      onclick: () => actions.sort(order),
    },
    el("b", { "aria-hidden": "true" }, ...digits),
  );
}

/** @param {State} state @param {Actions} actions @returns {Message} */
function messageOf(state, actions) {
  const { engine, holding, game, remark, verdict, draft, start } = state;
  if (!engine.ready) return loading(engine);
  if (!game || !draft || !start || state.displayed) return plain("", "");
  if (state.doing) return plain("hint", t("board-hint-step", state.doing));
  if (remark) return plain(remark.kind, remark.words);
  if (state.hint) return hinted(state);
  if (holding) return held(state);
  if (isPuzzleOver(state)) return plain("", ""); // the strip tells
  if (game.over) return plain("over", t("board-round-over"));
  if (!isMine(state))
    return plain("others", isTouched(state) ? t("board-sandbox") : lastMove(state) || waitingWords(game));
  const fault =
    verdict && state.judged === draft && !sameTable(draft, start)
      ? worst(verdict.faults, laidPieces(state).size)
      : null;
  if (fault) return faulty(fault, actions);
  const isNews = game.final || costly(game);
  if (isLocked(state) && (laidPieces(state).size || !isNews))
    return unhurried(
      opening(verdict?.opening ?? { have: 0, need: game.rules.initial_meld_min }),
      state,
      actions,
    );
  if (verdict?.legal) return plain("whole", t("board-whole", { n: laidPieces(state).size }));
  return unhurried(myTurn(game.final, lastMove(state)), state, actions);
}

/** @param {string} kind @param {string} words @returns {Message} */
const plain = (kind, words) => ({
  kind,
  key: words,
  parts: () => [el("span", {}, words)],
});

/** @param {boolean} isLast whether the pool's end leaves this one turn @param {string} before what the last player did @returns {Message} */
const myTurn = (isLast, before) => ({
  kind: "turn",
  key: [isLast, before],
  parts: () => [
    el("span", {}, el("b", {}, t(isLast ? "board-last-turn" : "board-your-turn")), before && ` ${before}`),
  ],
});

/** To a person alone the first turn's message offers to play without the clock that the rules bring. @param {Message} message @param {State} state @param {Actions} actions @returns {Message} */
function unhurried(message, state, actions) {
  const { game } = state;
  const isFirst = game?.round === 1 && !game.log.some(({ seat }) => seat === game.seat);
  if (!isFirst || !isTimedAlone(state) || message.kind !== "turn") return message;
  const off = () =>
    el("button.lnk", { type: "button", id: "unhurry", onclick: () => actions.unhurry() }, t("clock-off"));
  return { ...message, key: `${message.key} timed`, parts: () => [...message.parts(), off()] };
}

/** The fault to speak of first: a row's, then the turn's; nothing yet laid is no fault worth words. @param {any[]} faults @param {number} laid */
const worst = (faults, laid) =>
  faults.find((fault) => fault.row !== null && fault.row !== undefined) ??
  faults.find((fault) => fault.code !== "opening" && (fault.code !== "nothing_laid" || laid > 0));

/** @param {any} fault @param {Actions} actions @returns {Message} */
function faulty(fault, actions) {
  const show = () => [
    el("button.lnk", { type: "button", onclick: () => actions.showFault(fault) }, t("board-show")),
  ];
  return {
    kind: "fault",
    key: fault,
    parts: () => [
      el(
        `span.fault${fault.code === "short" ? ".warn" : ""}`,
        {},
        icon("warn"),
        el("span", {}, faultWords(fault).text),
      ),
      ...(fault.row === null || fault.row === undefined ? [] : show()),
    ],
  };
}

/** @param {{have: number, need: number}} opening @returns {Message} */
const opening = ({ have, need }) => ({
  kind: have > 0 ? "opening" : "turn",
  key: [have, need],
  parts: () => [
    el("span.meter", { "aria-hidden": "true", style: { "--v": have / need } }, el("i")),
    el("span.laid-worth", {}, el("b", {}, t("board-opening")), " ", el("span", {}, `${have} / ${need}`)),
  ],
});

/** @param {State["engine"]} engine @returns {Message} */
function loading(engine) {
  const percent = percentOf(engine);
  return {
    kind: "loading",
    key: [percent, engine.slow],
    parts: () => [
      el(
        "span.meter",
        {
          role: "progressbar",
          "aria-label": t("board-loading"),
          "aria-valuenow": percent,
          style: { "--v": percent / 100 },
        },
        el("i"),
      ),
      el("span", {}, engine.slow ? t("board-slow", { megabytes: MEGABYTES }) : t("board-loading")),
    ],
  };
}

/** @param {State} state @returns {Message} */
function held(state) {
  const words = heldWords(state);
  return {
    kind: "held",
    key: words,
    parts: () => [el("span", {}, el("b", {}, words[0]), words[1] ? ` ${words[1]}` : "")],
  };
}

/** What is held and what it could do: for the status row and for screen readers. @param {State} state @returns {[string, string]} */
export function heldWords(state) {
  const { holding, draft } = state;
  if (!holding || !draft) return ["", ""];
  const name = sentence(tileName(state.texts.get(holding.pieces[0]) ?? ""));
  const what =
    holding.pieces.length === 1
      ? t("board-picked-one", { name })
      : t("board-picked", { n: holding.pieces.length });
  if (!mayMove(state)) return [what, t("board-picked-early")];
  const row = holding.target && "set" in holding.target ? rowById(draft, holding.target.set) : null;
  if (row && holding.landing) return [what.replace(/\.$/, ""), overWords(state, row)];
  if (!holding.answer) return [what, ""];
  if (isLocked(state) && !holding.answer.rows.some(Boolean)) return [what, t("board-new-only")];
  return [what, t("board-fits", { n: draft.rows.filter((one) => fitsHeld(state, one)).length })];
}

/** @param {State} state @returns {Message} */
function hinted(state) {
  const words = hintWords(state);
  return {
    kind: "hint",
    key: words,
    parts: () => [
      el("span.tip", {}, icon("hint"), el("span", {}, el("b", {}, words[0]), words[1] ? ` ${words[1]}` : "")),
    ],
  };
}

/** @param {State} state @returns {[string, string]} */
export function hintWords(state) {
  const { hint, game } = state;
  if (!hint) return ["", ""];
  if (!hint.answer.tiles) return [t(noneOf(game), { left: game?.can.draw ? "draw" : "pass" }), ""];
  const { answer, first, level } = hint;
  const laid = answer.reset ? 0 : laidPieces(state).size;
  const tiles = first?.isRun ? runName(first.tiles) : tileNames(first?.tiles ?? "");
  return [
    t(laid ? "board-hint-more" : "board-hint-nudge", { n: answer.tiles - laid }),
    level > 1 ? t("board-hint-start", { n: answer.steps.length, tiles }) : "",
  ];
}

/** Where tiles may come back there may be plays that gain no tile. @param {State["game"]} game */
const noneOf = (game) =>
  game?.rules.take_back === "none" && game.rules.joker_reuse !== "keep"
    ? "board-hint-none"
    : "board-hint-no-gain";

/** The last turn of who looks, if it cost tiles. @param {import("./state.js").Game} game */
function costly({ log, viewer }) {
  const own = log.findLast(({ seat }) => seat === viewer);
  return own && COSTLY.includes(own.kind) ? own : null;
}

/** What somebody else did last; or that one's own last turn cost tiles, which is then still news. @param {State} state */
function lastMove({ game }) {
  if (!game) return "";
  const last = game.log.at(-1);
  const told = costly(game) ?? (last?.seat === game.viewer ? null : last);
  return told ? t("board-said", { words: moveWords(told, game.players, { brief: true }) }) : "";
}
