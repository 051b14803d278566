// Pyodide under Node, as the page has it: the same files, no package index, the same hash seed. Without debug ranges
// bytecode is a fifth smaller.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { loadPyodide } from "pyodide";

const lock = createRequire(import.meta.url).resolve("pyodide/pyodide-lock.json");

// Node would print the line that threw, and Pyodide's code is one line of a megabyte.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${error}\n`);
  process.exit(1);
});

/** @param {object} options what differs from the page's start */
export function interpreter(options) {
  const { info } = JSON.parse(readFileSync(lock, "utf8"));
  return loadPyodide({
    indexURL: dirname(lock),
    lockFileContents: { info, packages: {} },
    packageBaseUrl: "none/",
    _sysExecutable: "/python", // else this script's path would be in the snapshot
    env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
    ...options,
  });
}
