/** The turn's clock: runs only while the person whose turn it is looks at the table, and survives a reload. */
import { drawClock } from "./strip.js";

const TICK = 250;
const WARNINGS = [30, 10];

/**
 * @param {import("./state.js").State} state
 * @param {{out: () => void, warn: (seconds: number) => void, keep: () => void, redraw: () => void}} on what to do at zero, at 30 and 10 seconds, every few seconds, and at every tick while a sheet may tell the time
 */
export function clockOf(state, on) {
  let timer = 0;
  let ends = 0;
  let saved = 0;

  function tick() {
    const { clock } = state;
    if (!clock?.running) return;
    const before = clock.left;
    clock.left = Math.max(0, (ends - performance.now()) / 1000);
    drawClock(state);
    if (state.sheet) on.redraw();
    for (const seconds of WARNINGS)
      if (before > seconds && clock.left <= seconds && clock.of > seconds) on.warn(seconds);
    if (Math.abs(saved - clock.left) > 4) {
      saved = clock.left;
      on.keep();
    }
    if (clock.left > 0) return;
    stop();
    on.out();
  }

  /** @param {number} left @param {number} of seconds */
  function start(left, of) {
    stop();
    state.clock = { left, of, running: true };
    saved = left;
    ends = performance.now() + left * 1000;
    timer = window.setInterval(tick, TICK);
  }

  function stop() {
    clearInterval(timer);
    if (state.clock) state.clock.running = false;
  }

  return { start, stop };
}
