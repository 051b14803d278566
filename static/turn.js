/** The verbs of a turn: gestures, keys and buttons call them; they change the state, ask the engine and redraw. */
import { dropVerbs } from "./drops.js";
import { handVerbs } from "./hand.js";
import { judgingOf } from "./judging.js";
import { orderVerbs } from "./orders.js";
import { stepVerbs } from "./steps.js";

/** @param {import("./desk.js").Desk} desk */
export function turnVerbs(desk) {
  const judging = judgingOf(desk);
  const hand = handVerbs(desk);
  const orders = orderVerbs(desk, judging.judge);
  const steps = stepVerbs(desk, judging);
  const { hold, over, letGo } = hand;
  const { judge } = judging;
  const { sort, tidy } = orders;
  return { hold, over, letGo, judge, sort, tidy, ...steps, ...dropVerbs(desk, hand, steps.step, orders) };
}
