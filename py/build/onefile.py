"""The whole game in one file that opens from disk: `dist/fishka.html`.

Python's parts are gzip in base64, in script elements that no browser runs; static/spawn.js reads them.
"""

from __future__ import annotations

import base64
import gzip
import re
from pathlib import Path

from build.bundle import sizes
from build.places import LIBRARY, MADE, ROOT, SNAPSHOT, STAGE, WASM
from build.security import ONE_FILE, policy
from build.tools import esbuild

SHEET = re.compile(r'<link rel="stylesheet" href="(static/[^"]+)">')
SCRIPT = re.compile(r'<script type="module" src="(static/[^"]+)"></script>')
LINK = re.compile(r'\s*<link rel="(?:manifest|icon|apple-touch-icon)"[^>]*>')
PARTS = {"wasm": WASM, "library": LIBRARY, "snapshot": SNAPSHOT}
INLINE = ["--loader:.ftl=text", "--loader:.svg=dataurl", "--loader:.png=dataurl"]


def one_file() -> None:
    """Write `dist/fishka.html`."""
    page = policy((ROOT / "index.html").read_text(encoding="utf-8"), ONE_FILE)
    page = SHEET.sub(lambda match: f"<style>{bundled(match[1])}</style>", LINK.sub("", page))
    page = SCRIPT.sub(lambda match: f'<script type="module" async>{script(match[1])}</script>', page)
    parts = {"worker": worker()} | {name: path.read_bytes() for name, path in PARTS.items()}
    blocks = "".join(block(name, content) for name, content in parts.items())
    notice = (STAGE / "THIRD_PARTY.txt").read_text(encoding="utf-8").replace("</script", "</ script")
    blocks += f'<script type="text/plain" id="third-party">\n{notice}</script>\n'
    (STAGE / "fishka.html").write_text(page.replace("</body>", f"{blocks}</body>"), encoding="utf-8")


def bundled(source: str, *args: str) -> str:
    """One entry point and all that it needs, as text."""
    made = MADE / "onefile" / Path(source).name
    esbuild(source, f"--outfile={made}", *INLINE, *args)
    return made.read_text(encoding="utf-8")


def script(source: str) -> str:
    """The page's code, with nothing in it that would end or open a script element."""
    code = bundled(source, "--format=esm", '--define:WORKER=""')
    return code.replace("</script", r"<\/script").replace("<!--", r"<\!--")


def worker() -> bytes:
    """The worker's code: a classic script, since Chromium refuses module workers from disk."""
    facts = [f"--define:{name}={size}" for name, size in sizes().items()]
    classic = [*facts, "--format=iife", '--define:import.meta.url=""', "--external:node:*", "--external:ws"]
    return bundled("static/onefile/worker.js", *classic).encode()


def block(name: str, content: bytes) -> str:
    """A script element that holds one part."""
    text = base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()
    return f'<script type="text/plain" id="part-{name}">{text}</script>\n'
