// The worker: fetches Python's parts all at once, compiles what comes, starts it, and answers questions.
import wasm from "pyodide/pyodide.asm.wasm";
import library from "../build/python.zip";
import snapshot from "../build/snapshot.bin";
import { answering } from "./answering.js";
import { counted, fetching } from "./counting.js";

// Both big parts come at once, and this much of all has come over the line when the snapshot has. WebAssembly is not
// counted: the browser compiles it as it comes, and a copy to count would cost a tenth of a quick start.
const SHARE = 0.8;
const total = BYTES.wasm + BYTES.snapshot;

const parts = {
  // A host that calls WebAssembly anything else has it compiled as a whole.
  wasm: WebAssembly.compileStreaming(fetching(wasm)).catch(async () =>
    WebAssembly.compile(await (await fetching(wasm)).arrayBuffer()),
  ),
  snapshot: counted(fetching(snapshot), BYTES.snapshot, (share) =>
    postMessage({ stage: "download", loaded: Math.round(share * SHARE * total), total }),
  ),
  library: () => fetching(library),
};
Promise.all([parts.wasm, parts.snapshot]).then(
  () => postMessage({ stage: "start", loaded: total, total }),
  () => {}, // whoever awaits them is told
);
answering(import("./python.js").then(({ start }) => start(parts)));
