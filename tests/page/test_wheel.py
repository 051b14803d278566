"""The engine's wheel in somebody else's Pyodide page."""

from __future__ import annotations

import json
from pathlib import Path

from conftest import Host, until
from playwright.sync_api import Page

from build.places import DIST, PYODIDE
from build.wheels import WHEELS, wheels

PAGE = """<!doctype html><title>Another page</title><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
await python.loadPackage(new URL("MICROPIP", location).href);
await python.pyimport("micropip").install(new URL("ENGINE", location).href);
window.answer = python.pyimport("fishka.session").Session().handle('{"do":"parse","text":"r3r4x"}');
</script>"""


def test_micropip_installs_it_by_address(page: Page, tmp_path: Path) -> None:
    wheels()
    [micropip], [engine] = WHEELS.glob("micropip-*.whl"), DIST.glob("*.whl")
    (tmp_path / "pyodide").symlink_to(PYODIDE)
    for wheel in (micropip, engine):
        (tmp_path / wheel.name).symlink_to(wheel)
    text = PAGE.replace("MICROPIP", micropip.name).replace("ENGINE", engine.name)
    (tmp_path / "index.html").write_text(text)
    host = Host(tmp_path)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(host.url)
    until(lambda: page.evaluate("window.answer"))
    assert "refused" in json.loads(page.evaluate("window.answer"))
    assert {url[: len(host.url)] for url in asked} == {host.url}
    host.stop()
