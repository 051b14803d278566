/** Small tiles, big fingers: the touched set lies large over the rack, and its tiles are picked there. */
import { attribute, byId, el, fill, hide } from "./dom.js";
import { rowById } from "./draft.js";
import { icon } from "./icons.js";
import { rowWords } from "./say.js";
import { tile } from "./tiles.js";
import { t, tileName } from "./words.js";

/** @param {import("./state.js").State} state @param {import("./game.js").Actions} actions */
export function drawLoupe(state, actions) {
  const loupe = byId("loupe");
  const row = state.draft && state.loupe !== null ? rowById(state.draft, state.loupe) : null;
  hide(loupe, !row || state.holding?.by === "drag"); // a drag may end under it
  if (!row) return;
  attribute(loupe, "aria-label", t("board-loupe"));
  const held = row.pieces.map((piece) => Boolean(state.holding?.pieces.includes(piece)));
  fill(loupe, [row.id, row.pieces, held, document.documentElement.lang], () => [
    el(
      "div.large",
      { role: "group", "aria-label": rowWords(state, row) },
      ...row.pieces.map((piece, index) => large(state, piece, held[index])),
    ),
    el(
      "div.also",
      {},
      el("button.lnk", { type: "button", onclick: () => actions.holdSet(row.id) }, t("board-whole-set")),
      el(
        "button.ib",
        { type: "button", "aria-label": t("board-close"), onclick: () => actions.closeLoupe() },
        icon("close"),
      ),
    ),
  ]);
}

/** @param {import("./state.js").State} state @param {number} piece @param {boolean} held */
function large({ texts }, piece, held) {
  const text = texts.get(piece) ?? "";
  const element = tile(text, { name: tileName(text) });
  element.dataset.piece = String(piece);
  element.classList.toggle("held", held);
  return element;
}
