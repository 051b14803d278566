/** A sitting: one game at this device, from its beginning until another is begun or opened. What an older one still waits for is dropped. */
export function sittingOf() {
  let number = 0;
  let isLeft = false;
  /** @type {() => void} */
  let wake = () => {};

  /** Waits, unless a tap skips it. @param {number} time ms */
  const pause = (time) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });

  return {
    /** Which sitting this is: whoever has waited compares. */
    now: () => number,
    begin: () => {
      number++;
      isLeft = false;
    },
    /** The game is left: what is kept of it from now on is not gone on with unasked. */
    leave: () => {
      number++;
      isLeft = true;
    },
    isLeft: () => isLeft,
    pause,
    wake: () => wake(),
  };
}
