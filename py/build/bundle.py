"""Bundle the page and its worker into `assets`, where each file is named by its hash."""

from __future__ import annotations

import json
import re
from pathlib import Path

from build.places import LIBRARY, MADE, ROOT, SNAPSHOT, STAGE, WASM
from build.security import SITE, policy
from build.tools import esbuild

ASSETS = STAGE / "assets"
OUTPUT = [
    f"--outdir={ASSETS.relative_to(ROOT)}",
    *(f"--{kind}-names=[name]-[hash]" for kind in ("entry", "chunk", "asset")),
    *("--format=esm", "--splitting", "--loader:.ftl=text"),
    *(f"--loader:.{kind}=file" for kind in ("wasm", "zip", "bin", "svg", "png")),
    *("--external:node:*", "--external:ws"),
]
REFERENCE = re.compile(r'(?<=["\'])static/[\w./-]+\.(?:js|css)(?=["\'])')


def bundle() -> None:
    """Write `assets` and `dist/index.html`."""
    worker = entries("worker", [ROOT / "static/worker.js"], BYTES=sizes())["static/worker.js"]
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    sources = [ROOT / name for name in dict.fromkeys(REFERENCE.findall(page))]
    made = entries("page", sources, WORKER=f"./{Path(worker).name}")
    esbuild("static/embed.js", f"--outfile={STAGE / 'embed.js'}", "--format=iife")
    page = policy(REFERENCE.sub(lambda match: made[match[0]], page), SITE)
    (STAGE / "index.html").write_text(page, encoding="utf-8")


def entries(name: str, sources: list[Path], **defines: object) -> dict[str, str]:
    """Bundle entry points; the result maps each source to its file, both relative to their roots."""
    facts = MADE / f"{name}.json"
    constants = [f"--define:{key}={json.dumps(value)}" for key, value in defines.items()]
    esbuild(*map(str, sources), *OUTPUT, *constants, f"--metafile={facts}")
    outputs = json.loads(facts.read_text())["outputs"]
    made = {facts["entryPoint"]: path for path, facts in outputs.items() if "entryPoint" in facts}
    return {source: path.removeprefix(f"{STAGE.relative_to(ROOT)}/") for source, path in made.items()}


def sizes() -> dict[str, int]:
    """How many bytes the worker downloads."""
    parts = {"wasm": WASM, "library": LIBRARY, "snapshot": SNAPSHOT}
    return {name: path.stat().st_size for name, path in parts.items() if path.exists()}
