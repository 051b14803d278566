// The one-file page's worker: Python's parts come in messages, one by one, as the page reads them.
import "./module.js";
import { answering } from "../answering.js";
import { unpacked } from "../packed.js";
import { start } from "../python.js";

/** @type {Record<string, (text: string) => void>} */
const got = {};
/** @param {string} name @returns {Promise<string>} */
const text = (name) =>
  new Promise((resolve) => {
    got[name] = resolve;
  });
self.onmessage = ({ data }) => got[data.name]?.(data.text);

const library = text("library");
const handle = start({
  wasm: WebAssembly.compileStreaming(text("wasm").then((packed) => unpacked(packed, "application/wasm"))),
  snapshot: text("snapshot").then((packed) => unpacked(packed).arrayBuffer()),
  library: async () => unpacked(await library),
});
answering(library.then(() => handle));
