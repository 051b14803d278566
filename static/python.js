// Start Pyodide from parts that are already on their way, and hand out the one function that the page talks to.
import { loadPyodide, version } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";
import { restore } from "./memory.js";

const NOWHERE = "https://pyodide.invalid/"; // Pyodide wants addresses; nothing is ever fetched from them
const SETTLED = 2000; // ms after which a download no longer delays the first answer

/** @typedef {{wasm: Promise<WebAssembly.Module>, snapshot: Promise<ArrayBuffer>, library: () => Promise<Response>}} Parts */
/** @typedef {(question: string) => string} Handle `Session.handle` */

/**
 * @param {Parts} parts the snapshot makes the start faster; whatever is wrong with it, the start goes on from the library
 * @returns {Promise<Handle>}
 */
export async function start(parts) {
  try {
    return await fromSnapshot(parts);
  } catch {
    return handleOf(await load(parts.wasm, parts.library));
  }
}

/** @param {Parts} parts */
async function fromSnapshot({ wasm, snapshot, library }) {
  const nothing = async () => new Response();
  const python = await load(wasm, nothing, {
    _loadSnapshot: new Uint8Array(), // which Pyodide would write over all of the memory
    /** @param {object} settings */
    async createPyodideModule(settings) {
      const module = await createPyodideModule(settings);
      const packed = await snapshot;
      module.API.restoreSnapshot = () => restore(module.HEAPU8, packed);
      return module;
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
 * Load Pyodide so that it fetches nothing but what it is given. It only warns when WebAssembly fails, and then waits for ever.
 * @param {Parts["wasm"]} wasm @param {Parts["library"]} library
 * @param {object} [more] options
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
function load(wasm, library, more) {
  self.fetch = async (request) => {
    const url = String(request instanceof Request ? request.url : request);
    if (url === `${NOWHERE}python.zip`) return library();
    if (url === `${NOWHERE}pyodide.asm.wasm`) return new Response(); // the module is there
    throw new Error(`${url} is not shipped`);
  };
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const instance = wasm.then((module) => WebAssembly.instantiate(module, imports));
      instance.catch(reject);
      return { module: await wasm, instance: await instance };
    };
    const options = {
      createPyodideModule,
      indexURL: NOWHERE,
      stdLibURL: `${NOWHERE}python.zip`,
      packageBaseUrl: NOWHERE,
      lockFileContents: { info: { version, ...info }, packages: {} },
      env: { PYTHONHASHSEED: "0" },
      ...more,
    };
    loadPyodide(/** @type {object} */ (options)).then(resolve, reject);
  });
}
