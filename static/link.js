/** Links: what comes in is opened only if it may be, what goes out is an address; and what this device knows of matches played by link. */
import { isEmbedded } from "./frame.js";
import { begun } from "./screens/error.js";
import { computerName } from "./screens/lineup.js";
import { keep, recall } from "./store.js";
import { t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./game.js").Actions} Actions */
/**
 * A match of people who play apart, as far as this device knows it.
 * @typedef {{id: string, seat: number, record: string, names: string[], turn: number, over: boolean, when: number}} Thread
 *   seat: who plays here; turn: whose turn it is
 */

const MOST_THREADS = 20;

/** This page's address with a game behind #: nobody is asked for anything. A page on disk has none that a friend could follow, so there it is the link's own text, to be pasted. @param {string} link */
export function addressOf(link) {
  const { origin, pathname, protocol } = location;
  return link && protocol !== "file:" ? `${origin}${pathname}#${link}` : link;
}

const ADDRESS = /[a-z]+:\/\/[^\s#]*#(\S+)/i;
const UNSEEN = /\p{Cf}/gu;
const MARKED = /[a-z]+:\/\/[^\s#]*#(\d+[~z]\S*)/i; // as every link of ours is

/** What may be a game in a message: what follows # in the address there, or the text itself. @param {string} text */
export function gameText(text) {
  const bare = text.trim();
  if (bare.startsWith("[")) return bare; // a record, whose tags may hold addresses
  const seen = bare.replace(UNSEEN, "");
  return (MARKED.exec(seen) ?? ADDRESS.exec(seen))?.[1] ?? bare;
}

/** What the engine knows of a text: as it stands, or else without what a messenger or a sentence has put on it. @param {Actions} actions @param {string} text @returns {Promise<{game: string, about: any}>} */
async function understood(actions, text) {
  const plain = unescaped(text);
  const about = await actions.ask({ do: "about", text });
  for (const other of new Set([text, plain, bared(plain), bared(unescaped(plain))])) {
    const found = other === text ? about : await actions.ask({ do: "about", text: other });
    if (!found.refused) return { game: other, about: found };
  }
  return { game: text, about };
}

/** A link without what cannot be seen, and without what stands behind it. @param {string} text */
function bared(text) {
  const plain = text.replaceAll("&amp;", "&").replace(UNSEEN, "");
  const link = /^\d+[~z]\S*/.exec(plain)?.[0] ?? plain;
  return link.replace(/[^\p{L}\p{N}_~%-]+$/u, "");
}

/** @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Opens what a text holds, if it may be: a game under way is never replaced unasked. @param {State} state @param {Actions} actions @param {string} text */
export async function take(state, actions, text) {
  const { game, about } = await understood(actions, gameText(text)).finally(() => {
    if (state.screen === "opening") state.screen = "setup";
  });
  if (about.refused) return refuse(actions, about, game);
  if (about.apart) return takeTurn(state, actions, game, about);
  return unlessReplacing(state, actions, () => openAs(state, actions, game, about));
}

/** The link stays in the address until something has become of it; in a frame for ever: there it is what the host shows. */
function done() {
  if (isEmbedded) return;
  try {
    history.replaceState(null, "", location.pathname + location.search);
  } catch {
    // a sandboxed frame may not: there a reload opens the link again, and no game was kept anyway
  }
}

/** @param {Actions} actions @param {any} refusal @param {string} text */
function refuse(actions, refusal, text) {
  done();
  actions.change((/** @type {State} */ state) => {
    Object.assign(state.ui, { refusal, importing: text });
    state.sheet = { name: "import" };
  });
}

/** Whether another game would take the place of one that is not over, and that no list keeps. @param {State} state */
export function isAtRisk({ game, saved }) {
  const kept = game ?? saved?.game;
  return Boolean(kept) && !kept.over && !kept.apart;
}

/** @param {State} state @param {Actions} actions @param {() => void} open */
function unlessReplacing(state, actions, open) {
  if (!isAtRisk(state)) return open();
  actions.open("confirm", {
    question: "replace",
    onyes: open,
    onno: () => {
      done();
      if (!state.game) begun(actions.resume(), actions);
    },
  });
}

/** @param {State} state @param {Actions} actions @param {string} text @param {any} about */
async function openAs(state, actions, text, about) {
  const refusal = await actions.openText(text, howToOpen(about));
  if (refusal) return refuse(actions, refusal, text);
  done();
  Object.assign(state.ui, { refusal: null, importing: "" });
  if (about.kind === "record" && about.over) actions.show("replay");
}

/** Who plays what is opened, and whether it is a puzzle: the same for a link and for the host's message. @param {any} about */
export const howToOpen = (about) => ({ players: seated(about), puzzle: isPuzzle(about) });

/** Whether it is a position for whoever opens it: who is to move is a person, the only one and without a name. @param {{kind: string, players: any[], seat: number}} about */
function isPuzzle({ kind, players, seat }) {
  const people = seated({ players, seat }).filter((player) => player.kind === "person");
  return kind === "position" && people.length === 1 && players[seat].kind === "person" && !players[seat].name;
}

/** Who plays where the link gives no name: you, against computers if it names nobody at all. @param {{players: any[], seat: number}} about */
export function seated({ players, seat }) {
  const isBare = players.every(({ kind, name }) => kind === "person" && !name);
  const isAlone = isBare || players.filter(({ kind }) => kind === "person").length === 1;
  let computers = 0;
  return players.map(({ kind, name, level }, at) => {
    if (isBare && at !== seat) return { name: computerName(computers++), kind: "computer", level: "casual" };
    if (kind === "computer") return { name, kind, level };
    return { name: name || (isAlone ? t("you") : t("player-number", { n: at + 1 })), kind };
  });
}

/** A link of people who play apart: it goes on where this device stopped, or is told apart in a sentence. @param {State} state @param {Actions} actions @param {string} text @param {any} about */
async function takeTurn(state, actions, text, about) {
  const known = (await threads()).find(({ id }) => id === about.apart);
  const to = known && (await actions.ask({ do: "about", text, against: known.record }));
  const trouble = known && troubleOf(known, to);
  const goOn = (/** @type {string} */ game, /** @type {any} */ how) => async () => {
    const refusal = await actions.openText(game, how);
    if (refusal) return refuse(actions, refusal, game);
    done();
  };
  const eyes = about.kind === "record" ? { seat: known?.seat } : { me: known?.seat }; // of a round that is over all is open
  if (!trouble) return unlessReplacing(state, actions, goOn(text, eyes));
  done();
  const isNews = to.relation === "ahead";
  const name = known.names[isNews ? to.seat : known.turn];
  actions.open("note", {
    trouble,
    who: name,
    me: known.names[known.seat],
    onward: () => unlessReplacing(state, actions, goOn(isNews ? text : known.record, { seat: known.seat })),
  });
}

/** Goes on with a match by link as far as this device knows it. @param {State} state @param {Actions} actions @param {Thread} thread */
export const resumeThread = (state, actions, { record, seat }) =>
  unlessReplacing(state, actions, () => begun(actions.openText(record, { seat }), actions));

/** Why a link cannot be played on here; null: it can. @param {Thread} known @param {any} to what the link is to what is known */
function troubleOf({ seat }, { kind, relation, between, seat: turn, players }) {
  const people = between.filter((/** @type {number} */ one) => players[one].kind === "person");
  if (relation === "behind") return turn === seat && people.length === 1 ? "played" : "old";
  if (relation === "fork" || relation === "other") return "fork";
  if (turn === seat || kind === "record") return null;
  return relation === "same" ? "waiting" : "seat";
}

/** All matches played by link that this device knows, the last one first. @returns {Promise<Thread[]>} */
export const threads = async () => (await recall("threads")) ?? [];

/** Notes who plays here and how far it went. @param {import("./state.js").Game | null} game */
export async function remember(game) {
  if (!game?.apart || game.viewer === null) return;
  const thread = {
    id: game.apart,
    seat: game.viewer,
    record: game.record,
    names: game.players.map(({ name }) => name),
    turn: game.seat,
    over: Boolean(game.over),
    when: Date.now(),
  };
  const others = (await threads()).filter(({ id }) => id !== thread.id);
  await keep("threads", [thread, ...others].slice(0, MOST_THREADS));
}
