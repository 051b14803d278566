// Download with progress: bytes as they arrive, over all parts together.

const get = self.fetch.bind(self);

/**
 * @param {number} total bytes of all parts, uncompressed
 * @returns {(url: string) => () => Promise<Response>} starts the download of a part; asked a second time, it fetches anew
 */
export function counting(total) {
  let loaded = 0;
  let told = 0;
  /** @param {Uint8Array} chunk @param {TransformStreamDefaultController} out */
  const count = (chunk, out) => {
    out.enqueue(chunk);
    loaded += chunk.byteLength;
    if (loaded - told < total / 100 && loaded < total) return;
    told = loaded;
    postMessage({ stage: loaded < total ? "download" : "start", loaded, total });
  };
  return (url) => {
    /** @type {Promise<Response> | null} */
    let first = fetching(url).then(
      (response) =>
        new Response(response.body?.pipeThrough(new TransformStream({ transform: count })), response),
    );
    first.catch(() => {});
    return () => {
      const response = first ?? fetching(url);
      first = null;
      return response;
    };
  };
}

/** @param {string} url @returns {Promise<Response>} */
export async function fetching(url) {
  const response = await get(new URL(url, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response;
}
