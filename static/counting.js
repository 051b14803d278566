// Download with progress.

const STEPS = 25;

const get = self.fetch.bind(self);

/** @param {string} url @returns {Promise<Response>} */
export async function fetching(url) {
  const response = await get(new URL(url, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response;
}

/**
 * What a download brings, all together; how much of it has come is told on the way, from 0 to 1.
 * @param {Promise<Response>} coming
 * @param {number} size bytes, uncompressed
 * @param {(share: number) => void} tell
 * @returns {Promise<ArrayBuffer>}
 */
export async function counted(coming, size, tell) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ ((await coming).body).getReader();
  const whole = new Uint8Array(size);
  let loaded = 0;
  let told = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    whole.set(next.value, loaded);
    loaded += next.value.byteLength;
    if (loaded - told < size / STEPS) continue;
    told = loaded;
    tell(loaded / size);
  }
  if (loaded < size) throw new RangeError("cut short");
  return whole.buffer;
}
