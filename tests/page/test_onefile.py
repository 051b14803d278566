"""The whole game in one file, opened from disk."""

from __future__ import annotations

from pathlib import Path

from conftest import until
from playwright.sync_api import Page, expect
from selenium.webdriver import WebKitGTK
from test_offline import GAME, draw_a_tile

from build.places import DIST

FILE = (DIST / "fishka.html").as_uri()


def test_a_turn_is_played_from_disk(anywhere: Page) -> None:
    asked: list[str] = []
    anywhere.on("request", lambda request: asked.append(request.url))
    anywhere.goto(f"{FILE}{GAME}")
    draw_a_tile(anywhere)
    assert {url.partition("#")[0] for url in asked if not url.startswith(("blob:", "data:"))} <= {FILE}


def test_webkit_plays_a_turn_from_disk(webkit: WebKitGTK) -> None:
    count = "return document.querySelectorAll('#rack .tile').length"
    primary = "document.querySelector('#primary[data-verb=draw]')"
    webkit.get(f"{FILE}{GAME}")
    until(lambda: webkit.execute_script(f"return Boolean({primary})"))
    before = webkit.execute_script(count)
    webkit.execute_script(f"{primary}.click()")
    until(lambda: webkit.execute_script(count) == before + 1)


def test_a_file_that_was_cut_short_says_so(page: Page, tmp_path: Path) -> None:
    whole = (DIST / "fishka.html").read_bytes()
    (tmp_path / "cut.html").write_bytes(whole[: len(whole) // 2])
    page.goto((tmp_path / "cut.html").as_uri())
    expect(page.get_by_role("dialog")).to_contain_text("cut short")


def test_it_plays_in_a_sandboxed_frame(page: Page, site: str) -> None:
    frame = (
        f'<iframe sandbox="allow-scripts" width="1000" height="700" src="{site}fishka.html{GAME}"></iframe>'
    )
    page.route("**/embedding.html", lambda route: route.fulfill(body=frame, content_type="text/html"))
    page.goto(f"{site}embedding.html")
    inside = page.frame_locator("iframe")
    expect(inside.locator("#primary")).to_have_attribute("data-verb", "draw", timeout=60_000)
    inside.locator("#primary").click()
    expect(inside.locator("#rack .tile")).to_have_count(7)
