"""What Lighthouse says of the built page on a phone: accessibility and best practices (bar: 100), layout shift (bar: 0.01).

    python tests/bench/lighthouse.py

The first page, then a table in play. Lighthouse brings 115 packages of its own, which are installed beside this file
when it first runs; the tests hold the same bars with axe and with what Chromium itself reports.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS / "page"), str(TESTS.parent / "py")]

from conftest import Host  # noqa: E402

from build import browsers  # noqa: E402

HOME = Path(__file__).with_suffix("")
PAGES = {
    "set-up": "",
    "table": "#1~classic;turn-seconds=none:r3-5.8kbo_k1k5k8/b1b2b4_a_ab_?9_0&You&Ada.beginner",
}
SHIFT = "cumulative-layout-shift"
MOST_SHIFT = 0.01


def report(url: str) -> dict[str, Any]:
    """Lighthouse's own report of a page."""
    command = [
        HOME / "node_modules" / ".bin" / "lighthouse",
        url,
        "--quiet",
        "--output=json",
        "--only-categories=accessibility,best-practices",
        f"--only-audits={SHIFT}",
        "--chrome-flags=--headless=new --no-sandbox",
    ]
    told = subprocess.run(
        command,
        env={**os.environ, "CHROME_PATH": str(browsers.chromium())},
        stdout=subprocess.PIPE,
        check=True,
    )
    read: dict[str, Any] = json.loads(told.stdout)
    return read


def main() -> int:
    subprocess.run(["npm", "ci", "--loglevel=error"], cwd=HOME, check=True)
    host = Host()
    failed = False
    for name, path in PAGES.items():
        told = report(host.url + path)
        scores = {kind: round(100 * category["score"]) for kind, category in told["categories"].items()}
        shift = told["audits"][SHIFT]["numericValue"]
        print(
            f"{name:8}", *(f"{kind} {score}" for kind, score in scores.items()), f"layout shift {shift:.3f}"
        )
        failed |= min(scores.values()) < 100 or shift > MOST_SHIFT
        for audit in told["audits"].values():
            if audit["scoreDisplayMode"] == "binary" and audit["score"] == 0:
                print(f"    {audit['title']}")
    host.stop()
    return failed


if __name__ == "__main__":
    sys.exit(main())
