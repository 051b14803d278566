"""What is chosen in the settings counts at once and is still there after a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from test_screens import opened

# a table so full that its tiles shrink
FULL = ".".join(
    [f"{colour}{first}-{first + 3}" for colour in "kbor" for first in (1, 5, 9)]
    + [f"{number}kbor" for number in range(1, 14)]
)
CROWDED = f"1~classic;turn-seconds=none:{FULL}_j/?1_a_ab_?0_0&You&Ada.beginner"


@pytest.fixture
def page(browser: Browser, site: str) -> Page:
    context = browser.new_context(
        locale="en", viewport={"width": 390, "height": 844}, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(site)
    return page


def choose(page: Page, group: str, value: str) -> None:
    page.locator("#sheet").get_by_role("group", name=group).get_by_role("button", name=value).click()


def test_theme_and_palette(page: Page) -> None:
    page.locator("#set").click()
    choose(page, "Theme", "Dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    choose(page, "Tile colours", "More distinct")
    expect(page.locator("html")).to_have_attribute("data-palette", "distinct")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-palette", "distinct")


def test_shape_marks_can_be_switched_off(page: Page) -> None:
    mark = page.locator(".hero use[href='#mr']")
    expect(mark).to_be_visible()
    page.locator("#set").click()
    page.get_by_role("switch", name="Shape marks on tiles").click()
    expect(mark).to_be_hidden()


def test_large_tiles_stay_large(page: Page) -> None:
    opened(CROWDED)(page)
    tile = page.locator("#felt [role=gridcell]").first
    expect(tile).to_be_visible()
    small = (tile.bounding_box() or {})["width"]
    page.locator("#menu").click()
    page.locator("#entry-settings").click()
    choose(page, "Tile size", "Large")
    page.locator("#sheet header button").click()
    expect(page.locator("#sheet")).to_be_hidden()
    large = (tile.bounding_box() or {})["width"]
    assert small < 40 <= large


def test_language_is_kept(page: Page) -> None:
    page.locator("#set").click()
    page.locator("#tongue").select_option("zh")
    expect(page.locator("#sheet h1")).to_have_text("设置")
    page.reload()
    expect(page.locator("#who-plays")).to_have_text("玩家")
