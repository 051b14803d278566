"""How the table answers the hand: frames of a drag over 120 tiles, and the time from a drop to its painted verdict.

    python tests/bench/table.py [--throttle N] [--size WxH]

Chromium on the built page; --throttle slows its processor N times. Milliseconds: median, 95th percentile, longest.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

TESTS = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS / "page"), str(TESTS.parent / "py")]

from conftest import CHROMIUM, Host  # noqa: E402
from table import Table  # noqa: E402
from test_board import LATER, crowded, full  # noqa: E402

from build import browsers  # noqa: E402

WATCH = """() => {
  window.frames_ = []; window.drops_ = [];
  let last = performance.now();
  const frame = now => { frames_.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  let let_go = 0;
  addEventListener("pointerup", () => { let_go = performance.now(); }, true);
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => {
    if (let_go) drops_.push(performance.now() - let_go);
    let_go = 0;
  }))).observe(document.querySelector("#bar"), { subtree: true, childList: true, characterData: true });
}"""


def told(name: str, times: list[float]) -> None:
    times.sort()
    middle, high = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"{name:24} {middle:7.1f} {high:7.1f} {times[-1]:7.1f}   ({len(times)})")


def drag(page: Page, table: Table) -> list[float]:
    """Carries a rack tile in waves over the whole table for some seconds."""
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
    return times


def drops(page: Page, table: Table) -> list[float]:
    """Lays a tile and takes it back, again and again."""
    for _ in range(20):
        table.drag(table.tile("r6"), table.at(table.set_of("k6"), 0.97))
        expect(table.primary).to_have_attribute("data-verb", "end")
        page.keyboard.press("u")
        expect(table.primary).to_have_attribute("data-verb", "draw")
        page.wait_for_timeout(300)  # until the tile lies on the rack again
    times: list[float] = page.evaluate("drops_")
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--throttle", type=float, default=1)
    parser.add_argument("--size", default="390x844")
    wanted = parser.parse_args()
    width, height = map(int, wanted.size.split("x"))
    host = Host()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=CHROMIUM)
        for name, game, measure in (
            ("frame of a drag", full(*crowded()), drag),
            ("drop to verdict", LATER, drops),
        ):
            page = browser.new_page()
            table = Table(page, host.url).open(game, width, height)
            page.evaluate(WATCH)
            session = page.context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": wanted.throttle})
            told(name, measure(page, table))
            page.close()
        browser.close()
    host.stop()


if __name__ == "__main__":
    main()
