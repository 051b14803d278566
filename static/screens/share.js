/** Sending a game: a link, its QR code, the device's own share, a picture of the table, a file, a piece of page. */

import { encode } from "uqr";
import { el } from "../dom.js";
import { addressOf } from "../link.js";
import { t } from "../words.js";
import { button, segments } from "./controls.js";
import { saveBlob, saveFile } from "./files.js";
import { tablePicture } from "./picture.js";
import { sheet } from "./sheet.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("./index.js").Playing} Playing */
/** @typedef {import("../game.js").Actions} Actions */

const LONGEST_QR = 900; // characters that a camera still reads from a screen

/** @param {Playing} state */
export const watches = (state) => [state.game, state.ui.share, state.ui.links];

/** @param {Playing} state @param {Actions} actions */
export function draw(state, actions) {
  if (!isFresh(state)) askLinks(state, actions);
  const { links, share } = state.ui;
  const kinds = ["game", "position", "deal"].filter((kind) => links?.[kind]);
  const kind = kinds.includes(share) ? share : (kinds[0] ?? "game");
  const address = addressOf(links?.[kind] ?? "");
  const sending = button(t("share-send"), () => send(address), { sign: "share", kind: "go" });
  return sheet(t("share-title"), {
    close: () => actions.close(),
    body: [
      kinds.length > 1 ? whatToShare(kinds, kind, actions) : null,
      el("div.share", {}, code(address), fields(kind, address)),
      files(state),
    ],
    foot: "share" in navigator ? [sending] : [],
  });
}

/** @param {string[]} kinds @param {string} chosen @param {Actions} actions */
function whatToShare(kinds, chosen, actions) {
  const choices = kinds.map((value) => ({ value, words: t(`share-${value}`) }));
  const choose = (/** @type {string} */ kind) =>
    actions.change((/** @type {State} */ it) => (it.ui.share = kind));
  return segments(t("share-what"), choices, chosen, choose, ".wide");
}

/** @param {string} kind @param {string} address */
const fields = (kind, address) =>
  el(
    "div.share-words",
    {},
    el("p", {}, t("share-about", { what: kind })),
    secrecy(kind),
    copyField("share-link", address),
    isAddress(address) ? copyField("share-embed", embedding(address)) : null,
  );

/** @param {Playing} state */
const files = (state) =>
  el(
    "div.share-more",
    {},
    button(t("share-image"), () => sendPicture(state), { sign: "image" }),
    button(t("share-file"), () => saveFile(state.game.record), { sign: "save" }),
  );

/** Whether the links are of the position that the game is in. @param {Playing} state */
export const isFresh = ({ game, ui: { links } }) => links?.turn === game.turn && links.record === game.record;

/** The engine writes the links; the sheet shows them when they are there. @param {Playing} state @param {Actions} actions */
export async function askLinks(state, actions) {
  const { turn, record, viewer } = state.game;
  state.ui.links = { turn, record };
  const answer = await actions.ask({ do: "record", seat: viewer });
  actions.change(
    (/** @type {State} */ it) =>
      (it.ui.links = { turn, record, game: answer.link, position: answer.position, deal: answer.deal }),
  );
}

/** A page on disk has only a text to share, for others to paste. @param {string} link */
const isAddress = (link) => link.includes("#");

/** @param {string} address */
const embedding = (address) =>
  address &&
  `<iframe src="${address.replace("#", "?embed#")}" width="360" height="640" style="border: 0" title="Fishka" loading="lazy"></iframe>`;

/** @param {string} kind */
const secrecy = (kind) => (kind === "game" ? el("p.small-print", {}, t("share-not-secret")) : null);

/** @param {string} address */
export function code(address) {
  if (!address) return el("figure.code");
  if (address.length > LONGEST_QR) return el("figure.code", {}, el("figcaption", {}, t("share-long")));
  const { data, size } = encode(address, { ecc: "L", border: 2 });
  const dark = data.flatMap((line, y) => line.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  const picture = el("div.qr", { role: "img", "aria-label": t("share-qr") });
  picture.innerHTML = `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path d="${dark.join("")}"/></svg>`;
  return el("figure.code", {}, picture, el("figcaption", {}, t("share-camera")));
}

/** @param {string} id @param {string} text */
export function copyField(id, text) {
  const field = /** @type {HTMLInputElement} */ (el("input", { id, readonly: true, value: text }));
  const said = el("span", {}, t("copy"));
  const copy = async () => {
    field.select();
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    said.textContent = t(done ? "copied" : "share-failed");
  };
  const press = button(t("copy"), copy, { sign: "copy", "aria-label": `${t("copy")}: ${t(id)}` });
  press.lastElementChild?.replaceWith(said);
  return el("div.copy", {}, el("label", { for: id }, t(id)), field, press);
}

/** @param {string} link */
export const send = (link) =>
  navigator.share({ title: t("name"), [isAddress(link) ? "url" : "text"]: link }).catch(() => {}); // closing the device's sheet is no error

/** @param {Playing} state */
async function sendPicture({ game }) {
  const blob = await tablePicture(game.table, game.rows);
  const file = new File([blob], "fishka.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => {});
  else saveBlob(blob, "fishka.png");
}
