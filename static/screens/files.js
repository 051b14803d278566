/** Texts and pictures that leave the page as files. */

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
