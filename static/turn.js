/** The verbs of a turn: hold, drop, undo, sort, end. Gestures and keys call them; they change the state, ask the engine and redraw. */
import { byId } from "./dom.js";
import { landed, landingAt, questionOf, rowById, rowOf, sameTable, sorted } from "./draft.js";
import { rearrange } from "./felt.js";
import { alertNow, rowWords, say } from "./say.js";
import { boxesOf, resettle, settle } from "./shelves.js";
import { laidPieces, mayMove } from "./state.js";
import { heldWords } from "./status.js";
import { faultWords, t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Target} Target */
/** @typedef {import("./state.js").Holding} Holding */
/** @typedef {{state: State, ask: (question: any) => Promise<any>, redraw: (how?: any) => void, tell: () => void, aim: () => void, keep: () => void, sound: (name: string) => void, open: (name: string, args?: any) => void}} Desk */

/** @param {Desk} desk */
export function turnVerbs(desk) {
  const { state, ask, redraw, tell, aim, keep, sound } = desk;

  /** Takes pieces in hand (all from the rack, or all from one set) and asks once where they may go. @param {number[]} pieces @param {Holding["by"]} by */
  function hold(pieces, by) {
    const holding = pieces.some((piece) => state.early.has(piece)) ? null : handOf(state, pieces, by);
    const may = mayMove(state);
    if (!holding || !state.draft || (holding.from !== null && !may)) return null;
    const question = questionOf(state.draft, state.texts);
    state.holding = holding;
    state.remark = null;
    state.hint = null;
    if (may) holding.asked = askLandings(holding, question);
    sound("pick");
    redraw();
    return holding;
  }

  /** @param {Holding} holding @param {ReturnType<typeof questionOf>} question */
  async function askLandings(holding, { layout, rack, order }) {
    const held = holding.pieces.map((piece) => order.indexOf(piece));
    const answer = await ask({
      do: "landings",
      turn: state.game?.turn,
      seat: state.game?.viewer,
      layout,
      rack,
      held,
    });
    if (answer.refused) return null;
    holding.answer = answer;
    if (state.holding !== holding) return answer;
    if (!answer.new && answer.rows.every((/** @type {any} */ row) => !row) && answer.reason) {
      letGo();
      remark(faultWords(answer.reason).text, "refused");
      return null;
    }
    if (holding.target) over(holding.target);
    else redraw();
    say(heldWords(state).join(" "));
    return answer;
  }

  /** What is under the held pieces now. @param {Target | null} target */
  function over(target) {
    const { holding, draft } = state;
    if (!holding || !draft) return;
    holding.target = target;
    holding.landing = target && mayMove(state) ? landingAt(draft, holding, target) : null;
    aim();
    if (holding.by === "keys" && holding.landing)
      say(`${heldWords(state)[1]}: ${dropWords(holding.landing)}`);
  }

  /** Lets go: everything is where it was. */
  function letGo() {
    if (!state.holding) return;
    state.holding = null;
    state.loupe = null;
    redraw();
    say(t("board-put-back"));
  }

  /** Lets the held pieces fall on a target. @param {Target} target */
  async function drop(target) {
    const holding = state.holding;
    if (!holding || !state.draft) return;
    if ("rack" in target && holding.from === null) return arrangeRack(holding, target);
    if (!mayMove(state)) return letGo();
    letGoQuietly();
    if (holding.answer && !state.early.size) return land(holding, target);
    for (const piece of holding.pieces) state.early.add(piece);
    redraw();
    line = line.catch(() => {}).then(() => landLate(holding, target));
    await line;
  }

  /** Drops that were made before the engine had spoken, one after the other. */
  let line = Promise.resolve();

  /** @param {Holding} early @param {Target} target */
  async function landLate(early, target) {
    await early.asked;
    const { draft, game } = state;
    const isFresh = early.answer && early.rows === draft?.rows;
    const holding = isFresh ? early : handOf(state, early.pieces, early.by);
    try {
      if (draft && holding && !isFresh) await askLandings(holding, questionOf(draft, state.texts));
    } finally {
      for (const piece of early.pieces) state.early.delete(piece);
    }
    if (holding?.answer && holding.rows === state.draft?.rows && game === state.game && mayMove(state))
      land(holding, target);
    else redraw();
  }

  /** Lets pieces fall of which the engine has said where they may go. @param {Holding} holding @param {Target} target */
  function land(holding, target) {
    if (!state.draft) return;
    const landing = landingAt(state.draft, holding, target);
    if (!landing) return refuse(holding, target);
    if (landing.kind === "move") return moveSet(holding, target);
    const { draft, born, reads } = landed(state.draft, holding, target, landing);
    if (sameTable(draft, state.draft) && !("rack" in target)) return redraw();
    sound(landing.ok ? "whole" : "place");
    for (const [row, read] of reads) state.infos.set(row, read);
    const told = holding.answer?.verdicts[landing.verdict ?? -1];
    const remark = landing.kind === "swap" ? { words: t("board-joker-free"), kind: "swap" } : null;
    step(draft, wishesFor(state, holding, target, draft, born), foretold(state, draft, told), remark);
    if (landing.kind === "swap") say(t("board-joker-free"));
    else if (reads.size) say(placedWords(state, [...reads.keys()]));
  }

  /** @param {Holding} holding @param {Target} target */
  function refuse(holding, target) {
    const reason = holding.answer?.reason;
    const words =
      "rack" in target ? t("board-stays") : reason ? faultWords(reason).text : t("board-not-there");
    sound("wrong");
    remark(words, "refused");
  }

  /** The rack's own order is the person's business: no step to undo. @param {Holding} holding @param {{rack: number}} target */
  function arrangeRack(holding, target) {
    if (!state.draft) return;
    const { draft } = landed(state.draft, holding, target, { rows: [], ok: true, kind: "rack" });
    state.holding = null;
    sameTurn(draft);
  }

  /** Another order of the same rack keeps the judge's word. @param {Draft} draft */
  function sameTurn(draft) {
    const kept = { ...draft, rows: state.draft?.rows ?? draft.rows };
    if (state.judged === state.draft) state.judged = kept;
    state.draft = kept;
    redraw();
    keep();
  }

  /** Moves a whole set to another place on the felt: a matter of the view. @param {Holding} holding @param {Target} target */
  function moveSet(holding, target) {
    const { shelves, draft } = state;
    if (shelves && draft && "felt" in target && target.felt && holding.from !== null) {
      state.shelves = settle(shelves, boxesOf(draft), new Map([[holding.from, target.felt]])) ?? shelves;
      sound("place");
    }
    redraw();
    keep();
  }

  /** A new draft: one step that can be undone. @param {Draft} draft @param {Map<number, import("./shelves.js").Wish>} [wishes] @param {any} [verdict] what the judge will say of it, if that is known @param {State["remark"]} [remark] */
  function step(draft, wishes, verdict = null, remark = null) {
    const moment = momentOf(state);
    if (moment) state.past.push(moment);
    state.future = [];
    state.draft = draft;
    believe(verdict);
    const other = state.holding;
    state.holding = null;
    state.remark = remark;
    state.hint = null;
    state.drawn = new Set();
    state.halo = { rows: new Set(), pieces: new Set() };
    state.shelves = placed(state, wishes);
    tell();
    if (other) hold(other.pieces, other.by); // picked up while an earlier drop waited for its landing
    keep();
    judge();
  }

  /** Takes a verdict for that on the draft; null: it is not judged yet. @param {any} verdict */
  function believe(verdict) {
    if (verdict) state.verdict = verdict;
    state.judged = verdict && state.draft;
  }

  /** Asks the judge, who has the last word also on what was foretold; an answer about a draft that is no longer there is dropped. */
  async function judge() {
    const { draft, game } = state;
    if (!draft || !game || !mayMove(state)) return;
    const { layout } = questionOf(draft, state.texts);
    const { rows, ...verdict } = await ask({
      do: "judge-draft",
      turn: game.turn,
      seat: game.viewer,
      layout,
    });
    if (state.draft?.rows !== draft.rows || verdict.refused) return;
    const wasTold = state.judged === state.draft && isSaid(state.verdict, verdict);
    const news = draft.rows.filter((row) => !state.infos.has(row));
    const changed = draft.rows.filter((row, index) => !isSaid(state.infos.get(row), rows[index]));
    for (const row of changed) state.infos.set(row, rows[draft.rows.indexOf(row)]);
    believe(verdict);
    if (verdict.legal && state.sheet?.name === "verdict") state.sheet = null;
    if (!wasTold || changed.length) redraw();
    if (news.length) say(placedWords(state, news));
  }

  /** @param {import("./state.js").Moment[]} from @param {import("./state.js").Moment[]} to @param {string} words */
  function travel(from, to, words) {
    const now = momentOf(state);
    const moment = now && from.pop();
    if (!moment || !state.draft) return;
    letGoQuietly();
    to.push(now);
    state.draft = { rows: moment.draft.rows, rack: keptOrder(state.draft.rack, moment.draft.rack) };
    state.shelves = isSameRoom(moment.shelves, state.shelves) ? moment.shelves : placed(state);
    believe(moment.verdict);
    tell();
    keep();
    judge();
    say(words);
  }

  function letGoQuietly() {
    state.holding = null;
    state.loupe = null;
    state.hint = null;
    state.remark = null;
  }

  /** Puts the turn back to its start, as one step. */
  function reset() {
    const { start, draft, past } = state;
    if (!start || !draft || sameTable(start, draft)) return;
    letGoQuietly();
    const then = past.find((moment) => moment.draft.rows === start.rows);
    step({ rows: start.rows, rack: keptOrder(draft.rack, start.rack) }, undefined, then?.verdict);
    say(t("board-was-reset"));
  }

  /** @param {"789" | "777"} order */
  function sort(order) {
    if (!state.draft || !state.game?.orders?.[order]) return;
    sameTurn(
      sorted(
        state.draft,
        state.game.orders[order].map((index) => state.ranked[index]),
      ),
    );
    say(t(`board-sorted-${order}`));
  }

  /** Lays all sets in the engine's order for the eye; like every matter of the view it is no step. */
  async function tidy() {
    if (state.judged !== state.draft || !state.verdict?.tidy) await judge();
    if (state.judged !== state.draft || !state.verdict?.tidy) return;
    rearrange(state, state.verdict.tidy);
    for (const moment of [...state.past, ...state.future]) moment.shelves = null;
    redraw({ time: "--t-slow" });
    byId("table").scrollTop = 0;
  }

  /** All held pieces make a set of their own. */
  const newSet = () => drop({ felt: null });

  /** A remark that stays in the status row until something happens. @param {string} words @param {string} kind */
  function remark(words, kind) {
    state.remark = { words, kind };
    redraw();
    alertNow(words);
  }

  /** Looks for the only valid place of a rack tile and lays it there; if there are several they only show. @param {number} piece */
  async function placeOnly(piece) {
    const holding = state.holding?.pieces.includes(piece) ? state.holding : hold([piece], "tap");
    await holding?.asked;
    if (!holding || state.holding !== holding || !state.draft) return;
    const only = soleTarget(state.draft, holding);
    if (only) drop(only);
  }

  return {
    hold,
    over,
    letGo,
    drop,
    newSet,
    step,
    judge,
    reset,
    sort,
    tidy,
    remark,
    placeOnly,
    sameTurn,
    caughtUp: () => line,
    undo: () => travel(state.past, state.future, t("board-undone")),
    redo: () => travel(state.future, state.past, t("board-redone")),
  };
}

