"""The five lessons, played through on the real page by taps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect


def pick(page: Page, *tiles: str) -> None:
    """Tap tiles of the rack by what they are called."""
    for tile in tiles:
        page.locator("#rack").get_by_role("option", name=tile, exact=True).click()


def lay(page: Page, *tiles: str) -> None:
    pick(page, *tiles)
    page.locator("[data-verb=new-set]").click()


def group(page: Page) -> None:
    lay(page, "black 8", "blue 8", "orange 8")


def run(page: Page) -> None:
    lay(page, "blue 5", "blue 6", "blue 7")


def opening(page: Page) -> None:
    lay(page, "orange 7", "orange 8", "orange 9")
    expect(page.locator("#primary")).to_contain_text("24 / 30")
    lay(page, "black 3", "blue 3", "red 3")


def split(page: Page) -> None:
    pick(page, "red 6")
    page.locator("#felt").get_by_role("gridcell", name="red 6", exact=True).click()


def joker(page: Page) -> None:
    pick(page, "black 6")
    page.locator("#felt").get_by_role("gridcell", name="joker").click()
    pick(page, "blue 12", "red 12")
    page.locator("#felt").get_by_role("gridcell", name="joker").click()


LESSONS = [group, run, opening, split, joker]


@pytest.fixture
def lesson(browser: Browser, site: str) -> Page:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(site)
    page.locator("#learn").click()
    return page


def test_every_lesson_can_be_done(lesson: Page) -> None:
    for number, play in enumerate(LESSONS, 1):
        expect(lesson.locator("#lesson-title")).to_contain_text(f"Lesson {number} of 5")
        play(lesson)
        expect(lesson.locator("#primary[data-verb=end]")).to_contain_text("End turn")
        lesson.locator("#primary").click()
        expect(lesson.locator(".lesson [role=status]")).to_contain_text("Well done!")
        lesson.locator("#lesson-on").click()
    expect(lesson.locator("#rack [role=option]")).to_have_count(14)


def test_another_play_is_not_the_lessons(lesson: Page) -> None:
    words = lesson.locator(".lesson [role=status]")
    lesson.locator("#primary").click()  # who draws lets the computer add a red 2 to the run
    felt = lesson.locator("#felt")
    felt.get_by_role("gridcell", name="red 2", exact=True).wait_for()
    expect(lesson.locator("#primary")).to_have_attribute("data-verb", "draw")
    pick(lesson, "red 1")
    felt.get_by_role("gridcell", name="red 2", exact=True).click()
    lesson.locator("#primary[data-verb=end]").click()
    expect(words).to_contain_text("it was another play. Lay your three 8s")
    expect(lesson.locator("#primary")).to_have_attribute("data-verb", "draw")
    group(lesson)
    lesson.locator("#primary[data-verb=end]").click()
    expect(words).to_contain_text("Well done!")


def test_lessons_can_be_skipped_and_left(lesson: Page) -> None:
    lesson.locator("#lesson-on").click()
    expect(lesson.locator("#lesson-title")).to_contain_text("Lesson 2 of 5")
    lesson.locator(".lesson").get_by_role("button", name="Leave the lessons").click()
    expect(lesson.locator("main.setup")).to_be_visible()
    expect(lesson.locator("#resume")).to_have_count(0)
