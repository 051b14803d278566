// node snapshot.mjs CODE LIBRARY TARGET: starts Python, imports the engine and saves the memory for static/memory.js: u32 length,
// a JSON text, then those blocks that the page's memory does not have anyway, from the WebAssembly module itself.
import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { interpreter } from "./interpreter.mjs";

// No clock and no chance, but not zero, which would hide where they are kept: the same sources give the same bytes. The page
// seeds Python's `random` itself.
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length > 0 ? given : [1]));
  }
  static now = () => 1;
};
performance.now = () => 1;
crypto.randomFillSync = (bytes) => bytes.fill(1);

const BLOCK = 128;
const HEADER = 48; // bytes before Pyodide's JSON text in a snapshot; the third u32 is the text's length
const [code, library, target] = process.argv.slice(2).map((path) => resolve(path));
const { default: createPyodideModule } = await import(code);
let initial = new Uint8Array();
let started = new Uint8Array();

const python = await interpreter({
  indexURL: dirname(code),
  stdLibURL: library,
  createPyodideModule(settings) {
    settings.preRun.push(() => {
      initial = settings.HEAPU8.slice();
    });
    settings.onRuntimeInitialized = () => {
      started = settings.HEAPU8.slice();
    };
    return createPyodideModule(settings);
  },
  _makeSnapshot: true,
});
python.runPython(readFileSync(new URL("remember.py", import.meta.url), "utf8"));
wipe(python._module);
writeFileSync(target, pack(python.makeMemorySnapshot()));

/** Fill free memory with zeros: what was there before is noise to whoever compresses the snapshot. */
function wipe({ _sbrk, _malloc, _free, _PyObject_Malloc, _PyObject_Free, HEAPU8 }) {
  const end = _sbrk(0);
  /** Take and clear free blocks until the next one lies beyond the old end, in memory that is clear already. */
  const clear = (size, take) => {
    const taken = [];
    let at = 0;
    while (at + size <= end) {
      at = take(size);
      HEAPU8.fill(0, at, at + size);
      taken.push(at);
    }
    return taken;
  };
  const sizes = Array.from({ length: 16 }, (_, power) => 1 << (20 - power));
  const small = Array.from({ length: 32 }, (_, step) => 16 * (step + 1)); // the size classes of Python's own allocator
  const blocks = sizes.flatMap((size) => clear(size, _malloc));
  const objects = small.flatMap((size) => clear(size, _PyObject_Malloc));
  for (const at of objects) _PyObject_Free(at);
  for (const at of blocks) _free(at);
}

/** @param {Uint8Array} snapshot */
function pack(snapshot) {
  const [, , length] = new Uint32Array(snapshot.buffer);
  const outside = JSON.parse(new TextDecoder().decode(snapshot.subarray(HEADER, HEADER + length)));
  const heap = snapshot.subarray(snapshot.length - initial.length);
  const runs = different(heap);
  const text = Buffer.from(JSON.stringify({ outside, runs }));
  const size = Buffer.from(Uint32Array.of(text.length).buffer);
  return Buffer.concat([size, text, ...runs.map(([at, length]) => heap.subarray(at, at + length))]);
}

/**
 * The runs of blocks, each [from, length], that are not as the module brings them, or that C's own start has touched: with
 * its clock and chance, those differ from page to page.
 * @param {Uint8Array} heap
 */
function different(heap) {
  const runs = [];
  for (let at = 0; at < heap.length; at += BLOCK) {
    const [now, first, then] = [heap, initial, started].map((bytes) =>
      Buffer.from(bytes.buffer, bytes.byteOffset + at, BLOCK),
    );
    if (now.equals(first) && then.equals(first)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += BLOCK;
    else runs.push([at, BLOCK]);
  }
  return runs;
}
