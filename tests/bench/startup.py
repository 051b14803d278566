"""How long from the start of navigation to Python's first answer, against bare Pyodide on the same machine.

Bare Pyodide and our page take turns, so that both meet the same weather. Cold: a new profile. Warm: the third visit
with one profile. "file" is the one-file page from disk. Only the ratios mean anything.

python tests/bench/startup.py [ROUNDS]
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import brotli
from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from build.browsers import QUIET, chromium, firefox
from build.places import DIST, MADE, PYODIDE
from build.serve import Handler, server

BARE = """<!doctype html><title>Bare Pyodide</title><script type="module">
import { loadPyodide } from "./assets/pyodide.mjs";
const python = await loadPyodide();
python.runPython("6 * 7");
performance.mark("ready");
</script>"""
BARS = {
    "Chromium": {"ours cold": 0.30, "ours warm": 0.45, "file cold": 0.40},
    "Firefox": {"ours cold": 0.40, "ours warm": 0.40, "file cold": 0.40},
}
PAINT = 0.1
BYTES = 5_000_000
VISIT = """() => {
  const [mark] = performance.getEntriesByName("ready");
  if (!mark) return null;
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  return [mark.startTime, paint ? paint.startTime : 0];
}"""


@dataclass
class Visit:
    """One visit: milliseconds from the start of navigation, and the files that it fetched until the answer."""

    answer: float
    paint: float
    files: list[str]


def visit(context: BrowserContext, url: str) -> Visit:
    """Open the page and wait for the answer."""
    page = context.new_page()
    files: list[str] = []
    context.on("request", lambda request: files.append(request.url))
    page.goto(url)
    while (times := page.evaluate(VISIT)) is None:
        page.wait_for_timeout(20)
    seen = list(files)
    page.wait_for_timeout(3000)  # what comes after the first answer must not reach into the next visit
    page.close()
    return Visit(*times, seen)


@contextmanager
def profile(playwright: Playwright, browser: str) -> Iterator[BrowserContext]:
    """A browser process with a profile of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if browser == "Chromium":
            context = playwright.chromium.launch_persistent_context(
                folder, executable_path=chromium(), args=["--no-sandbox", *QUIET]
            )
        else:
            context = playwright.firefox.launch_persistent_context(
                folder, channel="moz-firefox", executable_path=firefox()
            )
        yield context
        context.close()


def rounds(playwright: Playwright, browser: str, urls: dict[str, str], times: int) -> dict[str, list[Visit]]:
    """Visits by "who when"; who takes turns."""
    visits: dict[str, list[Visit]] = {}
    for _ in range(times):
        for who, url in urls.items():
            with profile(playwright, browser) as context:
                cold, _, warm = (visit(context, url) for _ in range(3))
            visits.setdefault(f"{who} cold", []).append(cold)
            visits.setdefault(f"{who} warm", []).append(warm)
    return visits


def compressed(folder: Path, urls: list[str], base: str) -> int:
    """Bytes on the wire from a host that compresses with brotli."""
    names = {url.removeprefix(base).split("?")[0] or "index.html" for url in urls if url.startswith(base)}
    paths = [folder / name for name in names if (folder / name).is_file()]
    return sum(len(brotli.compress(path.read_bytes(), quality=11, lgwin=24)) for path in paths)


def serve(folder: Path) -> str:
    """Serve a folder until the end; the result is its address."""
    serving = server(Handler, folder)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    return f"http://localhost:{serving.server_port}/"


def bare() -> Path:
    """A folder with nothing but Pyodide, under names that are kept as ours are."""
    folder = MADE / "bare"
    shutil.copytree(PYODIDE, folder / "assets", dirs_exist_ok=True)
    (folder / "index.html").write_text(BARE)
    return folder


def ours() -> Path:
    """A copy of the built page, which no build changes under our hands."""
    folder = MADE / "ours"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DIST, folder)
    return folder


def report(browser: str, visits: dict[str, list[Visit]]) -> None:
    """Print the medians and their ratios."""
    for name, bar in BARS[browser].items():
        bare = median(visit.answer for visit in visits[f"bare {name.split()[1]}"])
        answer, paint = (
            median(getattr(visit, what) for visit in visits[name]) for what in ("answer", "paint")
        )
        print(
            f"{browser:9}{name:10}{answer:6.0f} ms, bare {bare:6.0f} ms: ratio {answer / bare:.2f} (bar {bar:.2f}), "
            f"paint {paint / bare:.2f} (bar {PAINT})"
        )


def main(times: int = 3) -> None:
    """Measure both browsers and the weight of the first visit."""
    urls = {"bare": serve(bare()), "ours": serve(ours()), "file": (MADE / "ours" / "fishka.html").as_uri()}
    with sync_playwright() as playwright:
        for browser in ("Chromium", "Firefox"):
            visits = rounds(playwright, browser, urls, times)
            report(browser, visits)
            size = compressed(MADE / "ours", visits["ours cold"][0].files, urls["ours"])
            print(f"{browser:9}first visit {size / 1e6:.2f} MB with brotli (bar {BYTES / 1e6:.2f})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
