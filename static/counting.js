// Download with progress: bytes as they arrive, over all parts together.

const STEPS = 25;

const get = self.fetch.bind(self);

/**
 * The response itself is left alone, for only one that comes straight from the network is compiled as it arrives and
 * kept compiled; what is counted is a copy.
 * @param {number} total bytes of all parts, uncompressed
 * @returns {(url: string) => Promise<Response>} downloads a part
 */
export function counting(total) {
  let loaded = 0;
  let told = 0;
  /** @param {number} bytes */
  const count = (bytes) => {
    loaded += bytes;
    if (loaded - told < total / STEPS && loaded < total) return;
    told = loaded;
    postMessage({ stage: loaded < total ? "download" : "start", loaded, total });
  };
  return async (url) => {
    const response = await fetching(url);
    const copy = response
      .clone()
      .body?.pipeTo(new WritableStream({ write: (chunk) => count(chunk.byteLength) }));
    copy?.catch(() => {}); // the response fails as well
    return response;
  };
}

/** @param {string} url @returns {Promise<Response>} */
export async function fetching(url) {
  const response = await get(new URL(url, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response;
}
