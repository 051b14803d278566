"""Run the tests: `python -m build.test [ARGS]`; ARGS go to pytest.

Without ARGS a part that has passed before is left out while nothing that it looks at has changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from build.places import DIST, ENGINE, MODULES, ROOT
from build.step import digest, done, note

TESTS = ROOT / "tests"
SOURCES = [ROOT / name for name in ("py", "static", "docs", "index.html", "README.md", "build.sh")]
COMMON = [ROOT / "pyproject.toml", ROOT / "requirements.txt", *TESTS.glob("*.*"), TESTS / "data"]
# Each part of the tests, with what it looks at; the one that takes longest comes first.
PARTS: dict[str, tuple[list[Path], list[Path]]] = {
    "the engine in Pyodide": ([TESTS / "pyodide"], [ENGINE, MODULES / "installed", TESTS / "pyodide"]),
    "the page": ([TESTS / "page"], [DIST, TESTS / "page"]),
    "the engine and the build": (sorted(TESTS.glob("test_*.py")), [*SOURCES, DIST]),
}
# Two at a time, a file's tests together, in the order given.
PARALLEL = ["-q", "-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]


def pytest(arguments: list[str]) -> None:
    """Run pytest, and end if a test fails."""
    done = subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def main() -> None:
    """Run the parts that may have changed since they passed; all of them where the machine says CI."""
    seen = {name: digest([*looked_at, *COMMON]) for name, (_, looked_at) in PARTS.items()}
    stale = [name for name in PARTS if os.environ.get("CI") or done(name) != seen[name]]
    for name in (name for name in PARTS if name not in stale):
        print(f"Tests of {name}: nothing has changed since they passed.")
    if stale:
        pytest([*PARALLEL, *(str(path) for name in stale for path in PARTS[name][0])])
    for name in stale:
        note(name, seen[name])


if __name__ == "__main__":
    if sys.argv[1:]:
        pytest(sys.argv[1:])
    else:
        main()