/** A hand that holds pieces of the draft as it is now. @param {State} state @param {number[]} pieces @param {Holding["by"]} by @returns {Holding | null} */
function handOf({ draft, texts }, pieces, by) {
  if (!draft || !pieces.length) return null;
  return {
    pieces,
    from: rowOf(draft, pieces[0])?.id ?? null,
    by,
    rows: draft.rows,
    answer: null,
    order: questionOf(draft, texts).order,
    asked: Promise.resolve(null),
    target: null,
    landing: null,
  };
}

/** Now, to come back to. @param {State} state @returns {import("./state.js").Moment | null} */
const momentOf = ({ draft, shelves, judged, verdict }) =>
  draft && { draft, shelves, verdict: judged === draft ? verdict : null };

/** What judge-draft will say, put together from how each row reads and what was told of the turn; null: it was not told. @param {State} state @param {Draft} draft @param {any} told */
function foretold({ infos }, { rows }, told) {
  if (!told || !rows.every((row) => infos.has(row))) return null;
  const broken = rows.flatMap((row, index) => {
    const { fault } = infos.get(row);
    return fault ? [{ ...fault, row: index }] : [];
  });
  return { ...told, faults: [...broken, ...told.faults] };
}

/** Whether an answer only repeats what was already told. @param {any} told @param {any} answer */
const isSaid = (told, answer) =>
  Boolean(told) &&
  Object.keys(told).every((key) => JSON.stringify(told[key]) === JSON.stringify(answer[key]));

