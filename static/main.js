// Puts the page together; a reader who skips this file loses no rule, no pixel and no word.
import { actionsOf } from "./actions.js";
import { deskOf } from "./desk.js";
import { listen } from "./drag.js";
import { connect } from "./engine.js";
import { gameFlow } from "./game.js";
import { listenKeys } from "./keys.js";
import { recallOptions } from "./options.js";
import { begin, watch } from "./start.js";
import { newState } from "./state.js";
import { tapsOf } from "./taps.js";
import { mountTiles } from "./tiles.js";
import { turnVerbs } from "./turn.js";

const state = newState();
const engine = connect();
const actions = /** @type {import("./game.js").Actions} */ ({});
const desk = deskOf(state, engine, actions);
const turn = turnVerbs(desk);
const flow = gameFlow({ ...desk, turn });
Object.assign(actions, actionsOf(desk, turn, flow));
desk.keeps(flow.kept);

mountTiles();
listen(state, turn, { tap: tapsOf(state, turn, desk.redraw), hands: desk.hands, skip: flow.skip });
listenKeys(state, turn, actions);
await recallOptions(state);
watch(engine, desk, flow);
await begin(desk, actions, flow);
