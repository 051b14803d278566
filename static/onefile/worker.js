// The one-file page's worker: Python's parts come in its first message, as the page has them.
import "./module.js";
import { answering } from "../answering.js";
import { unpacked } from "../packed.js";
import { start } from "../python.js";

self.onmessage = ({ data: { wasm, snapshot, library } }) => {
  const parts = {
    wasm: WebAssembly.compileStreaming(unpacked(wasm, "application/wasm")),
    snapshot: Promise.resolve(unpacked(snapshot)),
    library: async () => unpacked(library),
  };
  answering(start(parts));
};