/** Whether places on the felt may be taken over from one to the other. @param {State["shelves"]} one @param {State["shelves"]} other */
const isSameRoom = (one, other) =>
  Boolean(one && other && one.width === other.width && one.height === other.height);

/** What letting go would do. @param {import("./draft.js").Landing} landing */
const dropWords = (landing) =>
  landing.ok || !landing.fault ? t(`board-drop-${landing.kind}`) : faultWords(landing.fault).text;

/** The shelves after a change; the whole table is arranged anew only if the change does not fit. @param {State} state @param {Map<number, import("./shelves.js").Wish>} [wishes] */
export function placed({ draft, shelves }, wishes) {
  return draft && shelves ? resettle(shelves, boxesOf(draft), wishes) : shelves;
}

/** Where new sets would like to lie: parts of a set stay where they lay, the rest goes where the hand was. @param {State} state @param {Holding} holding @param {Target} target @param {Draft} next @param {number[]} born */
function wishesFor({ draft, shelves }, holding, target, next, born) {
  /** @type {Map<number, import("./shelves.js").Wish>} */
  const wishes = new Map();
  if (!draft || !shelves) return wishes;
  const pitch = shelves.sizes.w + shelves.sizes.inner;
  for (const id of born) {
    const pieces = rowById(next, id)?.pieces ?? [];
    const index = pieces.findIndex((piece) => !holding.pieces.includes(piece) && rowOf(draft, piece));
    const source = index < 0 ? null : rowOf(draft, pieces[index]);
    const place = source && shelves.places.get(source.id);
    if (source && place) {
      const x = place.x + (source.pieces.indexOf(pieces[index]) - index) * pitch;
      wishes.set(id, { shelf: place.shelf, x, pushes: pieces.length > 1 });
    } else if ("felt" in target && target.felt) wishes.set(id, target.felt);
  }
  return wishes;
}

/** The pieces of a rack as it was, in the order that the person has given it since. @param {number[]} now @param {number[]} then */
function keptOrder(now, then) {
  const common = now.filter((piece) => then.includes(piece));
  const before = then.filter((piece) => now.includes(piece));
  if (String(common) === String(before)) return then;
  return [...common, ...then.filter((piece) => !now.includes(piece))];
}

/** @param {Draft} draft @param {Holding} holding @returns {Target | null} */
export function soleTarget(draft, { answer }) {
  if (!answer) return null;
  /** @type {Target[]} */
  const targets = answer.new?.ok ? [{ felt: null }] : [];
  answer.rows.forEach((row, index) => {
    if (row?.drop?.ok)
      targets.push({ set: draft.rows[index].id, slot: draft.rows[index].pieces.length, piece: null });
  });
  return targets.length === 1 ? targets[0] : null;
}

/** @param {State} state @param {import("./draft.js").Row[]} rows */
function placedWords(state, rows) {
  const rest = t("board-rack-left", { n: state.draft?.rack.length ?? 0 });
  return [
    t("board-placed", { n: laidPieces(state).size }),
    ...rows.map((row) => rowWords(state, row)),
    rest,
  ].join(" ");
}
