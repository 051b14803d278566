// Where the worker's code comes from. The build names the file; the one-file page brings its own spawn.js.

/** @returns {Worker} a worker that is about to start Python */
export function spawn() {
  const url = new URL(WORKER, import.meta.url);
  if (url.origin === location.origin) return new Worker(url, { type: "module" });
  // A page on another origin may not start our worker by its address, but may import it.
  const code = new Blob([`import ${JSON.stringify(url.href)};`], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(code), { type: "module" });
}
