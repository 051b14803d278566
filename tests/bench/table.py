"""How the table answers the hand: frames of a drag over 120 tiles, the time from a drop to its painted verdict, and that
which Python takes to say where the tiles in hand may go.

    python tests/bench/table.py [--throttle N] [--size WxH]

Chromium on the built page; --throttle slows its processor N times. Milliseconds: median, 95th percentile, longest.
On a busy machine only the processor time of the page's main thread says something.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

TESTS = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS / "page"), str(TESTS.parent / "py")]

from conftest import CHROMIUM, Host  # noqa: E402
from table import Table  # noqa: E402
from test_board import crowded, full  # noqa: E402

from build import browsers  # noqa: E402

RUNS = ".".join(f"{colour}1-6.{colour}7-13" for colour in "rkbo")
LARGE = ".".join([RUNS, *(f"{number}kbo{'' if number == 6 else 'r'}" for number in range(1, 13))])  # 99 tiles
DROPS = f"1~classic;tile-set=160;turn-seconds=none:{LARGE}_r6k13b13o13j/k1k5_a_ab_r13k3b3_0&You&Ada.casual"

FRAMES = """() => {
  window.frames_ = [];
  let last = performance.now();
  const frame = now => { frames_.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""

WATCH = """() => {
  let let_go = 0;
  for (const kind of ["pointerup", "keydown"])
    addEventListener(kind, () => { let_go = performance.now(); }, true);
  const painted = (place, is_so) => new Promise(tell => {
    const watch = new MutationObserver(() => {
      if (!is_so()) return;
      watch.disconnect();
      requestAnimationFrame(() => scheduler.postTask(() => tell(performance.now() - let_go), {priority: "user-blocking"}));
    });
    watch.observe(document.querySelector(place), {subtree: true, childList: true});
  });
  window.await_ = words => { window.answer_ = Promise.all([
    painted("#bar", () => document.querySelector("#primary")?.textContent === words),
    painted("#felt", () => true),
  ]); };
}"""
"""From a release of a tile, or the key of an undo, until the frame has been painted in which the button has its new words,
and until that in which the tile lies in its new place. It asks for no frames of its own: they would make the page wait."""

ASKED = """
  window.landings_ = [];
  window.Worker = class extends Worker {
    postMessage(message, ...more) {
      if (message.question?.includes('"landings"')) {
        const start = performance.now();
        const told = ({ data }) => {
          if (data.id !== message.id) return;
          this.removeEventListener("message", told);
          landings_.push(performance.now() - start);
        };
        this.addEventListener("message", told);
      }
      super.postMessage(message, ...more);
    }
  };
"""
"""The way to the worker and back is in it; the throttle does not reach the worker."""

REST = 100
"""Milliseconds that the hand rests before it lets go."""


def told(name: str, times: list[float]) -> None:
    times.sort()
    middle, high = times[len(times) // 2], times[math.ceil(len(times) * 0.95) - 1]
    print(f"{name:24} {middle:7.1f} {high:7.1f} {times[-1]:7.1f}   ({len(times)})")


def drag(page: Page, table: Table) -> dict[str, list[float]]:
    """Carries a rack tile in waves over the whole table for some seconds."""
    page.evaluate(FRAMES)
    box = page.locator("#table").bounding_box()
    assert box
    page.mouse.move(*table.at(page.locator("#rack .tile").nth(4)))
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 40, steps=4)
    page.evaluate("frames_.length = 0")
    for step in range(400):
        across, down = 0.5 + 0.45 * math.sin(step / 9), 0.5 + 0.4 * math.sin(step / 47)
        page.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
    times: list[float] = page.evaluate("frames_")
    page.keyboard.press("Escape")
    page.mouse.up()
    return {"frame of a drag": times}


def drops(page: Page, table: Table) -> dict[str, list[float]]:
    """Lays a tile well and another badly, and takes both back; every verdict differs from the one before."""
    page.evaluate(WATCH)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    found: dict[str, list[float]] = {}

    def spent() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration")) * 1000

    def timed(name: str, act: Callable[[], None], words: str) -> None:
        page.evaluate("words => await_(words)", words)
        page.wait_for_timeout(REST)
        before = spent()
        act()
        verdict, place = page.evaluate("answer_")
        found.setdefault(f"{name} to verdict", []).append(verdict)
        found.setdefault(f"{name} to its place", []).append(place)
        found.setdefault(f"{name}: processor time", []).append(spent() - before)
        page.wait_for_timeout(300)  # until every tile lies still

    for _ in range(25):
        table.lift(table.tile("r6"), table.at(table.set_of("r7"), 0.03))
        timed("drop", page.mouse.up, "End turn1 tile")
        table.lift(table.tile("k13"), table.felt())
        timed("drop", page.mouse.up, "Fix 1 set")
        timed("undo", lambda: page.keyboard.press("u"), "End turn1 tile")
        timed("undo", lambda: page.keyboard.press("u"), "Draw3")
    return found | {"landings of a tile": page.evaluate("landings_")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--throttle", type=float, default=1)
    parser.add_argument("--size", default="390x844")
    wanted = parser.parse_args()
    width, height = map(int, wanted.size.split("x"))
    host = Host()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=CHROMIUM)
        for game, measure in ((full(*crowded()), drag), (DROPS, drops)):
            page = browser.new_page()
            page.add_init_script(ASKED)
            table = Table(page, host.url).open(game, width, height)
            session = page.context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": wanted.throttle})
            for name, times in measure(page, table).items():
                told(name, times)
            page.close()
        browser.close()
    host.stop()


if __name__ == "__main__":
    main()
