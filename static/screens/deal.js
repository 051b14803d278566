/** The proof that the deal was fixed before the first move: a digest from the start, what it was made of once the round is over. */

import { el } from "../dom.js";
import { t } from "../words.js";

/** What the engine told of this round; asked for when it is not known yet. @param {any} state @param {any} actions */
async function ask(state, actions) {
  const { round, over } = state.game;
  state.ui.deal = { round, over: Boolean(over) };
  const answer = await actions.ask({ do: "commitment", round });
  actions.change((/** @type {any} */ it) => {
    it.ui.deal = { round, over: Boolean(over), ...answer };
  });
}

/** @param {any} state @param {any} actions */
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
