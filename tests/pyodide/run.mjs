// node run.mjs ROOT WHEELS ENGINE ARGS...: installs the engine's wheel and pytest's with micropip, without a network,
// and runs pytest inside Pyodide.
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { loadPyodide } from "pyodide";

process.on("uncaughtException", (error) => {
  process.stderr.write(`${error.stack ?? error}\n`.slice(-3000)); // not the line that threw: Pyodide is one line of a megabyte
  process.exit(1);
});

const [root, wheels, engine, ...args] = process.argv.slice(2);
globalThis.fetch = (request) => Promise.reject(new Error(`no network here: ${request}`));

const lock = createRequire(import.meta.url).resolve("pyodide/pyodide-lock.json");
const python = await loadPyodide({ indexURL: dirname(lock), env: { PYTHONDONTWRITEBYTECODE: "1" } });
for (const [place, folder] of Object.entries({ "/root": root, "/wheels": wheels, "/dist": dirname(engine) })) {
  python.mountNodeFS(place, folder);
}
const names = readdirSync(wheels);
const micropip = names.find((name) => name.startsWith("micropip"));
await python.loadPackage(`${wheels}/${micropip}`, { messageCallback() {} });
const rest = names.filter((name) => name !== micropip).map((name) => `emfs:/wheels/${name}`);
const installer = python.pyimport("micropip");
await installer.install([...rest, engine.replace(dirname(engine), "emfs:/dist")], { deps: false });

python.FS.chdir("/root");
process.exitCode = python.pyimport("pytest").main(python.toPy(args));
