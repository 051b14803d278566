"""The three browsers that the tests use: what is installed, else what Playwright brings, else what apt has.

`python -m build.browsers` sees to it that all are there, or says in a sentence what is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

QUIET = ["--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
PACKAGES = {
    "Chromium": ["chromium"],
    "Firefox": ["firefox-esr"],
    "WebKit": ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"],
}


def installed(*names: str) -> Path | None:
    """The first of these programs that is there, by name or by pattern of path."""
    for name in names:
        found = (
            [str(path) for path in Path("/").glob(name[1:])] if name.startswith("/") else [shutil.which(name)]
        )
        if found and found[0]:
            return Path(found[0])
    return None


def of_playwright(kind: str) -> Path | None:
    """Playwright's own build of a browser, if it has been downloaded."""
    with sync_playwright() as playwright:
        path = Path(getattr(playwright, kind).executable_path)
    return path if path.exists() and runs(path) else None


def runs(program: Path) -> bool:
    """Whether the libraries that the program needs are there too."""
    return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0


def chromium() -> Path | None:
    """Chromium, or what is like it."""
    return installed("chromium", "chromium-browser", "google-chrome") or of_playwright("chromium")


def firefox() -> Path | None:
    """Firefox as users have it: driven over WebDriver BiDi."""
    return installed("firefox-esr", "firefox")


def webkit() -> Path | None:
    """WebKitGTK's small browser, which its driver starts on a virtual screen."""
    if None in (webkit_driver(), webkit_python(), installed("Xvfb")):
        return None
    return installed("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/lib*/webkit2gtk-4.1/MiniBrowser")


def webkit_driver() -> Path | None:
    """WebKitGTK's WebDriver."""
    return installed("WebKitWebDriver")


def webkit_python() -> Path | None:
    """The Python that has WebKitGTK's bindings: Debian's own, whichever else there may be."""
    bindings = "/usr/lib/python3/dist-packages/gi", "/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib"
    return Path("/usr/bin/python3") if all(map(installed, bindings)) else None


BROWSERS: dict[str, Callable[[], Path | None]] = {"Chromium": chromium, "Firefox": firefox, "WebKit": webkit}


def missing() -> list[str]:
    """The browsers that are not there."""
    return [name for name, find in BROWSERS.items() if find() is None]


def from_playwright() -> None:
    """Ask Playwright for its Chromium; a closed network refuses, which is no error yet."""
    subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, check=False
    )


def from_apt(names: list[str]) -> None:
    """Install Debian's packages, as root or through sudo without a question."""
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if not all(shutil.which(program) for program in [*root, "apt-get"]):
        return
    packages = [package for name in names for package in PACKAGES[name]]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "-qq", "update"], ["apt-get", "-qq", "-y", "install", *packages]):
        subprocess.run([*root, *command], env=quiet, stdout=subprocess.DEVNULL, check=False)


def main() -> None:
    """Bring what is missing."""
    if "Chromium" in missing():
        from_playwright()
    if wanting := missing():
        print(f"build: browsers ({', '.join(wanting)})", flush=True)
        from_apt(wanting)
    if wanting := missing():
        packages = " ".join(package for name in wanting for package in PACKAGES[name])
        sys.exit(f"The tests need {' and '.join(wanting)}: as root, apt-get install {packages}.")


if __name__ == "__main__":
    main()
