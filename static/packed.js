/** The parts of the one-file page, base64 of gzip, as py/build/onefile.py writes them. */

/** @param {string} text @param {string} [type] of what is packed */
export function unpacked(text, type = "application/octet-stream") {
  // Not by Blob.stream(): WebKit may not read a blob of a page on disk.
  const body = /** @type {ReadableStream<BufferSource>} */ (new Response(bytes(text)).body);
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": type },
  });
}

/** @param {string} text */
function bytes(text) {
  if ("fromBase64" in Uint8Array) return /** @type {any} */ (Uint8Array).fromBase64(text);
  const letters = atob(text);
  const found = new Uint8Array(letters.length);
  for (let at = 0; at < found.length; at++) found[at] = letters.charCodeAt(at);
  return found;
}
