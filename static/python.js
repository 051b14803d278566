// Start Pyodide from parts that are already on their way, and hand out the one function that the page talks to.
import { loadPyodide, version } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";
import { restore } from "./memory.js";

const NOWHERE = "https://pyodide.invalid/"; // Pyodide wants addresses; nothing is ever fetched from them
const SETTLED = 2000; // ms after which a download no longer delays the first answer

/** @typedef {{wasm: Promise<WebAssembly.Module>, library: () => Promise<Response>, snapshot: Promise<Response> | null}} Parts */
/** @typedef {(question: string) => string} Handle `Session.handle` */
/** @typedef {{HEAPU8: Uint8Array, addRunDependency: (name: string) => void, removeRunDependency: (name: string) => void}} Module */
/** @typedef {{INITIAL_MEMORY: number, preRun: ((module: Module) => void)[]}} Settings */

/**
 * @param {Parts} parts the snapshot, if there is one, makes the start faster; whatever is wrong with it, the start goes on
 * @returns {Promise<Handle>}
 */
export async function start({ wasm, library, snapshot }) {
  if (!snapshot) return fromLibrary(wasm, library);
  try {
    return await fromSnapshot(wasm, library, snapshot);
  } catch {
    return fromLibrary(wasm, library);
  }
}

/** @param {Parts["wasm"]} wasm @param {Parts["library"]} library */
async function fromLibrary(wasm, library) {
  return handleOf(await load(wasm, library, {}));
}

/** @param {Parts["wasm"]} wasm @param {Parts["library"]} library @param {Promise<Response>} part */
async function fromSnapshot(wasm, library, part) {
  const nothing = async () => new Response();
  const snapshot = new Uint8Array(BYTES.memory);
  const python = await new Promise((resolve, reject) => {
    /** @param {Module} module */
    const remember = (module) => {
      module.addRunDependency("snapshot");
      part
        .then((response) => response.arrayBuffer())
        .then((packed) => {
          restore(snapshot, packed, module.HEAPU8);
          module.removeRunDependency("snapshot");
        })
        .catch(reject);
    };
    load(wasm, nothing, {
      _loadSnapshot: snapshot,
      /** @param {Settings} settings */
      createPyodideModule(settings) {
        settings.preRun.push(remember);
        return createPyodideModule(settings);
      },
    }).then(resolve, reject);
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
 * @param {object} more options
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
function load(wasm, library, more) {
  self.fetch = async (request) => {
    const url = String(request instanceof Request ? request.url : request);
    if (url === `${NOWHERE}python.zip`) return library();
    if (url === `${NOWHERE}pyodide.asm.wasm`) return new Response(); // the module is there
    throw new Error(`${url} is not shipped`);
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
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const instance = wasm.then((module) => WebAssembly.instantiate(module, imports));
      instance.catch(reject);
      return { module: await wasm, instance: await instance };
    };
    loadPyodide(/** @type {object} */ (options)).then(resolve, reject);
  });
}
