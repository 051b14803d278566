// The worker: fetches Python's parts all at once, starts it, and answers questions.

import wasm from "pyodide/pyodide.asm.wasm";
import library from "../build/python.zip";
import { answering } from "./answering.js";
import { counting } from "./counting.js";

const part = counting(BYTES.wasm + BYTES.library);
const parts = { wasm: part(wasm), library: part(library) };
answering(import("./python.js").then(({ start }) => start(parts)));
