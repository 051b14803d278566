"""Run the tools that npm brought, with the Node that pip brought."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from build.places import CODE, MODULES, ROOT, WASM

NODE = Path(sys.prefix) / "bin" / "node"
HERE = Path(__file__).parent


def node(script: str, *args: object) -> None:
    """Run one of our own scripts; what it makes must not depend on where and in which language it runs."""
    anywhere = {**os.environ, "TZ": "UTC", "LC_ALL": "C.UTF-8"}
    subprocess.run([NODE, HERE / script, *map(str, args)], cwd=ROOT, env=anywhere, check=True)


def esbuild(*args: str) -> None:
    """Bundle with the flags that all our bundles share."""
    shared = [
        "--bundle",
        "--minify",
        "--target=es2022",
        "--legal-comments=none",
        "--charset=utf8",
        "--log-level=warning",
        "--log-override:direct-eval=silent",  # Pyodide's, where it links a library
        f"--alias:pyodide/pyodide.asm.mjs={CODE}",
        f"--alias:pyodide/pyodide.asm.wasm={WASM}",
    ]
    subprocess.run([MODULES / ".bin" / "esbuild", *shared, *args], cwd=ROOT, check=True)
