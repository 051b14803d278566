// The memory of a started Python, as py/build/snapshot.mjs packs it.

const HEADER = 1; // words of 32 bits, as all that follows
const BLOCK = 16;

/**
 * Fill the snapshot in: its end, the heap, is the initial memory but for the packed differences; the rest is but zeros.
 * @param {Uint8Array} snapshot as long as it will be, zeros
 * @param {ArrayBuffer} packed a bit for each block that differs, then by what
 * @param {Uint8Array} initial the memory as the WebAssembly module brings it
 */
export function restore(snapshot, packed, initial) {
  snapshot.set(initial, snapshot.length - initial.length);
  const words = new Uint32Array(snapshot.buffer);
  const differences = new Uint32Array(packed);
  let from = HEADER + Math.ceil(words.length / BLOCK / 32);
  for (let at = HEADER, block = 0; block * BLOCK < words.length; at++, block += 32) {
    for (let bits = differences[at] ?? 0, next = block; bits !== 0; bits >>>= 1, next++) {
      if ((bits & 1) === 0) continue;
      for (let word = next * BLOCK; word < (next + 1) * BLOCK; word++, from++) {
        words[word] = (words[word] ?? 0) ^ (differences[from] ?? 0);
      }
    }
  }
  if (from !== differences.length) throw new RangeError("the snapshot is cut short");
}
