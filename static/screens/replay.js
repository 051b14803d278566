/** Stepping through a round: forward, back, by itself, to any turn, and on from there. */

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { avatar } from "../strip.js";
import { tilesOf } from "../tiles.js";
import { moveWords, t } from "../words.js";
import { button, choice, signButton } from "./controls.js";
import { begun } from "./error.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("./index.js").Playing} Playing */
/** @typedef {import("../game.js").Actions} Actions */

/** @typedef {{rounds: {start: any, moves: any[]}[], round: number, at: number, playing: boolean, speed: number}} Replay */

const STEP = 1600; // ms a turn at single speed

/** @param {Playing} state */
export const watches = (state) => [state.ui.replay];

/** @param {Playing} state @param {Actions} actions */
export function draw(state, actions) {
  /** @type {Replay | undefined} */
  const replay = state.ui.replay;
  if (!replay) {
    load(state, actions);
    return [el("p.replay-wait", { role: "status" }, t("replay-preparing"))];
  }
  const go = (/** @type {Partial<Replay>} */ change) => step(actions, change);
  return [
    el(
      "section.replay",
      { "aria-label": t("replay-title") },
      said(replay, go, actions),
      scrubber(replay, go),
      controls(replay, go, actions),
    ),
  ];
}

/** @param {Playing} state @param {Actions} actions */
async function load(state, actions) {
  const text = state.screenArgs?.text;
  const { rounds, refused } = await actions.ask({
    do: "replay",
    seat: state.game?.viewer ?? null,
    ...(text ? { text } : {}),
  });
  if (state.screen !== "replay") return;
  if (refused) return leave(actions);
  step(actions, { rounds, round: rounds.length - 1, at: 0, playing: false, speed: 1 });
}

/** Every position of a round, its start first. @param {Replay} replay */
const positions = ({ rounds, round }) => [rounds[round].start, ...rounds[round].moves];

/** Moves the replay and shows the position it stands at. @param {Actions} actions @param {Partial<Replay>} change */
function step(actions, change) {
  actions.change((/** @type {State} */ it) => {
    const forward = change.at === it.ui.replay?.at + 1; // only that move's tiles are numbered from what lies there
    it.ui.replay = { ...it.ui.replay, ...change };
    const { replay } = it.ui;
    if (change.at !== undefined || change.round !== undefined)
      actions.display(seen(positions(replay), replay.at), { animate: forward });
    clearTimeout(timer);
    if (replay.playing) timer = window.setTimeout(() => onward(it, actions), STEP / replay.speed);
  });
}

/** @type {number | undefined} */
let timer;

/** @param {State} state @param {Actions} actions */
function onward({ ui: { replay }, screen }, actions) {
  if (screen !== "replay" || !replay?.playing) return;
  const last = positions(replay).length - 1;
  step(actions, replay.at < last ? { at: replay.at + 1, playing: replay.at + 1 < last } : { playing: false });
}

/** Of a round that is over every rack is open: the one of who has just moved is shown, unless the viewer has one. @param {any[]} all @param {number} at */
function seen(all, at) {
  const position = all[at];
  const seat = position.viewer ?? position.last?.seat ?? position.seat;
  return {
    ...position,
    log: all.slice(1, at + 1).map(({ last }) => last),
    over: null,
    seat: at ? position.last.seat : position.seat, // who has moved, as the words say
    viewer: seat,
    rack: position.racks?.[seat] ?? ownRack(position),
  };
}

/** The viewer's rack by colours, as the open ones are. @param {any} position */
const ownRack = ({ rack, orders }) =>
  rack && orders["789"].map((/** @type {number} */ at) => tilesOf(rack)[at]).join("");

/** @param {Actions} actions */
function leave(actions) {
  clearTimeout(timer);
  actions.show("play"); // first: without a replay its screen would load it anew
  actions.change((/** @type {State} */ it) => (it.ui.replay = undefined));
  actions.display(null);
}

/** @param {Replay} replay @param {(change: Partial<Replay>) => void} go @param {Actions} actions */
function said(replay, go, actions) {
  const all = positions(replay);
  const { last, players } = all[replay.at];
  const turn = t("replay-turn", { n: replay.at, length: all.length - 1 });
  const what = last && replay.at ? `${turn} · ${moveWords(last, players)}` : t("replay-start");
  const rounds = replay.rounds.map((_, value) => ({ value, words: t("replay-round", { n: value + 1 }) }));
  return el(
    "div.replay-said",
    {},
    last && replay.at ? avatar(players[last.seat], last.seat, "s") : null,
    el("p", { role: "status" }, what),
    rounds.length > 1
      ? choice(t("rounds"), rounds, replay.round, (round) => go({ round, at: 0, playing: false }), {
          id: "replay-round",
        })
      : null,
    signButton(t("replay-leave"), "close", () => leave(actions), { id: "replay-leave" }),
  );
}

/** @param {Replay} replay @param {(change: Partial<Replay>) => void} go */
function scrubber(replay, go) {
  const all = positions(replay);
  const ticks = all
    .slice(1)
    .map(({ last }, at) => el(`i${at < replay.at ? ".on" : ""}${last?.kind === "play" ? "" : ".low"}`));
  const range = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "range",
      id: "replay-turn",
      min: 0,
      max: all.length - 1,
      value: replay.at,
      "aria-label": t("log-turn", { n: replay.at }),
      "aria-valuetext": t("replay-turn", { n: replay.at, length: all.length - 1 }),
    })
  );
  range.addEventListener("change", () => go({ at: Number(range.value), playing: false }));
  return el("div.scrubber", {}, el("div.ticks", { "aria-hidden": "true" }, ...ticks), range);
}

/** @param {Replay} replay @param {(change: Partial<Replay>) => void} go @param {Actions} actions */
function controls(replay, go, actions) {
  const last = positions(replay).length - 1;
  const to = (/** @type {number} */ at) => () => go({ at: Math.min(last, Math.max(0, at)), playing: false });
  const play = () => go(replay.at === last ? { at: 0, playing: true } : { playing: !replay.playing });
  const speeds = [1, 2, 4].map((value) => ({ value, words: `${value}×` }));
  return el(
    "div.replay-controls",
    {},
    signButton(t("replay-first"), "first", to(0)),
    signButton(t("replay-back"), "previous", to(replay.at - 1), { id: "replay-back" }),
    el(
      "button.play",
      {
        type: "button",
        id: "replay-play",
        "aria-label": t(replay.playing ? "replay-pause" : "replay-play"),
        onclick: play,
      },
      icon(replay.playing ? "pause" : "play"),
    ),
    signButton(t("replay-next"), "next", to(replay.at + 1), { id: "replay-next" }),
    signButton(t("replay-last"), "last", to(last)),
    choice(t("replay-speed"), speeds, replay.speed, (speed) => go({ speed }), { id: "replay-speed" }),
    button(t("replay-from-here"), () => playOn(replay, actions), {
      sign: "hand",
      id: "replay-on",
      title: t("replay-from-here"),
      disabled: Boolean(positions(replay)[replay.at].over),
    }),
  );
}

/** A new game begins where the replay stands. @param {Replay} replay @param {Actions} actions */
function playOn(replay, actions) {
  const { game } = positions(replay)[replay.at];
  const begin = () => begun(actions.openText(game), actions);
  actions.open("confirm", { question: "play-on", onyes: begin });
}
