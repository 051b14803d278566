"""Build `dist/`: `python -m build`."""

from __future__ import annotations

import fcntl
import shutil

from build.bundle import bundle
from build.places import DIST, ENGINE, LIBRARY, MADE, MODULES, ROOT, SNAPSHOT, STATIC
from build.step import step
from build.tools import node

SCRIPTS = ROOT / "py" / "build"
LOCK = MODULES / ".package-lock.json"


def build() -> None:
    """Bring `dist/` up to date; only one build at a time works on it."""
    MADE.mkdir(exist_ok=True)
    with (MADE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        step("bytecode", [SCRIPTS, ENGINE, LOCK], [LIBRARY], lambda: node("bytecode.mjs", ENGINE, LIBRARY))
        step(
            "snapshot", [SCRIPTS, LOCK, LIBRARY], [SNAPSHOT], lambda: node("snapshot.mjs", LIBRARY, SNAPSHOT)
        )
        step("dist", [SCRIPTS, STATIC, LOCK, LIBRARY, SNAPSHOT, ROOT / "index.html"], [DIST], dist)


def dist() -> None:
    """Make `dist/` anew."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    bundle()


if __name__ == "__main__":
    build()
