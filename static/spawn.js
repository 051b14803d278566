// Where the worker's code comes from: its address, or, in the one-file page, the page itself.
import { unpacked } from "./packed.js";

/** @returns {Promise<Worker>} a worker that is about to start Python */
export const spawn = WORKER ? fromAddress : fromPage;

/** False once a worker was started by a browser that does not ask whether it is a module. */
export let takesModules = true;

async function fromAddress() {
  const url = new URL(WORKER, import.meta.url);
  // A page on another origin may not start our worker by its address, but may import it.
  const isOwn = url.origin === location.origin;
  let isAsked = false;
  const worker = new Worker(isOwn ? url : address(`import ${JSON.stringify(url.href)};`), {
    get type() {
      isAsked = true;
      return /** @type {WorkerType} */ ("module");
    },
  });
  takesModules = isAsked;
  return worker;
}

async function fromPage() {
  const code = await unpacked(await part("worker")).text();
  // Chromium refuses module workers that come from a page on disk.
  const worker = new Worker(address(code));
  for (const name of ["wasm", "snapshot", "library"]) worker.postMessage({ name, text: await part(name) });
  return worker; // which says nothing before it has the last one
}

/** @param {string} code */
function address(code) {
  return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
}

/**
 * One of the parts that py/build/onefile.py wrote into the page, as soon as it has been read: when something follows it.
 * A file that was cut short lacks the last ones.
 * @param {string} name @returns {Promise<string>}
 */
function part(name) {
  return new Promise((resolve, reject) => {
    const look = () => {
      const element = document.getElementById(`part-${name}`);
      if (!element?.nextSibling && document.readyState === "loading") return;
      reading.disconnect();
      document.removeEventListener("DOMContentLoaded", look);
      if (element) resolve(element.textContent);
      else reject(new Error(`the file was cut short: it lacks its ${name}`));
    };
    const reading = new MutationObserver(look);
    reading.observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", look);
    look();
  });
}
