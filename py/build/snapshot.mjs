// node snapshot.mjs LIBRARY TARGET: starts Python, imports the engine and saves the memory for static/memory.js:
// u32 length, then a bit for each block of 64 bytes that is not zero, then those blocks. The heap is coded as its
// difference from the memory that the WebAssembly module brings itself, which the page has anyway.
import crypto from "node:crypto";
import { writeFileSync } from "node:fs";
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
python.runPython("import gc, fishka.session; gc.collect()");
wipe(python._module);
const snapshot = python.makeMemorySnapshot();
const heap = snapshot.subarray(snapshot.length - initial.length);
for (const [at, byte] of initial.entries()) heap[at] ^= byte;
writeFileSync(target, pack(snapshot));

/** Fill free memory with zeros: what was there before is noise to whoever compresses the snapshot. */
function wipe({ _malloc, _free, _sbrk, HEAPU8 }) {
  const end = _sbrk(0);
  const taken = [];
  for (let size = 1 << 20; size >= 32; size >>= 1) {
    for (;;) {
      const at = _malloc(size);
      taken.push(at);
      if (at + size > end) break; // no free block of this size is left: this one is beyond the old end
      HEAPU8.fill(0, at, at + size);
    }
  }
  for (const at of taken) _free(at);
}

/** @param {Uint8Array} bytes */
function pack(bytes) {
  const blocks = [];
  const map = new Uint8Array(Math.ceil(bytes.length / BLOCK / 8));
  for (let block = 0; block * BLOCK < bytes.length; block++) {
    const content = bytes.subarray(block * BLOCK, (block + 1) * BLOCK);
    if (content.every((byte) => byte === 0)) continue;
    map[block >> 3] |= 1 << (block & 7);
    blocks.push(content);
  }
  return Buffer.concat([Buffer.from(Uint32Array.of(bytes.length).buffer), map, ...blocks]);
}
