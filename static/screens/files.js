/** Texts and pictures that leave the page as files, and files that come in. */

/** @param {Blob} blob @param {string} name */
export function saveBlob(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {string} record */
export const saveFile = (record) =>
  saveBlob(
    new Blob([record], { type: "text/plain" }),
    `fishka-${new Date().toISOString().slice(0, 10)}.fishka`,
  );

/** What may be a game in a pasted text: the part of an address after #, or the text itself. @param {string} text */
export function gameText(text) {
  const trimmed = text.trim();
  const at = trimmed.indexOf("#");
  if (!/^[a-z]+:\/\//i.test(trimmed) || at < 0) return trimmed;
  const fragment = trimmed.slice(at + 1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
