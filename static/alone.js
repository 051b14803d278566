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

export const takeOver = () => channel?.postMessage("taken");

/** @param {() => void} give what to do when another tab has taken the game */
export const onTaken = (give) => channel?.addEventListener("message", give);
