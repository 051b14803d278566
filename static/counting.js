// Download with progress: bytes as they arrive, over all parts together.

/**
 * @param {number} total bytes of all parts, uncompressed
 * @returns {(url: string) => Promise<Response>} fetches one part
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
  return async (url) => {
    const response = await fetch(new URL(url, import.meta.url));
    if (!response.ok || !response.body) throw new Error(`${response.status} ${url}`);
    return new Response(response.body.pipeThrough(new TransformStream({ transform: count })), response);
  };
}
