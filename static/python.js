// Start Pyodide from parts that are already on their way, and hand out the one function that the page talks to.
import { loadPyodide, version } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";

const NOWHERE = "https://pyodide.invalid/"; // Pyodide wants addresses; nothing is ever fetched from them

/** @typedef {{wasm: Promise<Response>, library: Promise<Response>}} Parts */

/**
 * @param {Parts} parts
 * @returns {Promise<(question: string) => string>} `Session.handle`
 */
export async function start(parts) {
  provide({ "pyodide.asm.wasm": parts.wasm, "python.zip": parts.library });
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: NOWHERE,
    stdLibURL: `${NOWHERE}python.zip`,
    packageBaseUrl: NOWHERE,
    lockFileContents: { info: { version, ...info }, packages: {} },
    env: { PYTHONHASHSEED: "0" },
  });
  return python.pyimport("fishka.session").Session().handle;
}

/**
 * Answer Pyodide's own requests with the parts.
 * @param {Record<string, Promise<Response>>} files
 */
function provide(files) {
  self.fetch = (request) => {
    const url = String(request instanceof Request ? request.url : request);
    return files[url.replace(NOWHERE, "")] ?? Promise.reject(new Error(`${url} is not shipped`));
  };
}
