"""The engine's wheel in `dist/`, for pip and for micropip in any other Pyodide page."""

from __future__ import annotations

import os
import subprocess
import sys

from build.places import ROOT, STAGE

LONG_AGO = "315532800"  # 1980, the first moment that an archive can name


def wheel() -> None:
    """Build `dist/fishka-VERSION-py3-none-any.whl` with what is already installed."""
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *offline, "--wheel-dir", str(STAGE), str(ROOT)],
        env={**os.environ, "SOURCE_DATE_EPOCH": LONG_AGO},
        check=True,
    )
