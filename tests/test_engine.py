"""The page's side of the door (static/engine.js), tried under Node."""

from __future__ import annotations

import subprocess
from pathlib import Path

from build.tools import NODE


def test_engine() -> None:
    script = Path(__file__).with_name("engine.mjs")
    done = subprocess.run([NODE, "--test", "--test-force-exit", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
