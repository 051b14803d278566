/** Imported before everything else: Python begins to come while the page's own code still runs. An embedded page waits for the tap. */
import { connect } from "./engine.js";
import { isEmbedded } from "./frame.js";

export const early = isEmbedded ? null : connect();
