// The worker's side of the door. `Session.handle` never raises, so whatever is thrown means that Python is gone.

/** @param {Promise<(question: string) => string>} starting resolves to Python's `handle` */
export async function answering(starting) {
  try {
    const handle = await starting;
    handle("{}"); // the first answer, a refusal: from here on Python is known to talk
    self.onmessage = ({ data: { id, question } }) =>
      alive(() => postMessage({ id, answer: handle(question) }));
    postMessage({ stage: "ready" });
  } catch (error) {
    postMessage({ died: String(error) });
  }
}

/** @param {() => void} act */
function alive(act) {
  try {
    act();
  } catch (error) {
    postMessage({ died: String(error) });
  }
}
