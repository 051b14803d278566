"""Links in the real page: every kind opens in a fresh profile, and a round goes by link from device to device."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from fishka.notation.pack import pack, unpack
from fishka.session import Session

STARTED = 60_000  # ms: Python, on a machine that is busy
NO_CLOCK = "classic;turn-seconds=none:"
PUZZLE = f"1~{NO_CLOCK}r3-5_k8k12r1/b1b2_a_ab_k9o9_0&You&Ada.beginner"
APART = f"1~{NO_CLOCK}r3-5_r6r8/k1r7_a_ab_k9o9_0@Anna@Olena"
NAMES = APART[APART.index("@") :]
TILES = "[...set.querySelectorAll('.tile')].map(tile => tile.dataset.tile).join('')"
FELT = f"() => [...document.querySelectorAll('#felt .set')].map(set => {TILES})"
RACK = "() => [...document.querySelectorAll('#rack .tile')].map(tile => tile.dataset.tile)"

KINDS = {
    "deal": f"1~{NO_CLOCK}2a.kestrel&&Ada.beginner",
    "deal for whoever comes": f"1~{NO_CLOCK}3b.kestrel",
    "puzzle": PUZZLE,
    "what one seat saw": f"1~{NO_CLOCK}r3-6.7kbo_k1j/?14/?9_a_ab_?30_0&&Mei.beginner&Ada.beginner",
    "round": f"1~{NO_CLOCK}2a.heron,d,d&You&Ada.beginner",
    "match": pack(f"1~{NO_CLOCK}r3-5_r6/k1_a_ab_k9_0,r3-5~r3-6!2a.owl&You&Ada.beginner"),
}


def after(link: str, *moves: str) -> str:
    """The link of people apart after these moves, as a page writes it."""
    start, at, names = link.partition("@")
    return pack(",".join([start, *moves]) + at + names)


class Device:
    """Somebody's browser."""

    def __init__(self, page: Page, site: str) -> None:
        self.page, self.site = page, site
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def follow(self, link: str) -> Device:
        """Opens a link as a tap in a messenger does: the page may be open already."""
        self.page.goto(link if link.startswith("http") else f"{self.site}#{link}")
        return self

    def sees(self, selector: str, words: str = "") -> Device:
        expect(self.page.locator(selector).first).to_contain_text(words, timeout=STARTED)
        return self

    def press(self, selector: str) -> Device:
        self.page.locator(selector).first.click()
        return self

    def ready(self) -> Device:
        """Waits for the first turn of whoever sits here."""
        expect(self.page.locator("#primary[data-verb=draw]")).to_be_visible(timeout=STARTED)
        return self

    def play(self, tile: str, beside: str) -> Device:
        """Lays a tile of the rack at the set that holds another, and ends the turn."""
        self.press(f"#rack .tile[data-tile={tile}]")
        self.press(f"#felt .set:has(.tile[data-tile={beside}])")
        return self.press("#primary[data-verb=end]")

    def link(self) -> str:
        """The link that the sheet after the turn offers."""
        field = self.page.locator("#share-link")
        expect(field).to_have_value(re.compile("#1z"), timeout=STARTED)
        return field.input_value()

    @property
    def rack(self) -> list[str]:
        return self.page.evaluate(RACK)

    @property
    def felt(self) -> list[str]:
        return self.page.evaluate(FELT)


@pytest.fixture
def device(browser: Browser, site: str) -> Iterator[Callable[[], Device]]:
    """Makes devices that have never seen the page; nothing may be thrown on any."""
    contexts: list[BrowserContext] = []
    devices: list[Device] = []

    def make() -> Device:
        contexts.append(browser.new_context(locale="en", reduced_motion="reduce"))
        devices.append(Device(contexts[-1].new_page(), site))
        return devices[-1]

    yield make
    assert [error for one in devices for error in one.errors] == []
    for context in contexts:
        context.close()


def state_of(text: str, then: str = "view") -> dict[str, Any]:
    """What the engine says of a text by itself, for whose turn it is."""
    session = Session()
    seat = json.loads(session.handle(json.dumps({"do": "open", "text": text})))["seat"]
    state: dict[str, Any] = json.loads(session.handle(json.dumps({"do": then, "seat": seat})))
    return state


