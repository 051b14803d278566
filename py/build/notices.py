"""`dist/THIRD_PARTY.txt`: what is shipped, under which licences, and their texts.

What is shipped is read from the bundles themselves, so that nothing new can slip in unseen: a licence that is
not in `TEXTS` stops the build.
"""

from __future__ import annotations

import json
import re
from importlib.metadata import files
from pathlib import Path

from build.places import MADE, MODULES, STAGE

# Where the whole text of a licence lies, since some packages only name it.
TEXTS = {
    "Apache-2.0": "@biomejs/biome/LICENSE-APACHE",
    "MIT": "workbox-core/LICENSE",
    "MPL-2.0": "axe-core/LICENSE",
}
WORKBOX = {"workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies"}  # inside sw.js
PYODIDE = Path(__file__).with_name("pyodide.txt")


def notices() -> None:
    """Write the notice."""
    names = sorted(shipped() | WORKBOX)
    facts = {name: json.loads((MODULES / name / "package.json").read_text()) for name in names}
    unknown = [name for name in names if facts[name]["license"] not in TEXTS]
    if unknown:
        raise ValueError(f"no licence text for {', '.join(unknown)}")
    parts = [f"Fishka is under the MIT licence (LICENSE). It ships:\n\n{PYODIDE.read_text(encoding='utf-8')}"]
    parts += [heading(facts[name]) for name in names]
    licences = {MODULES / TEXTS[facts[name]["license"]] for name in names}
    texts = {path.read_text(encoding="utf-8").strip() for path in licences.union(*map(own, names)) | {psf()}}
    rule = "\n\n" + "-" * 80 + "\n\n"
    (STAGE / "THIRD_PARTY.txt").write_text(
        "\n".join(parts) + rule + rule.join(sorted(texts)) + "\n", encoding="utf-8"
    )


def shipped() -> set[str]:
    """The npm packages of which any file is in a bundle."""
    inputs = [name for facts in MADE.glob("*.json") for name in json.loads(facts.read_text())["inputs"]]
    return {found[1] for name in inputs if (found := re.search(r"\bnode_modules/((?:@[^/]+/)?[^/]+)/", name))}


def heading(facts: dict[str, str]) -> str:
    """One line on a package; its source is where npm says."""
    return f"{facts['name']} {facts['version']} ({facts['license']}), source: npm package of that name"


def own(name: str) -> list[Path]:
    """The licence that a package brings."""
    return [path for path in (MODULES / name).iterdir() if re.match(r"licen[cs]e", path.name, re.IGNORECASE)]


def psf() -> Path:
    """The licence of Python, in a package that is under it."""
    found = next(path for path in files("typing-extensions") or [] if path.name == "LICENSE")
    return Path(str(found.locate()))
