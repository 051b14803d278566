// node slim.mjs CODE WASM: Pyodide's two big parts without what only libraries need that are linked while it runs: thousands
// of names to bind at each start, WebGL, SDL. Nothing here links any.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { rollup } from "rollup";

const BINDINGS = /var ([\w$,]+);function assignWasmExports\(wasmExports\)\{([^}]*)\}/;
const PUBLISHED = /(?<=[;}])Module\["([\w$]+)"\]=\1;/g;
const EXPORTS = 7; // the section of a WebAssembly module

const [code, wasm] = process.argv.slice(2);
const find = createRequire(import.meta.url).resolve;
const whole = readFileSync(find("pyodide/pyodide.asm.wasm"));
const slim = await shaken(unbound(readFileSync(find("pyodide/pyodide.asm.mjs"), "utf8")));
const used = Array.from(slim.matchAll(/wasmExports(?:\["|\.)([\w$]+)/g), ([, name]) => name);
mkdirSync(dirname(code), { recursive: true });
writeFileSync(code, slim);
writeFileSync(wasm, exporting(new Set([...used, "__main_argc_argv"])));

/** Bind only what the WebAssembly module imports, and what somebody reads. @param {string} text */
function unbound(text) {
  const readers = [find("pyodide"), new URL("snapshot.mjs", import.meta.url)].map((place) =>
    readFileSync(place, "utf8"),
  );
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(whole)).filter(
    ({ module }) => module !== "GOT.func",
  );
  const imported = new Set(imports.map(({ name }) => name));
  const words = new Set([text.replace(BINDINGS, ""), ...readers].join().match(/[\w$]+/g));
  const isRead = (binding) => binding.split("=").some((name) => words.has(name));
  const read = new Set([text.replace(PUBLISHED, ""), ...readers].join().match(/(?<=\.|\[")[\w$]+/g));
  const changes = [
    [
      /(?<=var wasmImports=\{)[^}]*/,
      (all) =>
        all
          .split(",")
          .filter((each) => imported.has(each.split(":")[0]))
          .join(),
    ],
    [BINDINGS, (all, _, bindings) => all.replace(bindings, bindings.split(";").filter(isRead).join(";"))],
    [PUBLISHED, (all, name) => (read.has(name) ? all : "")],
    [/(?<=[;}])[\w$]+\.sig="\w*";/g, ""], // the types of what a library may import
    ["updateGOT(origExports);", ""], // where a library finds the functions of others
    ["if(!value&&!entry.required)", "if(!value)"], // WebGL's functions are nowhere
  ];
  return changes.reduce(replaced, text);
}

/** @param {string} text @param {[string | RegExp, any]} change */
function replaced(text, [what, by]) {
  const changed = text.replace(what, by);
  if (changed === text) throw new Error(`Pyodide's code has changed: ${what}`);
  return changed;
}

/** The code without the functions that nothing calls. @param {string} text */
async function shaken(text) {
  const source = { name: "source", resolveId: (id) => (id === code ? id : null), load: () => text };
  const bundle = await rollup({ input: code, plugins: [source], external: () => true, onLog: () => {} });
  const { output } = await bundle.generate({ format: "es" });
  return output[0].code;
}

/** The WebAssembly module with these exports alone. @param {Set<string>} names */
function exporting(names) {
  const sections = [whole.subarray(0, 8)];
  for (let at = 8; at < whole.length; ) {
    const [size, from] = number(at + 1);
    const content = whole[at] === EXPORTS ? chosen(from, names) : whole.subarray(from, from + size);
    sections.push(whole.subarray(at, at + 1), bytes(content.length), content);
    at = from + size;
  }
  return Buffer.concat(sections);
}

/** @param {number} start of the section's content @param {Set<string>} names */
function chosen(start, names) {
  const found = [];
  let [count, at] = number(start);
  for (; count > 0; count--) {
    const [length, name] = number(at);
    const [, end] = number(name + length + 1);
    if (names.has(whole.toString("utf8", name, name + length))) found.push(whole.subarray(at, end));
    at = end;
  }
  return Buffer.concat([bytes(found.length), ...found]);
}

/** The number in LEB128 at a place of the module, and the place after it. @param {number} at */
function number(at) {
  const next = whole[at] < 128 ? [0, at + 1] : number(at + 1);
  return [(whole[at] & 127) + 128 * next[0], next[1]];
}

/** A number in LEB128. @param {number} n @returns {Buffer} */
function bytes(n) {
  return n < 128 ? Buffer.of(n) : Buffer.concat([Buffer.of((n & 127) | 128), bytes(n >>> 7)]);
}
