// The one-file page's worker: Python's parts come in its first message.
import "./module.js";
import { answering } from "../answering.js";
import { start } from "../python.js";

self.onmessage = ({ data: { wasm, library } }) => {
  const parts = {
    wasm: async () => new Response(wasm, { headers: { "Content-Type": "application/wasm" } }),
    library: async () => new Response(library),
    snapshot: null,
  };
  answering(start(parts));
};
