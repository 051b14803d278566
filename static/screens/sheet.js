/** The frame of every dialog: a title, a way out, a body that scrolls, and buttons at the foot. */

import { el } from "../dom.js";
import { t } from "../words.js";
import { signButton } from "./controls.js";

/**
 * @param {string} title
 * @param {{body: (Node | null)[], foot?: (Node | null)[], close?: () => void, kind?: string}} parts without `close` only the foot leads out
 */
export const sheet = (title, { body, foot = [], close, kind = "" }) =>
  [
    el(
      "header",
      {},
      el("h1", { id: "sheet-title", tabindex: "-1" }, title),
      close ? signButton(t("close"), "close", close) : null,
    ),
    el(`div.body${kind}`, { tabindex: "0", role: "region", "aria-labelledby": "sheet-title" }, ...body),
    foot.length ? el("footer", {}, ...foot) : null,
  ].filter((part) => part !== null);
