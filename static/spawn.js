// Where the worker's code comes from: its address, or, in the one-file page, the page itself.
import { unpacked } from "./packed.js";

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
  const code = await unpacked(part("worker")).text();
  // Chromium refuses module workers that come from a page on disk.
  const worker = new Worker(address(code));
  worker.postMessage({ wasm: part("wasm"), snapshot: part("snapshot"), library: part("library") });
  return worker;
}

/** @param {string} code */
function address(code) {
  return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
}

/** @param {string} name of one of the parts that py/build/onefile.py wrote into the page */
const part = (name) => document.getElementById(`part-${name}`)?.textContent ?? "";
