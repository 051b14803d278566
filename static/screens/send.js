/** After a turn of people who play apart: the link for whoever comes next. */

import { el } from "../dom.js";
import { addressOf } from "../link.js";
import { playerName, t } from "../words.js";
import { button } from "./controls.js";
import { askLinks, code, copyField, isFresh, send } from "./share.js";
import { sheet } from "./sheet.js";

/** @param {any} state */
export const watches = (state) => [state.game, state.ui.links];

/** @param {any} state @param {any} actions */
export function draw(state, actions) {
  const { game, ui } = state;
  if (!isFresh(state)) askLinks(state, actions);
  const address = addressOf(ui.links?.game ?? "");
  const name = playerName(game.players[game.seat]);
  const about = { name, over: game.over ? "yes" : "no" };
  return sheet(t("send-title", about), {
    close: () => actions.close(),
    body: [
      el("p.lede", {}, t("send-about", about)),
      el(
        "div.share",
        {},
        code(address),
        el(
          "div.share-words",
          {},
          copyField("share-link", address),
          el("p.small-print", {}, t("send-not-secret")),
        ),
      ),
    ],
    foot: [
      "share" in navigator
        ? button(t("share-send"), () => send(address), { sign: "share", kind: "go" })
        : button(t("send-done"), () => actions.close(), { kind: "go" }),
    ],
  });
}
