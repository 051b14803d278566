// The worker: fetches Python's parts all at once, compiles what comes, starts it, and answers questions.
import wasm from "pyodide/pyodide.asm.wasm";
import library from "../build/python.zip";
import snapshot from "../build/snapshot.bin";
import { answering } from "./answering.js";
import { counting, fetching } from "./counting.js";

const part = counting(BYTES.wasm + BYTES.snapshot);
const parts = {
  // A host that calls WebAssembly anything else has it compiled as a whole.
  wasm: WebAssembly.compileStreaming(part(wasm)).catch(async () =>
    WebAssembly.compile(await (await fetching(wasm)).arrayBuffer()),
  ),
  snapshot: part(snapshot),
  library: () => fetching(library),
};
for (const coming of [parts.wasm, parts.snapshot]) coming.catch(() => {}); // whoever awaits it is told
answering(import("./python.js").then(({ start }) => start(parts)));
