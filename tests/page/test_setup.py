"""Set-up: one click starts a good game, and everything about it can be changed."""

from __future__ import annotations

import re

import pytest
from conftest import rewrite
from playwright.sync_api import Browser, Locator, Page, expect

from fishka.rules import PRESETS, differing


@pytest.fixture
def page(browser: Browser, site: str) -> Page:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(site)
    return page


def timer(page: Page) -> Locator:
    return page.get_by_role("group", name="Turn timer").locator("[aria-pressed=true]")


def become_person(page: Page, seat: int) -> None:
    page.locator("li.seat").nth(seat).get_by_role("button", name="Person").click()


def test_one_click_starts_against_two_computers(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Fishka")
    page.locator("#start").click()
    expect(page.locator("#players li")).to_have_count(3)
    expect(page.locator("#rack [role=option]")).to_have_count(14)
    expect(page.locator("#players .total")).to_have_count(0)  # nobody has any points yet
    expect(page.locator("#rack [role=option]:focus")).to_have_count(1)


def test_clock_is_off_alone_and_on_for_two(page: Page) -> None:
    rules = page.locator("section", has=page.locator("#game-rules"))
    expect(timer(page)).to_have_text("Off")
    expect(rules).to_contain_text("only without the clock")
    page.locator("#help").click()
    page.locator("#tab-this").click()
    expect(page.locator("#tab-panel > .sentences")).to_have_text("No clock: take your time.")
    page.keyboard.press("Escape")
    become_person(page, 1)
    expect(timer(page)).to_have_text("60")
    expect(rules).to_contain_text("nothing differs")
    page.get_by_role("group", name="Turn timer").get_by_role("button", name="Off").click()
    expect(timer(page)).to_have_text("Off")


def test_people_at_one_device_are_told_apart(page: Page) -> None:
    """Nobody is called "You" to whom somebody else hands the device."""
    become_person(page, 1)
    page.locator("#start").click()
    expect(page.locator(".curtain h1")).to_have_text(re.compile("^Pass the device to Player [12]$"))
    expect(page.locator("#ready")).to_have_text(re.compile("^I am Player [12]: show my tiles$"))
    page.locator("#ready").click()
    expect(page.locator("#rack [role=option]:focus")).to_have_count(1)
    expect(page.locator("#players .av")).to_have_text(["1", "2", "A"])
    page.locator("#primary[data-verb=draw]").click()
    while not page.locator(".curtain").is_visible():
        page.wait_for_timeout(50)
    expect(page.locator(".since h2")).to_have_text("So far")


def test_by_link_the_clock_is_off_for_another_reason(page: Page) -> None:
    become_person(page, 1)
    page.get_by_role("button", name="By link").click()
    rules = page.locator("section", has=page.locator("#game-rules"))
    expect(rules).to_contain_text("only without the clock: by link")


def test_clock_that_a_link_brings_goes_by_one_tap_where_nobody_waits(page: Page) -> None:
    page.evaluate("location.hash = '1~2.kestrel'")
    expect(page.get_by_role("timer")).to_be_visible()
    page.locator("#unhurry").click()
    expect(page.get_by_role("timer")).to_have_count(0)
    page.wait_for_timeout(700)  # until it is kept
    page.reload()
    expect(page.locator("#primary[data-verb=draw]")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)


def test_name_typed_last_is_the_name(page: Page) -> None:
    become_person(page, 1)
    page.locator("#seat-1").fill("Олена\u00a0👩\u200d🚀")
    page.locator("#seat-0").fill("\u2067سپید\u200cرو\u2069")
    page.locator("#start").click()
    expect(page.locator(".curtain h1")).to_contain_text(re.compile("سپید\u200cرو|Олена 👩\u200d🚀"))


def test_two_to_six_seats(page: Page) -> None:
    add = page.get_by_role("button", name="Add a player")
    for _ in range(3):
        add.click()
    expect(page.locator("li.seat")).to_have_count(6)
    expect(add).to_have_count(0)
    expect(page.locator("#game-rules")).to_contain_text("160 tiles, 4 jokers")
    page.locator("#all-options summary").click()
    page.locator("#option-tile_set").select_option("106")
    page.locator("#option-rack_size").select_option("21")
    page.locator("#start").click()
    expect(page.locator("#sheet")).to_contain_text("There are too few tiles for so many such racks")
    page.get_by_role("button", name="Close").click()
    for _ in range(4):
        page.locator("li.seat").last.get_by_role("button", name="Remove").click()
    expect(page.locator("li.seat").first.get_by_role("button", name="Remove")).to_be_disabled()


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_tells_what_differs_from_classic(page: Page, preset: str) -> None:
    become_person(page, 1)
    page.locator("#preset").select_option(preset)
    different = set(differing(PRESETS[preset], PRESETS["classic"]))
    if preset == "home":  # no clock, nothing to be late for
        different.remove("timeout_clean_penalty")
    expect(page.locator("#differs li")).to_have_count(len(different))


def test_rules_in_short_are_those_of_the_game(page: Page) -> None:
    """At home nothing is said of an opening or of a time that is up, and what may be kept is told."""
    page.locator("#preset").select_option("home")
    page.locator("#help").click()
    panel, told = page.locator("#tab-panel"), ""
    for tab in ("sets", "turn", "joker", "score", "this"):
        page.locator(f"#tab-{tab}").click()
        told += panel.inner_text()
    assert not re.search("After opening|has opened|Time is up|same turn|lose the difference to it", told)
    for sentence in (
        "may come from the table to your rack",
        "may go to your rack",
        "everyone has one more turn",
    ):
        assert told.count(sentence) >= 2  # where it belongs, and among what differs


def test_every_option_can_be_changed(page: Page) -> None:
    page.locator("#all-options > summary").click()
    page.get_by_label("A freed joker", exact=True).select_option("keep")
    expect(page.locator(".option", has=page.locator("#option-joker_reuse")).locator("p")).to_have_text(
        "A freed joker may go to your rack."
    )
    expect(page.locator("#differs li")).to_have_text(
        ["A freed joker may go to your rack.", "No clock: take your time."]
    )
    page.get_by_role("button", name="Reset to Classic").click()
    expect(page.locator("#differs")).to_have_count(0)


def test_last_line_up_is_offered_again(page: Page) -> None:
    page.locator("li.seat").last.get_by_role("button", name="Remove").click()
    page.locator("#start").click()
    expect(page.locator("#rack [role=option]")).to_have_count(14)
    for press in ("#menu", "#entry-menu-log", "#deal-check summary"):
        page.locator(press).click()
    expect(page.locator("#deal-check code")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#menu").click()
    page.locator("#entry-menu-quit").click()
    page.locator("#yes").click()
    expect(page.locator("#start")).to_be_visible()
    page.reload()
    expect(page.locator("li.seat")).to_have_count(2)
    page.locator("#start").click()
    page.get_by_role("button", name="Cancel").click()  # it asks before it takes the place of the saved game
    page.locator("#resume").click()
    expect(page.locator("#players li")).to_have_count(2)


def test_what_another_version_kept_is_no_hindrance(page: Page) -> None:
    expect(page.locator("#start")).to_be_visible()
    seats = "[1, 2].map(() => ({ kind: 'person', name: '', level: 'casual' }))"
    rewrite(page, "options", f"{{lineup: {{seats: {seats}, rules: {{preset: 'of a later version'}}}}}}")
    rewrite(page, "game", "{game: {players: []}}")
    page.reload()
    page.locator("#start").click()
    expect(page.locator("#players li")).to_have_count(3)
