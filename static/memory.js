// The memory of a started Python, as py/build/snapshot.mjs packs it.

/**
 * Turn the memory that the WebAssembly module brings into that of a started Python.
 * @param {Uint8Array} heap
 * @param {ArrayBuffer} packed u32 length of a JSON text, the text, then the bytes of its runs, one after the other
 * @returns {object} what Pyodide keeps outside of the memory
 */
export function restore(heap, packed) {
  const [size = 0] = new Uint32Array(packed, 0, 1);
  const bytes = new Uint8Array(packed, 4);
  /** @type {{outside: object, runs: [number, number][]}} */
  const { outside, runs } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, size)));
  let from = size;
  for (const [to, length] of runs) {
    heap.set(bytes.subarray(from, from + length), to);
    from += length;
  }
  if (from !== bytes.length) throw new RangeError("the snapshot is cut short");
  return outside;
}
