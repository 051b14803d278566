"""Where everything is."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "py" / "fishka"
STATIC = ROOT / "static"
MODULES = ROOT / "node_modules"
PYODIDE = MODULES / "pyodide"
MADE = ROOT / "build"  # whatever is made on the way
DIST = ROOT / "dist"  # what a host serves
STAGE = MADE / "dist"  # the same while it is being made

CODE = MADE / "pyodide" / "pyodide.asm.mjs"
WASM = CODE.with_suffix(".wasm")
LIBRARY = MADE / "python.zip"
SNAPSHOT = MADE / "snapshot.bin"
