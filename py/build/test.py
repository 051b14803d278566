"""Run the tests: `python -m build.test [ARGS]`; ARGS go to pytest.

Without ARGS a part that has passed before is left out while nothing that it looks at has changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

from build.places import DIST, ENGINE, MODULES, ROOT
from build.step import step

TESTS = ROOT / "tests"
SOURCES = [ROOT / name for name in ("py", "static", "docs", "index.html", "README.md", "build.sh")]
COMMON = [ROOT / "pyproject.toml", ROOT / "requirements.txt", *TESTS.glob("*.*"), TESTS / "data"]
# Each part: what pytest is given, and what it looks at.
PARTS: dict[str, tuple[list[str], list[Path]]] = {
    "engine and build": (["tests", "--ignore=tests/page", "--ignore=tests/pyodide"], [*SOURCES, DIST]),
    "engine in Pyodide": (["tests/pyodide"], [ENGINE, MODULES / "installed", TESTS / "pyodide"]),
    "page": (["tests/page"], [DIST, TESTS / "page"]),
}


def pytest(arguments: list[str]) -> None:
    """Run pytest, and end if a test fails."""
    done = subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def part(name: str) -> None:
    """Run one part of the tests, or say that nothing has changed since it passed."""
    arguments, seen = PARTS[name]
    if os.environ.get("CI"):
        pytest(arguments)
    elif not step(f"tests of {name}", [*seen, *COMMON], [], partial(pytest, arguments)):
        print(f"tests of {name}: nothing has changed since they passed", flush=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        pytest(sys.argv[1:])
    else:
        for name in PARTS:
            part(name)
