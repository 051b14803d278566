"""Bundle the page and its worker into `assets`, where each file is named by its hash."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from build.places import MADE, ROOT, SNAPSHOT, STAGE, WASM
from build.security import SITE, policy
from build.tools import esbuild

ASSETS = STAGE / "assets"
OUTPUT = [
    f"--outdir={ASSETS.relative_to(ROOT)}",
    *(f"--{kind}-names=[name]-[hash]" for kind in ("entry", "chunk", "asset")),
    *("--format=esm", "--splitting", "--loader:.ftl=text"),
    *(f"--loader:.{kind}=file" for kind in ("wasm", "zip", "bin", "svg", "png")),
    *("--external:node:*", "--external:ws", "--define:require=undefined"),  # what only Node has
]
SCRIPT = re.compile(r'<script type="module" src="([^"]+)">')
PRELOAD = '<link rel="modulepreload" href="{}">\n  '
REFERENCE = re.compile(r'(?<=["\'])static/[\w./-]+\.(?:js|css)(?=["\'])')


def bundle() -> None:
    """Write `assets` and `dist/index.html`."""
    worker = entries("worker", [ROOT / "static/worker.js"], **sizes())["static/worker.js"]
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    sources = [ROOT / name for name in dict.fromkeys(REFERENCE.findall(page))]
    made = entries("page", sources, WORKER=f"./{Path(worker).name}")
    page = SCRIPT.sub(
        lambda match: "".join([*map(PRELOAD.format, imports("page", made[match[1]])), match[0]]), page
    )
    esbuild("static/embed.js", f"--outfile={STAGE / 'embed.js'}", "--format=iife")
    page = policy(REFERENCE.sub(lambda match: made[match[0]], page), SITE)
    (STAGE / "index.html").write_text(page, encoding="utf-8")


def entries(name: str, sources: list[Path], **defines: object) -> dict[str, str]:
    """Bundle entry points; the result maps each source to its file, both relative to their roots."""
    constants = [f"--define:{key}={json.dumps(value)}" for key, value in defines.items()]
    esbuild(*map(str, sources), *OUTPUT, *constants, f"--metafile={facts_of(name)}")
    return {
        facts["entryPoint"]: place(path) for path, facts in outputs(name).items() if "entryPoint" in facts
    }


def imports(name: str, script: str) -> list[str]:
    """The scripts that one imports before it can run."""
    facts = next(facts for path, facts in outputs(name).items() if place(path) == script)
    return [place(each["path"]) for each in facts["imports"] if each["kind"] == "import-statement"]


def outputs(name: str) -> dict[str, dict[str, Any]]:
    """What bundling made, by path, with facts about it."""
    made: dict[str, dict[str, Any]] = json.loads(facts_of(name).read_text())["outputs"]
    return made


def facts_of(name: str) -> Path:
    """What esbuild tells of a bundle; the notice of what is shipped reads it, too."""
    return MADE / f"{name}.json"


def place(path: str) -> str:
    """A path that esbuild tells, from the root of what is served."""
    return path.removeprefix(f"{STAGE.relative_to(ROOT)}/")


def sizes() -> dict[str, int]:
    """How many bytes the worker downloads."""
    parts = {"wasm": WASM, "snapshot": SNAPSHOT}
    return {f"BYTES.{name}": path.stat().st_size for name, path in parts.items() if path.exists()}
