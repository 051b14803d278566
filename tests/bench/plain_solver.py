"""How long the plain best turn takes, and how much longer the one that leaves most melds where they lie.

Asked of the engine's wheel in Pyodide in Chromium, without the door: the classic rules, of each position both in
turns, so that both meet the same weather.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from statistics import median

from page_solver import POSITIONS
from playwright.sync_api import Page, sync_playwright
from startup import bare, serve

from build.browsers import QUIET, chromium
from build.places import DIST

PAGE = """<!doctype html><title>The engine's wheel</title><script type="module">
import { loadPyodide } from "./assets/pyodide.mjs";
const python = await loadPyodide();
python.unpackArchive(await (await fetch("engine.whl")).arrayBuffer(), "wheel");
python.runPython(await (await fetch("timing.py")).text());
window.took = python.globals.get("took");
</script>"""
TIMING = '''
import json
from time import perf_counter

from fishka.notation.tiles import parse_table, parse_tiles
from fishka.rules import rules_from
from fishka.solver.node import Question
from fishka.solver.turn import best_turn

worth_leaving = Question.lying


def took(asked, rounds):
    """The least milliseconds of the plain turn and of the careful one; whether they are worth the same."""
    position = json.loads(asked)
    rules = rules_from({"preset": "classic", "tile_set": position["set"]})
    table, rack = parse_table(position["table"]), parse_tiles(position["rack"])
    times, worth = [], set()
    for Question.lying in ((), worth_leaving) * rounds:
        start = perf_counter()
        plan = best_turn(rules, table, rack, True, position["goal"])
        times.append((perf_counter() - start) * 1000)
        worth.add(getattr(plan, position["goal"]))
    return json.dumps([min(times[::2]), min(times[1::2]), len(worth) == 1])
'''


def folder() -> Path:
    """Pyodide, the engine and what times it."""
    place = bare()
    (place / "plain.html").write_text(PAGE)
    (place / "timing.py").write_text(TIMING)
    [wheel] = DIST.glob("*.whl")
    shutil.copy(wheel, place / "engine.whl")
    return place


def bench(rounds: int, every: int) -> None:
    """Ask for every so many-th position so many times, and print the figures of the quickest."""
    positions = [json.loads(line) for line in POSITIONS.read_text().splitlines()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", *QUIET])
        page = browser.new_page()
        page.goto(f"{serve(folder())}plain.html")
        page.wait_for_function('() => "took" in window')
        for tiles, goal in (("106", "tiles"), ("160", "tiles"), ("106", "value")):
            asked = [position | {"goal": goal} for position in positions if position["set"] == tiles]
            report(f"{tiles} tiles, most {goal}", [quickest(page, one, rounds) for one in asked[::every]])
        browser.close()


def quickest(page: Page, position: dict[str, object], rounds: int) -> tuple[float, float]:
    """The least milliseconds of the plain turn and of the careful one."""
    ask = "([asked, rounds]) => took(asked, rounds)"
    plain, careful, alike = json.loads(page.evaluate(ask, [json.dumps(position), rounds]))
    assert alike, position
    return plain, careful


def report(title: str, took: list[tuple[float, float]]) -> None:
    """Print the spread of both, and how often as long the careful turn takes in the median position."""
    print(f"\n{title}, {len(took)} positions, Pyodide\n{'':8}{'median':>9}{'p95':>9}{'worst':>9}   ms")
    for name, times in zip(("plain", "careful"), zip(*took, strict=True), strict=True):
        ordered = sorted(times)
        figures = median(ordered), ordered[int(0.95 * len(ordered))], ordered[-1]
        print(f"{name:8}" + "".join(f"{figure:9.2f}" for figure in figures))
    ratio = median(careful / max(plain, 0.1) for plain, careful in took)
    print(f"the careful turn takes {ratio:.1f} times as long")
