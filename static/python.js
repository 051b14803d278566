// Start Pyodide from parts that are already on their way, and hand out the one function that the page talks to.
import { loadPyodide, version } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";
import { restore, unpack } from "./memory.js";

const NOWHERE = "https://pyodide.invalid/"; // Pyodide wants addresses; nothing is ever fetched from them
const SETTLED = 2000; // ms after which a download no longer delays the first answer

const instantiate = WebAssembly.instantiateStreaming;

/** @typedef {() => Promise<Response>} Part */
/** @typedef {{wasm: Part, library: Part, snapshot: Part | null}} Parts */
/** @typedef {(question: string) => string} Handle `Session.handle` */

/**
 * @param {Parts} parts the snapshot, if there is one, makes the start faster; whatever is wrong with it, the start goes on
 * @returns {Promise<Handle>}
 */
export async function start(parts) {
  if (!parts.snapshot) return fromLibrary(parts);
  try {
    return await fromSnapshot(parts, parts.snapshot);
  } catch {
    return fromLibrary(parts);
  }
}

/** @param {Parts} parts */
async function fromLibrary({ wasm, library }) {
  provide({ "pyodide.asm.wasm": wasm, "python.zip": library });
  return handleOf(await load({}));
}

/** @param {Parts} parts @param {Part} part */
async function fromSnapshot({ wasm, library }, part) {
  provide({ "pyodide.asm.wasm": wasm, "python.zip": async () => new Response() });
  const snapshot = unpack(await (await part()).arrayBuffer());
  const python = await load({
    _loadSnapshot: snapshot,
    /** @param {{preRun: ((module: {HEAPU8: Uint8Array}) => void)[]}} settings */
    createPyodideModule(settings) {
      settings.preRun.push(({ HEAPU8 }) => restore(snapshot, HEAPU8));
      return createPyodideModule(settings);
    },
  });
  // The snapshot's Python knows its library by heart but for modules that nothing has imported yet.
  setTimeout(async () => {
    const bytes = await (await library()).arrayBuffer();
    python.FS.writeFile("/lib/python314.zip", new Uint8Array(bytes));
  }, SETTLED);
  python.pyimport("random").seed(); // else every visitor would meet the same chance
  return handleOf(python);
}

/** @param {import("pyodide").PyodideAPI} python @returns {Handle} */
function handleOf(python) {
  return python.pyimport("fishka.session").Session().handle;
}

/**
 * Load Pyodide so that it fetches nothing but the parts. It only warns when WebAssembly fails, and then waits for ever.
 * @param {object} more options
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
function load(more) {
  const options = {
    createPyodideModule,
    indexURL: NOWHERE,
    stdLibURL: `${NOWHERE}python.zip`,
    packageBaseUrl: NOWHERE,
    lockFileContents: { info: { version, ...info }, packages: {} },
    env: { PYTHONHASHSEED: "0" },
    ...more,
  };
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      const instance = instantiate(source, imports);
      instance.catch(reject);
      return instance;
    };
    loadPyodide(/** @type {object} */ (options)).then(resolve, reject);
  });
}

/**
 * Answer Pyodide's own requests with the parts.
 * @param {Record<string, Part>} files
 */
function provide(files) {
  self.fetch = (request) => {
    const url = String(request instanceof Request ? request.url : request);
    return files[url.replace(NOWHERE, "")]?.() ?? Promise.reject(new Error(`${url} is not shipped`));
  };
}
