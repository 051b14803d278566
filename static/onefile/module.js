// Imported before Pyodide, which starts in no worker that has `importScripts`: the sign of a classic worker.
Object.assign(self, {
  importScripts() {
    throw new TypeError("this worker only looks like a classic one");
  },
});