@pytest.mark.parametrize("text", KINDS.values(), ids=KINDS)
def test_every_kind_opens_in_a_fresh_profile_to_the_same_state(
    device: Callable[[], Device], text: str
) -> None:
    there, state = device().follow(text).ready(), state_of(text)
    assert sorted(there.rack) == sorted(re.findall(r"j|[kbor]\d+", state["rack"]))
    assert len(there.felt) == len(state["table"])
    expect(there.page.locator("#players > li")).to_have_count(len(state["players"]))
    assert there.page.url == there.site
    before = there.rack, there.felt
    there.page.wait_for_timeout(300)  # the game is kept a moment after the change
    there.page.reload()
    there.ready()
    assert (there.rack, there.felt) == before


def test_a_finished_match_opens_as_a_replay(device: Callable[[], Device]) -> None:
    over = f"1~{NO_CLOCK.replace(':', ';match-length=rounds-1:')}r3-5_r6/k1_a_ab_k9_0,r3-5~r3-6&Anna&Ada.beginner"
    device().follow(over).sees(".replay", "Start of the round")


def test_a_message_may_stand_around_the_link(device: Callable[[], Device]) -> None:
    there = device().follow("")
    there.press("#import")
    there.page.locator("#import-text").fill(
        f"As on https://news.example/#top: your turn! {there.site}#\u2060{PUZZLE}\u200b. Good luck"
    )
    there.press("#import-open").ready()
    assert sorted(there.rack) == ["k12", "k8", "r1"]


# a game under way


def test_a_game_under_way_is_never_replaced_unasked(device: Callable[[], Device]) -> None:
    there = device().follow(PUZZLE).ready()
    there.follow(KINDS["round"]).sees("#sheet", "Open this game instead?")
    there.page.keyboard.press("Escape")
    assert sorted(there.rack) == ["k12", "k8", "r1"]
    assert there.page.url == there.site
    there.page.wait_for_timeout(300)
    there.page.goto("about:blank")  # and the same when the page was closed
    there.follow(KINDS["round"]).sees("#sheet", "Open this game instead?")
    there.press("#no").ready()
    assert sorted(there.rack) == ["k12", "k8", "r1"]
    there.follow(KINDS["round"]).sees("#sheet", "Open this game instead?")
    there.press("#yes")
    expect(there.page.locator("#rack .tile")).to_have_count(15)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (pack(PUZZLE)[:-9], "cut short or damaged"),
        ("1~2.kestrel,d,q", "cut short or damaged"),
        (after(APART, "r3-5~r3-7"), "a move that the rules do not allow"),
        ("1~2.kestrel,~k1-3", "a move that the rules do not allow"),
        ("2~whatever", "from a newer Fishka"),
        ("2zwhatever", "from a newer Fishka"),
        ("r3x4%00%", "cut short or damaged"),
    ],
)
def test_a_link_that_cannot_be_opened_says_why_and_changes_nothing(
    device: Callable[[], Device], text: str, words: str
) -> None:
    there = device().follow(PUZZLE).ready()
    there.follow(text).sees(".refusal", words)
    there.press("#error-details summary")
    expect(there.page.locator("#error-details code")).to_be_visible()
    there.press("#sheet header button").ready()
    assert sorted(there.rack) == ["k12", "k8", "r1"]
    assert there.page.url == there.site


# by link from device to device


def test_a_round_by_link_to_its_end(device: Callable[[], Device]) -> None:
    anna, olena = device(), device()
    anna.follow(APART).sees("main.curtain", "Your turn, Anna")
    assert anna.rack == []
    anna.press("#ready").ready().play("r6", "r5")
    first = anna.sees("#sheet", "Next: Olena").link()
    assert "r7" not in first
    olena.follow(first).sees("main.curtain", "Anna played red 6")
    assert olena.rack == []
    olena.press("#ready").ready()
    assert sorted(olena.rack) == ["k1", "r7"]
    expect(olena.page.locator("#felt .set.last .tile.fresh").first).to_be_visible()
    second = olena.play("r7", "r6").sees("#sheet", "Next: Anna").link()
    anna.follow(second).sees("main.curtain", "Your turn, Anna")
    expect(anna.page.locator("main.curtain [data-seat]")).to_have_count(0)
    anna.press("#ready").ready().play("r8", "r7").sees("#sheet", "Anna wins the round")
    last = anna.press("#send").link()
    anna.press("#sheet header button").press("#primary[data-verb=showResult]")
    olena.follow(last).sees("#sheet", "Anna wins the round")
    played = APART.replace("@", ",r3-5~r3-6,r3-6~r3-7,r3-7~r3-8@", 1)
    assert unpack(last.partition("#")[2]) == played
    starter = state_of(played, "next")["seat"]  # the next round is the same, whoever deals it
    first_to_play, other = (anna, olena) if starter == 0 else (olena, anna)
    dealt = other.press("#onward").sees("#sheet", "Next: ").link()
    first_to_play.follow(dealt).sees("main.curtain", "Your turn").press("#ready").ready()
    assert len(first_to_play.rack) == 14


