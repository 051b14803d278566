"""The built page as a host serves it, and the three browsers that open it."""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright
from selenium.webdriver import WebKitGTK, WebKitGTKOptions, WebKitGTKService

from build import browsers
from build.places import DIST
from build.serve import server

CHROMIUM = ["--no-sandbox", *browsers.QUIET]


class Host:
    """A static host of a folder, which can be stopped."""

    def __init__(self, folder: Path = DIST) -> None:
        self._server = server(folder=folder)
        self.url = f"http://localhost:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Stop serving; the address stays refused."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built page."""
    if not (DIST / "sw.js").exists():
        pytest.exit("dist/ is not built: ./build.sh test builds it")
    host = Host()
    yield host.url
    host.stop()


def rewrite(page: Page, name: str, change: str) -> None:
    """Put something else where this browser keeps *name*: the value of *change*, JavaScript that knows the old one as `kept`."""
    page.evaluate(
        f"""async () => {{
          const answer = (asked) => new Promise((found) => {{ asked.onsuccess = () => found(asked.result); }});
          const store = await answer(indexedDB.open("keyval-store"));
          const values = store.transaction("keyval", "readwrite").objectStore("keyval");
          const kept = await answer(values.get("{name}"));
          values.put({change}, "{name}");
          await new Promise((written) => {{ values.transaction.oncomplete = written; }});
        }}"""
    )


def until(happens: Callable[[], object], seconds: int = 60) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


@pytest.fixture(scope="session")
def folder_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the built page on a host that has it in a folder among others."""
    root = tmp_path_factory.mktemp("host")
    (root / "games").mkdir()
    (root / "games" / "fishka").symlink_to(DIST)
    host = Host(root)
    yield f"{host.url}games/fishka/"
    host.stop()


@pytest.fixture
def host() -> Iterator[Host]:
    """A host of the built page that a test may stop."""
    host = Host()
    yield host
    host.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """How pytest-playwright starts Chromium."""
    return {"executable_path": browsers.chromium(), "args": CHROMIUM}


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Firefox as Debian and users have it."""
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=browsers.firefox())
    yield browser
    browser.close()


@pytest.fixture(params=["chromium", "firefox"])
def anywhere(request: pytest.FixtureRequest) -> Iterator[Page]:
    """A new page in Chromium, then in Firefox."""
    name = "browser" if request.param == "chromium" else "firefox"
    context: BrowserContext = request.getfixturevalue(name).new_context()
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """A virtual screen for the browser that needs one."""
    read, write = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL
    ) as xvfb:
        os.close(write)
        with os.fdopen(read) as display:
            yield f":{display.readline().strip()}"
        xvfb.terminate()


@pytest.fixture
def webkit(screen: str) -> Iterator[WebKitGTK]:
    """WebKitGTK, driven by Selenium."""
    options = WebKitGTKOptions()
    options.binary_location = str(browsers.webkit())
    options.add_argument("--automation")
    service = WebKitGTKService(str(browsers.webkit_driver()), env={**os.environ, "DISPLAY": screen})
    driver = WebKitGTK(options=options, service=service)
    driver.set_script_timeout(60)
    yield driver
    driver.quit()


Profile = Callable[[str], AbstractContextManager[BrowserContext]]


@pytest.fixture
def profile(playwright: Playwright, tmp_path: Path) -> Profile:
    """Starts a new process of Chromium or Firefox on one and the same profile, for a `with`."""

    @contextmanager
    def start(name: str) -> Iterator[BrowserContext]:
        folder = tmp_path / name
        if name == "chromium":
            launch, how = playwright.chromium, {"executable_path": browsers.chromium(), "args": CHROMIUM}
        else:
            launch, how = (
                playwright.firefox,
                {"executable_path": browsers.firefox(), "channel": "moz-firefox"},
            )
        context = launch.launch_persistent_context(folder, **how)
        yield context
        context.close()

    return start
