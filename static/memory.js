// The memory of a started Python, as py/build/snapshot.mjs packs it.

const BLOCK = 64;
const HEADER = 4;

/**
 * @param {ArrayBuffer} packed u32 length, a bit for each block that is not zero, those blocks
 * @returns {Uint8Array} the snapshot, its heap still a difference
 */
export function unpack(packed) {
  const length = new DataView(packed).getUint32(0, true);
  const snapshot = new Uint8Array(length);
  const map = new Uint8Array(packed, HEADER, Math.ceil(length / BLOCK / 8));
  let from = HEADER + map.length;
  for (let block = 0; block * BLOCK < length; block++) {
    if (((map[block >> 3] ?? 0) & (1 << (block & 7))) === 0) continue;
    snapshot.set(new Uint8Array(packed, from, Math.min(BLOCK, length - block * BLOCK)), block * BLOCK);
    from += BLOCK;
  }
  return snapshot;
}

/**
 * Turn the heap from a difference into itself, in place.
 * @param {Uint8Array} snapshot
 * @param {Uint8Array} initial the memory as the WebAssembly module brings it; the heap is the snapshot's end
 */
export function restore(snapshot, initial) {
  const heap = new Uint32Array(snapshot.buffer, snapshot.length - initial.length, initial.length / 4);
  const words = new Uint32Array(initial.buffer, 0, heap.length);
  for (let at = 0; at < heap.length; at++) heap[at] = (heap[at] ?? 0) ^ (words[at] ?? 0);
}
