/** The frame of another page that this page may show in. */

export const wishes = new URLSearchParams(location.search);

/** Whether this page shows in a frame of another one, with a poster before anything is loaded. */
export const isEmbedded = wishes.has("embed");

/** The origin of the page around, which may send and get messages; "*": any; null: none. */
export const host = originOf(wishes.get("embed") ?? "");

/** @param {string} text */
function originOf(text) {
  if (text === "*") return text;
  try {
    return new URL(text).origin === text ? text : null;
  } catch {
    return null;
  }
}
