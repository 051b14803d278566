"""Skip the work whose inputs and outputs are as its last run left them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

from build.places import MADE


def step(name: str, inputs: Iterable[Path], outputs: Iterable[Path], make: Callable[[], None]) -> None:
    """Run `make` unless nothing has changed; files and whole folders are compared by content."""
    before, wanted = digest(inputs), list(outputs)
    if done(name) == before + digest(wanted):
        return
    print(f"build: {name}", flush=True)
    MADE.mkdir(exist_ok=True)
    make()
    note(name, before + digest(wanted))


def done(name: str) -> str:
    """The digest that the last run of this work left, if it has ever been done."""
    stamp = MADE / "steps" / name
    return stamp.read_text() if stamp.exists() else ""


def note(name: str, digest: str) -> None:
    """Keep in mind that this work is done."""
    stamp = MADE / "steps" / name
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest)


def digest(paths: Iterable[Path]) -> str:
    """The SHA-256 of names and contents; a path that does not exist counts as such."""
    total = hashlib.sha256()
    for path in sorted(file for root in paths for file in files(root)):
        content = hashlib.sha256(path.read_bytes()).digest() if path.is_file() else b"none"
        total.update(str(path).encode() + b"\0" + content)
    return total.hexdigest()


def files(path: Path) -> list[Path]:
    """The files in a folder but for Python's caches, or the path itself."""
    if not path.is_dir():
        return [path]
    return [file for file in path.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
