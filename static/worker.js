// The worker: fetches Python's parts all at once, starts it, and answers questions.
import wasm from "pyodide/pyodide.asm.wasm";
import library from "../build/python.zip";
import snapshot from "../build/snapshot.bin";
import { answering } from "./answering.js";
import { counting, fetching } from "./counting.js";

// Only Chromium starts faster from the snapshot, and only it has this.
const remembers = "userAgentData" in navigator;

const part = counting(BYTES.wasm + (remembers ? BYTES.snapshot : BYTES.library));
const parts = remembers
  ? { wasm: part(wasm), library: () => fetching(library), snapshot: part(snapshot) }
  : { wasm: part(wasm), library: part(library), snapshot: null };
answering(import("./python.js").then(({ start }) => start(parts)));
