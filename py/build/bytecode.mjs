// node bytecode.mjs ENGINE TARGET: runs bytecode.py inside Pyodide.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, resolve } from "node:path";
import { interpreter } from "./interpreter.mjs";

const [engine, target] = process.argv.slice(2).map((path) => resolve(path));
const stdlib = createRequire(import.meta.url).resolve("pyodide/python_stdlib.zip");
const places = { "/engine": dirname(engine), "/target": dirname(target), "/stdlib": dirname(stdlib) };

const python = await interpreter({
  args: ["", "/stdlib/python_stdlib.zip", `/engine/${basename(engine)}`, `/target/${basename(target)}`],
});
for (const [place, root] of Object.entries(places)) python.mountNodeFS(place, root);
python.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
