/** What screen readers hear: names of rows, and one message at a time. */
import { byId } from "./dom.js";
import { laidPieces } from "./state.js";
import { colourName, faultWords, inRow, t, tileName } from "./words.js";

/** @typedef {import("./state.js").State} State */

/** "Run: red 9, red 10, joker as red 11", with what is wrong about it. @param {State} state @param {import("./draft.js").Row} row */
export function rowWords(state, row) {
  const info = state.infos.get(row);
  const names = row.pieces.map((piece, index) => {
    const text = state.texts.get(piece) ?? "";
    const face = text === "j" ? info?.faces?.[index] : null;
    return tileName(text, face && face !== "j" ? { as: face } : {});
  });
  const words = t(`board-set-${info?.kind ?? "row"}`, { tiles: inRow(names) });
  return info?.fault ? `${t("board-said", { words })} ${faultWords(info.fault).text}` : words;
}

/** "over the run of red 9–13": a set in as few words as tell it from the others. @param {State} state @param {import("./draft.js").Row} row */
export function overWords(state, row) {
  const info = state.infos.get(row);
  const faces = info?.faces ?? [];
  const number = (/** @type {string | undefined} */ face) => face?.replace(/^[kbor]/, "") ?? "";
  if (info?.kind === "run")
    return t("board-over-run", {
      colour: colourName(faces[0][0], "plural"),
      first: number(faces[0]),
      last: number(faces.at(-1)),
    });
  if (info?.kind === "group") return t("board-over-group", { number: number(faces[0]) });
  return t("board-over-row");
}

/** What lies on the table now: how much was laid, the rows that have come, and the rest of the rack. @param {State} state @param {import("./draft.js").Row[]} rows */
export function placedWords(state, rows) {
  const rest = t("board-rack-left", { n: state.draft?.rack.length ?? 0 });
  return [
    t("board-placed", { n: laidPieces(state).size }),
    ...rows.map((row) => t("board-said", { words: rowWords(state, row) })),
    rest,
  ].join(" ");
}

const QUIET = 150;
let timer = 0;

/** Speaks politely; of several messages within 150 ms only the last is heard. @param {string} words */
export function say(words) {
  clearTimeout(timer);
  timer = window.setTimeout(() => speak("say", words), QUIET);
}

/** Speaks at once: time and errors. @param {string} words */
export const alertNow = (words) => speak("alert", words);

/** @param {string} id @param {string} words */
function speak(id, words) {
  const place = byId(id);
  place.textContent = "";
  place.textContent = words;
}
