/** What survives a closed tab: the options and the game, in IndexedDB; where that is refused, in memory for as long as the page lives. */
import { createStore, del, get, set } from "idb-keyval";
import { isEmbedded } from "./frame.js";

/** An embedded game keeps its things apart from the page's own and from those of every other embedded game. */
const SHELF = isEmbedded ? `${location.search}${location.hash} ` : "";

const shelves = createStore("keyval-store", "keyval");

/** What is written is handed over at once: a page that goes away has no time to hear first that it worked. @type {import("idb-keyval").UseStore} */
const soon = (mode, use) =>
  shelves(mode, (store) => {
    const done = use(store);
    store.transaction.commit();
    return done;
  });

const PATIENCE = 3000; // ms: a store that says nothing for so long is as good as none

/** @type {Map<string, any>} */
const memory = new Map();
/** What the store has an older value of. @type {Set<string>} */
const unwritten = new Set();
let isRefused = false;

/** Reads what was kept under a name; undefined: nothing. @param {string} name */
export async function recall(name) {
  if (isRefused || unwritten.has(name)) return memory.get(name);
  try {
    return await patiently(get(SHELF + name, shelves));
  } catch {
    isRefused = true;
    return memory.get(name);
  }
}

/** Keeps a value; false: only in memory. @param {string} name @param {any} value */
export async function keep(name, value) {
  memory.set(name, value);
  if (isRefused) return false;
  try {
    await patiently(value === undefined ? del(SHELF + name, soon) : set(SHELF + name, value, soon));
    unwritten.delete(name);
    return true;
  } catch {
    // a full disk is refused for now, not for ever: the next try may succeed
    unwritten.add(name);
    return false;
  }
}

/** @template T @param {Promise<T>} asked @returns {Promise<T>} */
function patiently(asked) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, PATIENCE, new Error("the store does not answer"));
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
