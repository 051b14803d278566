"""The share sheet: what it gives away opens again to the same game."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from test_screens import ALONE, opened


@pytest.fixture
def share(browser: Browser, site: str) -> Page:
    context = browser.new_context(
        locale="en", reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"]
    )
    page = context.new_page()
    page.goto(site)
    opened(ALONE)(page)
    page.locator("#menu").click()
    page.locator("#entry-share").click()
    expect(page.locator(".qr svg")).to_be_visible()
    return page


def rack(page: Page) -> list[str | None]:
    tiles = page.locator("#rack [role=option]")
    expect(tiles.first).to_be_visible()
    return [tile.get_attribute("aria-label") for tile in tiles.all()]


@pytest.mark.parametrize("kind", range(3))
def test_each_link_opens_in_a_fresh_browser(share: Page, browser: Browser, kind: int) -> None:
    share.locator("#sheet .seg button").nth(kind).click()
    share.get_by_role("button", name="Copy: Link").click()
    expect(share.get_by_role("button", name="Copy: Link")).to_have_text("Copied")
    address = share.evaluate("navigator.clipboard.readText()")
    assert address == share.locator("#share-link").input_value()
    page = browser.new_context(locale="en").new_page()
    page.goto(address)
    assert rack(page) == rack(share)


def test_file_opens_again(share: Page, browser: Browser, site: str, tmp_path: Path) -> None:
    with share.expect_download() as download:
        share.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    assert file.suffix == ".fishka"
    download.value.save_as(file)
    page = browser.new_context(locale="en").new_page()
    page.goto(site)
    page.locator("#import").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    assert rack(page) == rack(share)


def test_picture_of_the_table(share: Page, tmp_path: Path) -> None:
    share.evaluate("navigator.canShare = () => false")
    with share.expect_download() as download:
        share.get_by_role("button", name="Picture of the table").click()
    picture = tmp_path / "table.png"
    download.value.save_as(picture)
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1520, 176)
    assert len(data) > 5000


def test_embedding_is_this_address_in_a_frame(share: Page, site: str) -> None:
    assert share.locator("#share-embed").input_value().startswith(f'<iframe src="{site}?embed#1')
