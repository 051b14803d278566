"""Build `dist/`: `python -m build`."""

from __future__ import annotations

import fcntl
import shutil
from pathlib import Path

from build.bundle import bundle
from build.notices import notices
from build.onefile import one_file
from build.places import CODE, DIST, ENGINE, LIBRARY, MADE, MODULES, ROOT, SNAPSHOT, STAGE, STATIC, WASM
from build.step import step
from build.tools import node
from build.wheel import wheel

SCRIPTS = ROOT / "py" / "build"
LOCK = MODULES / ".package-lock.json"


def build() -> None:
    """Bring `dist/` up to date; only one build at a time works on it."""
    MADE.mkdir(exist_ok=True)
    with (MADE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        step("slim", [SCRIPTS, LOCK], [CODE, WASM], lambda: node("slim.mjs", CODE, WASM))
        step("bytecode", [SCRIPTS, ENGINE, LOCK], [LIBRARY], lambda: node("bytecode.mjs", ENGINE, LIBRARY))
        parts = [CODE, WASM, LIBRARY]
        step("snapshot", [SCRIPTS, *parts], [SNAPSHOT], lambda: node("snapshot.mjs", CODE, LIBRARY, SNAPSHOT))
        step("dist", inputs(), [DIST], dist)


def inputs() -> list[Path]:
    """What `dist/` is made of."""
    names = ["index.html", "pyproject.toml", "README.md", "LICENSE"]
    return [SCRIPTS, STATIC, LOCK, CODE, WASM, LIBRARY, SNAPSHOT, ENGINE, *(ROOT / name for name in names)]


def dist() -> None:
    """Make `dist/` anew, aside, so that whoever is served from it never sees half of it."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(STATIC / "icons", STAGE / "icons")
    shutil.copy(STATIC / "manifest.webmanifest", STAGE)
    shutil.copy(ROOT / "LICENSE", STAGE)
    bundle()
    notices()
    one_file()
    wheel()
    node("offline.mjs", STAGE)
    shutil.rmtree(DIST, ignore_errors=True)
    STAGE.rename(DIST)


if __name__ == "__main__":
    build()
