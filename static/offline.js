// Play without a network: the service worker, and its update when the player agrees.
import { Workbox } from "workbox-window";

/** @type {Workbox | undefined} */
let workbox;
/** @type {() => void} */
let tell = () => {};
let waiting = false;

/** Keep everything for offline. Call it after Python's first answer: its download would compete with the start. */
export async function startOffline() {
  if (!WORKER) return; // the one-file page is its own copy
  try {
    workbox = new Workbox(new URL("sw.js", document.baseURI).href);
    workbox.addEventListener("waiting", () => {
      waiting = true;
      tell();
    });
    await workbox.register();
  } catch {
    // Blocked storage, an insecure address, a frame of a foreign page: the game plays on, only not offline.
  }
}

/**
 * Be told when a new version is ready to be switched to.
 * @param {() => void} listener
 */
export function onUpdate(listener) {
  tell = listener;
  if (waiting) listener();
}

/** Switch to the new version: the page is loaded again, so save first. */
export async function applyUpdate() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return location.reload(); // another tab has switched already
  workbox?.addEventListener("controlling", () => location.reload());
  workbox?.messageSkipWaiting();
}
