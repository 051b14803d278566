/** The page around an embedded game: what it is told and what it may ask. docs/embedding.md describes every message. */
import { host, isEmbedded } from "./frame.js";
import { howToOpen } from "./link.js";
import { wishedGame } from "./wishes.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Game} Game */
/** @typedef {import("./game.js").Actions} Actions */

const VERSION = 1;
/** Messages that were none of ours, since the page was opened. */
let ignored = 0;
/** The game that the host has last been told of. @type {Game | null} */
let told = null;

/** @param {Record<string, any>} message */
function send(message) {
  if (host && parent !== window) parent.postMessage({ fishka: VERSION, ignored, ...message }, host);
}

/** Tells of every move, turn and end as the state comes to show it. @param {State} state */
export function tellHost({ game, displayed, screen }) {
  if (!host || displayed || !game || game === told || screen === "guide") return;
  const before = told;
  told = game;
  if (before && game.record === before.record && game.viewer === before.viewer) return;
  if (before && goesOn(before, game)) send({ event: "move", ...moveOf(game) });
  if (!game.over) send({ event: "turn", ...turnOf(game) });
  else if (!before?.over || before.record !== game.record) send({ event: "round-over", ...endOf(game) });
}

/** Whether one move leads from one game to the other. @param {Game} before @param {Game} after */
function goesOn(before, after) {
  const [start, then] = [before, after].map(({ game }) => game.split(/[&@]/)[0]);
  return after.turn === before.turn + 1 && then.startsWith(`${start},`);
}

/** @param {Game} game */
function turnOf({ turn, round, seat, viewer, players, table, rack, pool }) {
  const { name, kind, opened } = players[seat];
  const isYours = viewer === seat;
  return {
    ...{ turn, round, seat, name, kind, opened, pool },
    ...{ yours: isYours, table: table.join(".") || "-", rack: isYours ? rack : null },
  };
}

/** @param {Game} game */
function moveOf({ turn, round, last, players }) {
  const { seat, kind, move, laid, drawn } = last;
  return { turn: turn - 1, round, seat, name: players[seat].name, kind, move, laid, drawn };
}

/** @param {Game} game */
function endOf({ round, over, match, record }) {
  const { reason, scores, winners } = over;
  return { round, reason, scores, winners, totals: match.totals, last: match.over, record };
}

/** @type {Record<string, {fields: Record<string, (value: any) => boolean>, obey: (fields: any, actions: Actions) => any}>} */
const COMMANDS = {
  new: {
    fields: {
      rules: (value) => value === undefined || typeof value === "string" || isPlain(value),
      players: (value) => value === undefined || (Array.isArray(value) && value.every(isPlain)),
      seed: (value) => value === undefined || typeof value === "string",
    },
    obey: (fields, actions) => actions.newGame({ ...wishedGame(), ...fields }),
  },
  open: {
    fields: { text: isText },
    obey: async ({ text }, actions) => {
      const about = await actions.ask({ do: "about", text });
      return about.refused ? about : actions.openText(text, howToOpen(about));
    },
  },
  play: { fields: { move: isText }, obey: ({ move }, actions) => actions.playText(move) },
  record: { fields: {}, obey: (_, actions) => actions.ask({ do: "record" }) },
};

/** @param {any} value */
function isPlain(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {any} value */
function isText(value) {
  return typeof value === "string";
}

/** The command that a message is, with the fields it has; null: none of ours. @param {MessageEvent} message */
function commandOf({ source, origin, data }) {
  if (source !== parent || parent === window || !(host === "*" || origin === host)) return null;
  if (!isPlain(data) || data.fishka !== VERSION || !Object.hasOwn(COMMANDS, data.do)) return null;
  if (!["undefined", "string", "number"].includes(typeof data.id)) return null; // not all can be sent back
  const { fields, obey } = COMMANDS[data.do];
  const given = Object.keys(fields).filter((name) => data[name] !== undefined);
  if (!Object.entries(fields).every(([name, fits]) => fits(data[name]))) return null;
  return { id: data.id, obey, fields: Object.fromEntries(given.map((name) => [name, data[name]])) };
}

/** The person has tapped the poster and the rules are there. */
export const sayReady = () => send({ event: "ready" });

/** Hears the host; nothing is done before what is returned is called: the page has begun. @param {Actions} actions */
export function hearHost(actions) {
  let open = () => {};
  let queue = new Promise((resolve) => {
    open = () => resolve(undefined);
  });
  addEventListener("message", (message) => {
    const command = commandOf(message);
    if (!command) ignored += 1;
    else queue = queue.then(() => answer(command, actions));
  });
  send({ event: "poster" });
  return () => open();
}

/** @param {NonNullable<ReturnType<typeof commandOf>>} command @param {Actions} actions */
async function answer({ id, obey, fields }, actions) {
  try {
    const plain = JSON.parse(JSON.stringify(fields)); // a value that cannot even be written disturbs no game
    send({ id, ...((await obey(plain, actions)) ?? { done: true }) });
  } catch {
    ignored += 1;
    send({ id, refused: "this cannot be asked", code: "question" });
  }
}

/** A game in a frame must not take the focus from the page around it: until somebody is in the frame, nothing in it is focused. */
export function leaveFocus() {
  if (!isEmbedded) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (how) {
    if (document.hasFocus()) focus.call(this, how);
  };
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    if (document.hasFocus()) return showModal.call(this);
    this.setAttribute("open", "");
    addEventListener(
      "focus",
      () => {
        if (!this.open || this.matches(":modal")) return;
        this.removeAttribute("open");
        showModal.call(this);
      },
      { once: true },
    );
  };
}