def test_links_that_cannot_be_played_on_are_told_apart(device: Callable[[], Device]) -> None:
    anna = device().follow(APART).sees("#ready").press("#ready").ready().play("r6", "r5")
    mine = anna.link()
    anna.follow(APART).sees("#sheet", "You have already played this turn").press("#sheet header button")
    anna.follow(mine).sees("#sheet", "Olena plays now").press("#onward")
    assert anna.link() == mine
    reply = after(APART, "r3-5~r3-6", "d")
    anna.follow(reply).sees("main.curtain", "Olena drew a tile").press("#ready").ready()
    anna.press("#primary[data-verb=draw]")
    later = anna.sees("#sheet", "Next: Olena").link()
    anna.follow(APART).sees("#sheet", "This is an old link").press("#onward")
    assert anna.link() == later
    anna.follow(reply).sees("#sheet", "You have already played this turn").press("#sheet header button")
    anna.follow(after(APART, "d", "d")).sees("#sheet", "does not fit your game").press("#onward")
    assert anna.link() == later
    assert sorted(anna.rack) == ["o9", "r8"]


def test_a_link_for_another_seat(device: Callable[[], Device]) -> None:
    three = f"1~{NO_CLOCK}r3-5_r6r8/r7k1/k2k3_a_ab_k9o9b5_0@Anna@Olena@Mei"
    mei = device().follow(pack(three)).sees("main.curtain", "Your turn, Anna")
    mei.press("main.curtain [data-seat='2']").sees("#sheet", "Next: Anna")
    assert sorted(mei.rack) == ["k2", "k3"]
    mei.press("#sheet header button")
    mei.follow(after(three, "r3-5~r3-6")).sees("#sheet", "This link is for Olena").press("#onward")
    mei.sees("#sheet", "Next: Olena")
    assert sorted(mei.rack) == ["k2", "k3"]
    assert mei.felt == ["r3r4r5r6"]
    mei.follow(after(three, "r3-5~r3-6", "r3-6~r3-7")).sees("main.curtain", "Your turn, Mei")
    mei.press("#ready").ready()


def test_a_game_by_link_begins_in_the_set_up(device: Callable[[], Device]) -> None:
    anna = device().follow("")
    anna.press(".seat:nth-child(3) [aria-label^=Remove]")
    anna.press(".seat:nth-child(2) [aria-label=Person]").press(".where button:nth-child(2)")
    anna.page.locator("#seat-0").fill("Anna")
    anna.page.locator("#seat-1").fill("Olena")
    anna.press("#start")
    expect(anna.page.locator("#primary[data-verb=draw], #share-link").first).to_be_visible(timeout=STARTED)
    if anna.page.locator("#primary[data-verb=draw]").count():
        anna.press("#primary")
    plain = unpack(anna.link().partition("#")[2])
    assert plain.endswith("@Anna@Olena")
    olena = device().follow(anna.link()).sees("main.curtain", "Your turn, Olena")
    olena.press("#ready").ready()
    anna.page.reload()
    anna.sees("#sheet", "Next: Olena")


def test_a_game_by_link_waits_on_the_first_page(device: Callable[[], Device]) -> None:
    anna = device().follow(APART).sees("#ready").press("#ready").ready().play("r6", "r5")
    link = anna.link()
    anna.page.wait_for_timeout(300)
    anna.press("#sheet header button").follow(PUZZLE).ready()  # it is kept by itself: nothing to ask
    anna.press("#menu").press("#entry-menu-quit").press("#yes")
    anna.sees("main.setup", "By link: Anna and Olena").press("[id^=thread-]").sees("#sheet", "Open this game")
    anna.press("#yes")
    assert anna.link() == link
