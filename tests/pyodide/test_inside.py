"""The engine's own tests, run again inside Pyodide, on the engine's own wheel."""

from __future__ import annotations

import re
import subprocess

from build.places import DIST, ROOT
from build.tools import NODE
from build.wheels import WHEELS, wheels

# These start other programs, which Pyodide cannot, need compiled packages that it does not have, or read the sources.
OUTSIDE = re.compile(r"import (subprocess|highspy|playwright)\b|from build|\bstatic\b")

# Brute force shows that the algorithm is right, which is the same everywhere; in WebAssembly it takes minutes.
SLOW = "not ten_thousand and not kept_in_small and not any_play_in_small"


def inside() -> list[str]:
    """The test files that need nothing but Python."""
    paths = sorted((ROOT / "tests").glob("test_*.py"))
    return [f"tests/{path.name}" for path in paths if not OUTSIDE.search(path.read_text("utf-8"))]


def test_engine_inside_pyodide() -> None:
    wheels()
    [engine] = DIST.glob("fishka-*.whl")
    script = ROOT / "tests" / "pyodide" / "run.mjs"
    options = ["-q", "-x", "-p", "no:cacheprovider", "-o", "pythonpath=", "-k", SLOW]
    command = [NODE, "--stack-size=4000", script, ROOT, WHEELS, engine, *options, *inside()]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=ROOT)
    print(done.stdout[-4000:], done.stderr[-2000:])
    assert done.returncode == 0
    assert re.search(r"\d+ passed", done.stdout)
