// Where the worker's code comes from: its address, or, in the one-file page, the page itself.

/** @returns {Promise<Worker>} a worker that is about to start Python */
export const spawn = WORKER ? fromAddress : fromPage;

async function fromAddress() {
  const url = new URL(WORKER, import.meta.url);
  if (url.origin === location.origin) return new Worker(url, { type: "module" });
  // A page on another origin may not start our worker by its address, but may import it.
  return new Worker(address(`import ${JSON.stringify(url.href)};`), { type: "module" });
}

async function fromPage() {
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  }
  const [code, wasm, library] = await Promise.all(["worker", "wasm", "library"].map(part));
  // Chromium refuses module workers that come from a page on disk.
  const worker = new Worker(address(new TextDecoder().decode(code)));
  worker.postMessage({ wasm, library });
  return worker;
}

/** @param {string} code */
function address(code) {
  return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
}

/**
 * @param {string} name of one of the parts that py/build/onefile.py wrote into the page, as base64 of gzip
 * @returns {Promise<ArrayBuffer>}
 */
function part(name) {
  const text = document.getElementById(`part-${name}`)?.textContent ?? "";
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  // Not by Blob.stream(): WebKit may not read a blob of a page on disk.
  const body = /** @type {ReadableStream<BufferSource>} */ (new Response(bytes).body);
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
