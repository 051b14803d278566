"""How long the built page takes over the best turn: Pyodide in Chromium, and the same question natively in between.

Both are asked the same text through the same door under the classic rules, equally often and in the same order, so
that what they remember of earlier positions is alike; from each time that of a trivial question is taken off.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import sync_playwright
from startup import ours, serve

from build.browsers import QUIET, chromium
from fishka.session import Session

POSITIONS = Path(__file__).parent.parent / "data" / "positions" / "free_jokers.jsonl"
SETTLING = 3000
"""Milliseconds after which the page has fetched all it wants."""
Timed = tuple[float, str]
"""Milliseconds that a question took, and its answer."""
Clock = Callable[[str], Timed]

TRIVIAL = json.dumps({"do": "read", "row": "k3k4k5"})
WATCH = (
    "window.Worker = class extends Worker { constructor(...how) { super(...how); window.python = this; } };"
)
READY = "performance.getEntriesByName('ready').length > 0"
ASK = """question => new Promise(resolve => {
  const id = -1;  // the page's own questions count upwards from 1
  const told = ({ data }) => {
    if (data.id !== id) return;
    python.removeEventListener("message", told);
    resolve([performance.now() - start, data.answer]);
  };
  python.addEventListener("message", told);
  const start = performance.now();
  python.postMessage({ id, question });
})"""


def questions() -> Iterator[tuple[str, str]]:
    """What is asked, and the question, for every position that has one of these."""
    for position in map(json.loads, POSITIONS.read_text().splitlines()):
        tiles, rack = position["set"], position["rack"]
        ask = {"do": "solve", "rules": {"preset": "classic", "tile_set": tiles}, "rack": rack}
        for goal in ("tiles", "value") if tiles == "106" else ("tiles",):
            asked = ask | {"table": position["table"], "opened": True, "goal": goal}
            yield f"{tiles} tiles, most {goal}", json.dumps(asked)
        if position["jokers_rack"] == 2:
            yield "opening, two jokers", json.dumps(ask | {"table": "-", "opened": False})


@contextmanager
def in_page() -> Iterator[Clock]:
    """The worker of the built page in Chromium, by the clock of the page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", *QUIET])
        page = browser.new_page()
        page.add_init_script(WATCH)
        page.goto(serve(ours()))
        while not page.evaluate(READY):
            page.wait_for_timeout(100)
        page.wait_for_timeout(SETTLING)
        yield lambda question: tuple(page.evaluate(ASK, question))
        browser.close()


def native() -> Clock:
    """The Python that runs this."""
    handle = Session().handle

    def ask(question: str) -> Timed:
        start = perf_counter()
        answer = handle(question)
        return (perf_counter() - start) * 1000, answer

    return ask


def timed(clock: Clock, question: str) -> Timed:
    """What an answer took beyond the way there and back."""
    way = median(clock(TRIVIAL)[0] for _ in range(5))
    took, answer = clock(question)
    return max(0.0, took - way), answer


def bench(rounds: int, every: int) -> None:
    """Ask both, of each kind every so many-th question, so many times, and print the figures of the quickest."""
    kinds: dict[str, list[str]] = {}
    for kind, question in questions():
        kinds.setdefault(kind, []).append(question)
    here = native()
    with in_page() as page:
        for kind, asked in kinds.items():
            report(kind, [quickest((page, here), question, rounds) for question in asked[::every]])


def quickest(clocks: tuple[Clock, Clock], question: str, rounds: int) -> tuple[Timed, Timed]:
    """The least that either took, in turns."""
    page, here = zip(*[[timed(clock, question) for clock in clocks] for _ in range(rounds)], strict=True)
    return min(page), min(here)


def report(kind: str, pairs: list[tuple[Timed, Timed]]) -> None:
    """Print the spread of both, and the ratio in the median position; both must have said the same."""
    print(f"\n{kind}, {len(pairs)} positions\n{'':8}{'median':>9}{'p95':>9}{'worst':>9}   ms")
    for name, took in (("Pyodide", [a[0] for a, _ in pairs]), ("native", [b[0] for _, b in pairs])):
        ordered = sorted(took)
        figures = median(ordered), ordered[int(0.95 * len(ordered))], ordered[-1]
        print(f"{name:8}" + "".join(f"{figure:9.2f}" for figure in figures))
    ratio = median(a[0] / b[0] for a, b in pairs if b[0])
    unlike = sum(a[1] != b[1] for a, b in pairs)
    print(f"Pyodide takes {ratio:.2f} times as long as native; unlike answers: {unlike}")
