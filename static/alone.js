/** One tab at a time plays the kept game: whoever begins or resumes it takes it over, so that an idle tab never writes an old turn over a newer one. */
import { isEmbedded } from "./frame.js";

const channel = isEmbedded ? null : opened(); // embedded games are kept apart anyway

function opened() {
  try {
    return new BroadcastChannel("fishka");
  } catch {
    return null; // where that is refused, nothing is kept either
  }
}

let since = 0; // when this tab took it over

export function takeOver() {
  since = Date.now() + Math.random(); // no two alike
  channel?.postMessage(since);
}

/** Of two tabs that begin at once only the earlier one gives. @param {() => void} give what to do when another tab has taken the game */
export const onTaken = (give) => channel?.addEventListener("message", ({ data }) => since < data && give());
