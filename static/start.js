/** How the page begins: what the engine reports while it comes, the saved game or the link, and what must be kept when the page goes. */
import { recall } from "./store.js";

/** @typedef {ReturnType<typeof import("./desk.js").deskOf>} Desk */
/** @typedef {ReturnType<typeof import("./game.js").gameFlow>} Flow */

const SLOW = 8000; // ms until a start is called slow

/** @param {ReturnType<typeof import("./engine.js").connect>} engine @param {Desk} desk @param {Flow} flow */
export function watch(engine, desk, flow) {
  const { state, redraw } = desk;
  engine.onProgress(({ loaded, total, stage }) => {
    Object.assign(state.engine, { loaded, total, stage, ready: stage === "ready" });
    redraw();
  });
  const slow = setTimeout(() => {
    state.engine.slow = true;
    redraw();
  }, SLOW);
  engine.ready.then(
    () => {
      clearTimeout(slow);
      state.engine.slow = false;
    },
    (error) => {
      state.engine.failed = { message: String(error.message) };
      desk.open("error", { message: String(error.message) });
    },
  );
  engine.onRestart(
    (ask) =>
      state.game &&
      ask({ do: "open", text: state.game.record, seat: state.game.viewer, players: state.game.players }),
  );
  addEventListener("resize", () => {
    state.isNew = "window";
    redraw();
  });
  addEventListener("pagehide", desk.save);
  document.addEventListener("visibilitychange", () => document.hidden && desk.save());
  addEventListener("hashchange", () => openHash(flow, desk));
}

/** A link's game, the game that was being played, or the set-up screen. @param {Desk} desk @param {import("./game.js").Actions} actions @param {Flow} flow */
export async function begin(desk, actions, flow) {
  const { state, redraw } = desk;
  state.saved = (await recall("game")) ?? null;
  redraw();
  if (location.hash.length > 1) return openHash(flow, desk);
  const isUnfinished = state.saved && !state.saved.left && !state.saved.game.over;
  if (isUnfinished) await actions.resume();
}

/** @param {Flow} flow @param {Desk} desk */
async function openHash(flow, desk) {
  const text = decodeURIComponent(location.hash.slice(1));
  if (!text) return;
  const refusal = await flow.openText(text);
  if (refusal) desk.open("error", { refusal });
}
