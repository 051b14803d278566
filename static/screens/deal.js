/** The proof that the deal was fixed before the first move: a digest from the start, what it was made of once the round is over. */

import { el } from "../dom.js";
import { t } from "../words.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("./index.js").Playing} Playing */
/** @typedef {import("../game.js").Actions} Actions */

/** What the engine told of this round; asked for when it is not known yet. @param {Playing} state @param {Actions} actions */
async function ask(state, actions) {
  const { round, over } = state.game;
  state.ui.deal = { round, over: Boolean(over) };
  const answer = await actions.ask({ do: "commitment", round });
  actions.change((/** @type {State} */ it) => {
    it.ui.deal = { round, over: Boolean(over), ...answer };
  });
}

/** @param {Playing} state @param {Actions} actions */
export function dealCheck(state, actions) {
  const { deal } = state.ui;
  const { round, over } = state.game;
  if (deal?.round !== round || deal.over !== Boolean(over)) ask(state, actions);
  if (!deal?.commitment) return null;
  return el(
    "details",
    { id: "deal-check" },
    el("summary", {}, t("deal-check")),
    el("p.small-print", {}, t(deal.seed ? "deal-revealed" : "deal-hidden")),
    el("code", {}, `SHA-256 ${deal.commitment}`),
    deal.seed ? el("code", {}, `${deal.seed}.${deal.salt}`) : null,
  );
}
