// Pyodide under Node, as the page has it: the same files, no package index, the same hash seed. Without debug ranges
// bytecode is a fifth smaller.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { loadPyodide } from "pyodide";

const lock = createRequire(import.meta.url).resolve("pyodide/pyodide-lock.json");

/** @param {object} options what differs from the page's start */
export function interpreter(options) {
  const { info } = JSON.parse(readFileSync(lock, "utf8"));
  return loadPyodide({
    indexURL: dirname(lock),
    lockFileContents: { info, packages: {} },
    packageBaseUrl: "none/",
    env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
    ...options,
  });
}
