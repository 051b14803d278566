"""The start of Python in the page: what is fetched, what is told, and what happens when something is missing."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from conftest import until
from playwright.sync_api import Page, Request, Route, expect

from build.places import DIST, SNAPSHOT, WASM

READY = "performance.getEntriesByName('ready').length"

# Keeps the page's workers and what they say in `workers` and `said`.
LISTEN = """
window.workers = [];
window.said = [];
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    workers.push(this);
    this.addEventListener("message", ({ data }) => said.push(data));
  }
};
"""


def started(page: Page, times: int = 1) -> None:
    """Wait until a worker has started, so many times in all."""
    until(lambda: page.evaluate(READY) >= times)


def requests(page: Page) -> list[str]:
    """The addresses that the page and its workers ask for, from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.context.on("request", note)
    return asked


def test_nothing_is_asked_of_another_origin(anywhere: Page, site: str) -> None:
    asked = requests(anywhere)
    complaints: list[str] = []
    anywhere.on("console", lambda message: complaints.append(message.text))
    anywhere.on("pageerror", lambda error: complaints.append(str(error)))
    anywhere.goto(site)
    started(anywhere)
    assert {url[: len(site)] for url in asked if not url.startswith(("blob:", "data:"))} == {site}
    assert complaints == []


def test_the_snapshot_is_enough(anywhere: Page, site: str) -> None:
    asked = requests(anywhere)
    anywhere.goto(site)
    started(anywhere)
    kinds = {url.rsplit(".", 1)[1] for url in asked if "/assets/" in url}
    assert kinds & {"bin", "zip"} == {"bin"}


def test_progress_counts_bytes(anywhere: Page, site: str) -> None:
    anywhere.add_init_script(LISTEN)
    anywhere.goto(site)
    started(anywhere)
    told = anywhere.evaluate("said.filter(({ total }) => total)")
    parts = [WASM, SNAPSHOT]
    assert {step["total"] for step in told} == {sum(os.path.getsize(part) for part in parts)}
    loaded = [step["loaded"] for step in told]
    assert loaded == sorted(set(loaded))
    assert len(loaded) > 3  # in pieces, however large the browser cuts them
    assert [step["stage"] for step in told] == ["download"] * (len(told) - 1) + ["start"]
    assert loaded[-1] == told[-1]["total"]


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def spoilt(content: bytes) -> bytes:
    """Its text is none."""
    return content[:20] + bytes(64) + content[84:]


@pytest.mark.parametrize("spoil", [None, cut, spoilt])
def test_a_bad_snapshot_is_done_without(
    page: Page, site: str, spoil: Callable[[bytes], bytes] | None
) -> None:
    def answer(route: Route) -> None:
        if spoil:
            route.fulfill(body=spoil(SNAPSHOT.read_bytes()), content_type="application/octet-stream")
        else:
            route.fulfill(status=404)

    page.context.route("**/snapshot-*.bin", answer)
    asked = requests(page)
    page.goto(site)
    started(page)
    assert any(url.endswith(".zip") for url in asked)


def test_a_host_that_does_not_know_webassembly(page: Page, site: str) -> None:
    page.context.route(
        "**/*.wasm",
        lambda route: route.fulfill(body=WASM.read_bytes(), content_type="application/octet-stream"),
    )
    page.goto(site)
    started(page)


def test_a_page_without_its_code_says_what_may_be_wrong(page: Page, site: str) -> None:
    page.context.route("**/main-*.js", lambda route: route.fulfill(body="(", content_type="text/javascript"))
    page.goto(site)
    expect(page.get_by_role("heading", name="Fishka")).to_be_visible()
    expect(page.get_by_text("this browser is too old")).to_be_hidden()
    page.evaluate("document.getAnimations().forEach((waiting) => waiting.finish())")
    expect(page.get_by_text("this browser is too old")).to_be_visible()


def test_words_that_do_not_come_leave_those_that_are_there(page: Page, site: str) -> None:
    page.context.route("**/ru-*.js", lambda route: route.abort())
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(site)
    page.locator(".tongues [lang=ru]").click()
    page.reload()  # and where they were chosen
    expect(page.locator("#start")).to_have_text("Start game")
    assert errors == []


def test_a_dead_worker_is_replaced(anywhere: Page, site: str) -> None:
    anywhere.add_init_script(LISTEN)
    anywhere.goto(site)
    started(anywhere)
    anywhere.evaluate("workers[0].dispatchEvent(new ErrorEvent('error', { message: 'gone' }))")
    started(anywhere, times=2)
    assert anywhere.evaluate("workers.length") == 2


def test_without_its_webassembly_a_sentence_says_so(page: Page, site: str) -> None:
    page.context.route("**/pyodide.asm-*.wasm", lambda route: route.fulfill(status=404))
    page.goto(site)
    expect(page.get_by_role("dialog")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("dialog")).to_contain_text("404")


def test_it_runs_in_a_folder_of_a_host(page: Page, folder_site: str) -> None:
    page.goto(folder_site)
    started(page)


def test_webkit_starts(webkit, site: str) -> None:  # type: ignore[no-untyped-def]
    webkit.get(site)
    until(lambda: webkit.execute_script(f"return {READY}"))


def test_nothing_but_pages_is_without_a_hash() -> None:
    assert all("-" in path.name for path in (DIST / "assets").iterdir())
