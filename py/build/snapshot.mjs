// node snapshot.mjs LIBRARY TARGET: starts Python, imports the engine and saves the memory for static/memory.js:
// u32 length, then a bit for each block of 64 bytes that is not zero, in whole u32, then those blocks. The heap is coded as its
// difference from the memory that the WebAssembly module brings itself, which the page has anyway.
import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { interpreter } from "./interpreter.mjs";

// No clock and no chance: the same sources give the same bytes. The page seeds Python's `random` itself.
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length > 0 ? given : [0]));
  }
  static now = () => 0;
};
performance.now = () => 0;
crypto.randomFillSync = (bytes) => bytes.fill(0);

const BLOCK = 64;
const [library, target] = process.argv.slice(2).map((path) => resolve(path));
let initial = new Uint8Array();

const python = await interpreter({
  stdLibURL: library,
  createPyodideModule(settings) {
    settings.preRun.push((module) => {
      initial = module.HEAPU8.slice();
    });
    return createPyodideModule(settings);
  },
  _makeSnapshot: true,
});
python.runPython(readFileSync(new URL("remember.py", import.meta.url), "utf8"));
wipe(python._module);
const snapshot = python.makeMemorySnapshot();
const heap = snapshot.subarray(snapshot.length - initial.length);
for (const [at, byte] of initial.entries()) heap[at] ^= byte;
writeFileSync(target, pack(snapshot));

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

/** @param {Uint8Array} bytes */
function pack(bytes) {
  const blocks = [];
  const map = new Uint32Array(Math.ceil(bytes.length / BLOCK / 32));
  for (let block = 0; block * BLOCK < bytes.length; block++) {
    const content = bytes.subarray(block * BLOCK, (block + 1) * BLOCK);
    if (content.every((byte) => byte === 0)) continue;
    map[block >> 5] |= 1 << (block & 31);
    blocks.push(content);
  }
  return Buffer.concat([Buffer.from(Uint32Array.of(bytes.length, ...map).buffer), ...blocks]);
}
