// Puts the page together; a reader who skips this file loses no rule, no pixel and no word.

import { actionsOf } from "./actions.js";
import { deskOf } from "./desk.js";
import { listen } from "./drag.js";
import { early } from "./early.js";
import { connect } from "./engine.js";
import { gameFlow } from "./game.js";
import { hearHost, leaveFocus, sayReady } from "./host.js";
import { listenKeys } from "./keys.js";
import { recallOptions } from "./options.js";
import { listenDrops } from "./screens/import.js";
import { begin, invited, watch } from "./start.js";
import { newState } from "./state.js";
import { tapsOf } from "./taps.js";
import { mountTiles } from "./tiles.js";
import { turnVerbs } from "./turn.js";

const state = newState();
const actions = /** @type {import("./game.js").Actions} */ ({});
const desk = deskOf(state, actions);
const turn = turnVerbs(desk);
const flow = gameFlow(desk, turn);
Object.assign(actions, actionsOf(desk, turn, flow));
desk.keeps(flow.kept);

mountTiles();
listen(state, turn, { tap: tapsOf(state, turn, desk.redraw), hands: desk.hands, skip: flow.skip });
listenKeys(state, turn, actions);
listenDrops(state, actions);
await recallOptions(state);
leaveFocus();
const obey = hearHost(actions);
if (await invited(actions)) {
  const engine = early ?? connect();
  desk.plug(engine);
  watch(engine, desk);
  engine.ready.then(sayReady, () => {});
  await begin(desk, actions);
  obey();
}
