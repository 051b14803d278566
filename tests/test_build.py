"""What the build makes: the same bytes from the same sources, nothing twice, and all that a host must serve."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.pack import version
from build.places import DIST, MADE, MODULES, ROOT
from build.serve import USUAL, serving

SOURCES = ["py", "static", "index.html", "pyproject.toml", "README.md", "LICENSE"]


def build(folder: Path, module: str = "build") -> str:
    """Run a module of the build in a folder; the result is what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "py")}
    command = [sys.executable, "-m", module]
    return subprocess.run(
        command, cwd=folder, env=environment, check=True, capture_output=True, text=True
    ).stdout


@pytest.fixture(scope="module")
def copies() -> Iterator[list[Path]]:
    """Two folders, of different names, with the same sources."""
    folder = MADE / "copies"
    shutil.rmtree(folder, ignore_errors=True)
    first, second = folder / "first", folder / "the" / "second"
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, first / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, first)
    shutil.copytree(first, second)
    for copy in (first, second):
        shutil.copytree(MODULES, copy / "node_modules", symlinks=True, copy_function=os.link)
    yield [first, second]
    shutil.rmtree(folder)


def test_two_packs_are_identical(copies: list[Path]) -> None:
    digests = []
    for copy in copies:
        build(copy)
        build(copy, "build.pack")
        digests.append(hashlib.sha256((copy / "build" / f"fishka-{version()}.zip").read_bytes()).digest())
    assert digests[0] == digests[1]


def test_nothing_is_built_twice(copies: list[Path]) -> None:
    build(copies[0])
    assert build(copies[0]) == ""
    with (copies[0] / "py" / "fishka" / "__init__.py").open("a") as source:
        source.write("# changed\n")
    assert "build: bytecode" in build(copies[0])


def test_wheel_installs(tmp_path: Path) -> None:
    [wheel] = DIST.glob("*.whl")
    offline = ["--no-index", "--no-deps", "--quiet", "--disable-pip-version-check", "--target", str(tmp_path)]
    subprocess.run([sys.executable, "-m", "pip", "install", *offline, str(wheel)], check=True)
    ask = "from fishka.session import Session; print(Session().handle('{}'))"
    done = subprocess.run(
        [sys.executable, "-c", ask], cwd=tmp_path, capture_output=True, text=True, env={}, check=True
    )
    assert "refused" in json.loads(done.stdout)


def test_wheel_holds_the_engine_alone() -> None:
    [wheel] = DIST.glob("*.whl")
    assert {name.split("/")[0].split("-")[0] for name in zipfile.ZipFile(wheel).namelist()} == {"fishka"}


def test_one_file_weighs_at_most_14_megabytes() -> None:
    assert (DIST / "fishka.html").stat().st_size <= 14_000_000


def test_one_file_asks_for_no_other() -> None:
    page = (DIST / "fishka.html").read_text("utf-8")
    head = page[: page.index("<script")]
    assert not re.findall(r'(?:src|href)="(?!data:|#)[^"]*"', head)
    assert not re.findall(r"<script[^>]* src=", page)


def test_icons_are_as_the_manifest_says() -> None:
    manifest = json.loads((DIST / "manifest.webmanifest").read_text("utf-8"))
    icons = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    for icon in icons:
        size = struct.unpack(">II", (DIST / icon["src"]).read_bytes()[16:24])
        assert "{}x{}".format(*size) == icon["sizes"]
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}


@pytest.mark.parametrize("name", ["index.html", "fishka.html"])
def test_the_policy_comes_before_what_it_governs(name: str) -> None:
    page = (DIST / name).read_text("utf-8")
    policy = page.index("Content-Security-Policy")
    assert policy < page.index("<script")
    assert policy < page.index("<link" if name == "index.html" else "<style")
    assert "'unsafe-eval'" not in page[: policy + 1000]


def test_everything_the_page_may_fetch_is_kept_for_offline() -> None:
    worker = (DIST / "sw.js").read_text("utf-8")
    kept = set(re.findall(r'url:"([^"]+)"', worker))
    served = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file()}
    assert served - kept == {
        "fishka.html",
        "sw.js",
        "LICENSE",
        "THIRD_PARTY.txt",
        *(p.name for p in DIST.glob("*.whl")),
    }


def test_the_notice_names_what_is_shipped() -> None:
    notice = (DIST / "THIRD_PARTY.txt").read_text("utf-8")
    for name in ("CPython", "pyodide", "@fluent/bundle", "idb-keyval", "workbox-core"):
        assert name in notice
    for licence in (
        "Mozilla Public License, version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Apache License",
    ):
        assert licence in notice


def test_locks_name_no_host() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    assert all("resolved" not in facts for facts in lock["packages"].values())
    assert all("integrity" in facts for name, facts in lock["packages"].items() if name)
    for name in ("requirements.txt", "tests/pyodide/requirements.txt"):
        assert "://" not in (ROOT / name).read_text("utf-8")


def test_serving_finds_a_free_port_or_says_why_not() -> None:
    with serving(None) as first, serving(None) as second:
        assert USUAL <= first.server_port < second.server_port
        with pytest.raises(SystemExit, match="No port is to be had"):
            serving(str(first.server_port))
    for port in ("http", "70000"):
        with pytest.raises(SystemExit, match="Usage"):
            serving(port)
