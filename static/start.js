/** How the page begins: what the engine reports while it comes, the saved game or the link, and what must be kept when the page goes. */

import { onTaken } from "./alone.js";
import { isEmbedded } from "./frame.js";
import { take, threads } from "./link.js";
import { onUpdate, startOffline } from "./offline.js";
import { known } from "./saved.js";
import { takesModules } from "./spawn.js";
import { recall } from "./store.js";
import { seats, wishedGame } from "./wishes.js";
import { t } from "./words.js";

/** @typedef {ReturnType<typeof import("./desk.js").deskOf>} Desk */
/** @typedef {import("./game.js").Actions} Actions */

const SLOW = 8000; // ms until a start is called slow

/** What this browser lacks. */
function lacking() {
  if (typeof WebAssembly !== "object") return "WebAssembly";
  return typeof Worker === "function" && takesModules ? null : "module workers";
}

/** Waits for the tap on the poster of an embedded page; false: this browser cannot play. @param {Actions} actions */
export async function invited(actions) {
  const missing = lacking();
  if (missing) {
    actions.show("broken", { missing });
    return false;
  }
  if (!isEmbedded) return true;
  const about = location.hash.length > 1 ? t("poster-link") : t("poster-players", { n: seats - 1 });
  actions.show("poster", { about });
  await new Promise((resolve) => {
    actions.play = () => resolve(undefined);
  });
  actions.show("opening", { words: t("board-loading") });
  return true;
}

/** @param {ReturnType<typeof import("./engine.js").connect>} engine @param {Desk} desk */
export function watch(engine, { state, redraw, open, save }) {
  let frame = 0; // the next one, where the news is drawn: to draw it more often would slow the start
  engine.onProgress(({ loaded, total, stage }) => {
    Object.assign(state.engine, { loaded, total, stage, ready: stage === "ready" });
    cancelAnimationFrame(frame);
    if (state.engine.ready) redraw();
    else frame = requestAnimationFrame(() => redraw());
  });
  const slow = setTimeout(() => {
    state.engine.slow = true;
    redraw();
  }, SLOW);
  engine.ready.then(
    () => {
      clearTimeout(slow);
      state.engine.slow = false;
      onUpdate(() => {
        state.ui.isNewer = true;
        redraw();
      });
      startOffline();
    },
    (error) => {
      state.engine.failed = { message: String(error.message) };
      open("error", { message: String(error.message) });
    },
  );
  engine.onRestart((ask) => {
    const game = state.displayed ? state.ui.live?.game : state.game;
    return game && ask({ do: "open", text: game.record, seat: game.viewer, players: game.players });
  });
  addEventListener("resize", () => {
    state.isNew = "window";
    redraw();
  });
  addEventListener("pagehide", save);
  document.addEventListener("visibilitychange", () => document.hidden && save());
}

/** A link's game, the game that was being played, or the set-up screen; an embedded page begins what it was made for. @param {Desk} desk @param {Actions} actions */
export async function begin({ state, redraw }, actions) {
  state.saved = known(await recall("game"));
  const unfinished = await threads();
  if (unfinished.length > 0) state.ui.threads = unfinished; // else the screen would be drawn twice
  redraw();
  const link = () => location.hash.length > 1 && take(state, actions, location.href);
  addEventListener("hashchange", link);
  onTaken(actions.yieldGame);
  const isOpen = state.saved && !state.saved.left;
  const isUnfinished = isOpen && !state.saved.game.over;
  const isVisit = location.hash.length > 1 && !(isEmbedded && isUnfinished);
  if (isVisit) {
    actions.show("opening", { words: t("link-opening") });
    return link();
  }
  const refusal = await ((isEmbedded ? isUnfinished : isOpen)
    ? actions.resume()
    : isEmbedded && actions.newGame(wishedGame()));
  if (!refusal) return;
  if (state.screen === "opening") state.screen = "setup";
  actions.open("error", { refusal });
}
