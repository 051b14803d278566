// What the build puts in: files by their hashed addresses, and facts about them.
declare const WORKER: string;
declare const BYTES: { wasm: number; snapshot: number };
declare module "*.wasm" {
  const url: string;
  export default url;
}
declare module "*.zip" {
  const url: string;
  export default url;
}
declare module "*.bin" {
  const url: string;
  export default url;
}
declare module "pyodide/pyodide.asm.mjs" {
  const create: (settings: object) => Promise<{ HEAPU8: Uint8Array; API: { restoreSnapshot: () => object } }>;
  export default create;
}
