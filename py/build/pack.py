"""Put `dist/` into one archive, byte for byte the same from the same sources: `python -m build.pack`."""

from __future__ import annotations

import tomllib
import zipfile
from pathlib import Path

from build.places import DIST, MADE, ROOT

EPOCH = (1980, 1, 1, 0, 0, 0)


def pack(folder: Path, target: Path) -> None:
    """Write an archive with fixed times, sorted names and the same rights for all."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), EPOCH)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())


def version() -> str:
    """The version in pyproject.toml."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"])


if __name__ == "__main__":
    archive = MADE / f"fishka-{version()}.zip"
    pack(DIST, archive)
    print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB")
