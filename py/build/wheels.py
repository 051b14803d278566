"""Fetch by hash what the tests install inside Pyodide: `python -m build.wheels`."""

from __future__ import annotations

import shutil
import subprocess
import sys

from build.places import MADE, ROOT
from build.step import step

LIST = ROOT / "tests" / "pyodide" / "requirements.txt"
WHEELS = MADE / "wheels"
PYODIDE = [
    "--implementation=cp",
    "--python-version=3.14",
    "--abi=cp314",
    "--platform=pyemscripten_2026_0_wasm32",
]


def fetch() -> None:
    """Download the wheels anew."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    exact = ["--require-hashes", "--no-deps", "--only-binary=:all:", "--quiet", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "download", *exact, *PYODIDE, "-r", str(LIST), "-d", str(WHEELS)]
    subprocess.run(command, check=True)


def wheels() -> None:
    """See to it that the wheels are there."""
    step("wheels", [LIST], [WHEELS], fetch)


if __name__ == "__main__":
    wheels()
