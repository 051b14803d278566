"""Whole rounds to the last tile through the real page; the same engine, outside the browser, says what must lie where."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from table import SETS, Finger, Point, Table

from fishka.session import Session

RULES = "1~classic;turn-seconds=none;match-length=rounds-1"
ALONE = ["You", "Ada.casual", "Taras.casual"]
TOGETHER = ["Anna", "Olena"]
State = dict[str, Any]
Lay = Callable[[Table, Locator, Locator | None], None]
"""Lays a tile to the end of a set, or where no set lies."""


class Twin:
    """The same game at the terminal's door."""

    def __init__(self, link: str) -> None:
        self._session = Session()
        self.seat = 0
        self.state = self.ask({"do": "open", "text": link, "seat": self.seat})

    def ask(self, question: dict[str, object]) -> State:
        answer: State = json.loads(self._session.handle(json.dumps(question)))
        return answer

    def turn(self, do: str, **more: object) -> State:
        return self.ask({"do": do, "turn": self.state["turn"], "seat": self.seat, **more})

    def go_on(self) -> None:
        """Plays for computers until a person is to move or the round is over, and looks with that person's eyes."""
        while not self.state["over"] and self.state["players"][self.state["seat"]]["kind"] == "computer":
            self.state = self.turn("bot")
        self.seat = self.state["seat"]
        self.state = self.turn("view")

    def plan(self) -> list[str]:
        """The sets that the best turn makes; none where nothing can be laid."""
        hint = self.turn("hint", layout=self.state["table"], rack=self.state["rack"], nth=0)
        names = tiles("".join(row["tiles"] for row in self.state["rows"]) + self.state["rack"])
        steps = hint["steps"] if hint["tiles"] else [{"layout": []}]
        return ["".join(names[number] for number in row) for row in steps[-1]["layout"]]

    def lay(self, sets: list[str]) -> None:
        self.state = self.turn("move", move={"layout": sets})
        assert "faults" not in self.state

    def leave(self) -> None:
        """Draws, or passes where nothing is left to draw."""
        self.state = self.turn("move", move="draw" if self.state["can"]["draw"] else "pass")


def tiles(text: str) -> list[str]:
    return re.findall(r"j|[kbor]\d+", text)


def bags(sets: list[str]) -> list[list[str]]:
    """Sets without any order."""
    return sorted(sorted(tiles(row)) for row in sets)


def rearrange(table: Table, plan: list[str], lay: Lay) -> None:
    """Lays tile by tile, from sets that are not to stay or from the rack, until the table is as planned."""
    sets = table.page.locator("#felt .set")
    while True:
        before = table.sets()
        goals, lying = ([Counter(tiles(row)) for row in rows] for rows in (plan, before))
        left = dict(enumerate(lying))
        for at, row in enumerate(lying):
            if row in goals:
                goals.remove(row)
                del left[at]
        if not goals:
            return
        begun = max(
            (at for at in left if left[at] <= goals[0]), key=lambda at: left[at].total(), default=None
        )
        tile = next(iter(goals[0] - left.pop(begun, Counter())))
        at = next((at for at, row in left.items() if tile in row), None)
        place = f".tile[data-tile={tile}]:not(.held)"
        found = table.page.locator(f"#rack {place}") if at is None else sets.nth(at).locator(place)
        lay(table, found.first, None if begun is None else sets.nth(begun))
        table.page.wait_for_function(f"before => `${{{SETS}}}` !== before", arg=",".join(before))


def end_of(table: Table, joined: Locator | None) -> Point:
    return table.at(joined.locator(".tile").last, across=0.9) if joined else table.room()


def lay_by_mouse(table: Table, tile: Locator, joined: Locator | None) -> None:
    table.drag(tile, end_of(table, joined))


def lay_by_taps(table: Table, tile: Locator, joined: Locator | None) -> None:
    tile.click()
    table.page.wait_for_timeout(400)  # two quick taps on one tile would lay it
    if joined:
        joined.locator(".tile").last.click()
    else:
        table.page.click("[data-verb=new-set]")


def lay_by_finger(table: Table, tile: Locator, joined: Locator | None) -> None:
    x, y = end_of(table, joined)
    Finger(table.page).drag(table.at(tile), (x, y + Finger.ABOVE))


@pytest.mark.parametrize(
    ("lay", "seed", "players"),
    [(lay_by_mouse, "hawk", ALONE), (lay_by_taps, "finch", ALONE), (lay_by_mouse, "eagle", TOGETHER)],
)
def test_a_whole_round(page: Page, site: str, lay: Lay, seed: str, players: list[str]) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1024, "height": 768})
    play_round(page, site, lay, seed, players)


def test_a_whole_round_by_touch_on_a_phone(browser: Browser, site: str) -> None:
    phone = browser.new_context(
        has_touch=True, reduced_motion="reduce", viewport={"width": 390, "height": 844}
    )
    play_round(phone.new_page(), site, lay_by_finger, "thrush", ALONE)
    phone.close()


def play_round(page: Page, site: str, lay: Lay, seed: str, players: list[str]) -> None:
    """Plays the deal of *seed* to its end, every turn compared with the twin, and the score at last."""
    link = "&".join([f"{RULES}:{len(players)}.{seed}", *players])
    names = [player.partition(".")[0] for player in players]
    twin, table = Twin(link), Table(page, site)
    page.goto(f"{site}#{link}")
    for _ in range(120):
        twin.go_on()
        if twin.state["over"]:
            break
        if players == TOGETHER:
            take_the_device(page, names[twin.seat])
        table.ready(twin.state["turn"])
        assert bags(table.sets()) == bags([row["tiles"] for row in twin.state["rows"]])
        assert sorted(tiles(table.rack())) == sorted(tiles(twin.state["rack"]))
        plan = twin.plan()
        if plan:
            rearrange(table, plan, lay)
            expect(table.primary).to_have_attribute("data-verb", "end")
            sets = table.sets()
        table.primary.click()
        twin.lay(sets) if plan else twin.leave()
    check_score(page, names, twin.state)
    page.click("#onward")
    longest = twin.state["match"]["longest"]
    expect(page.locator(".match-lead")).to_contain_text(
        f"Longest turn: {names[longest['seat']]}, {longest['tiles']} tiles."
    )


def check_score(page: Page, names: list[str], state: State) -> None:
    """Who has won, and what each has in this round and in all."""
    over, totals = state["over"], state["match"]["totals"]
    expect(page.locator("#sheet .scores")).to_be_visible(timeout=20_000)
    best = sorted(range(len(names)), key=lambda seat: -over["scores"][seat])
    lines = [[names[seat], signed(over["scores"][seat]), signed(totals[seat])] for seat in best]
    cells = ".scorer-name", "td:nth-of-type(2)", "td:nth-of-type(3)"
    rows = page.locator("#sheet .scores tbody tr").all()
    assert [[row.locator(cell).inner_text() for cell in cells] for row in rows] == lines
    winners = page.locator("#sheet .scores tr.won .scorer-name").all_inner_texts()
    assert winners == [names[seat] for seat in over["winners"]]


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "\N{MINUS SIGN}") if number else "0"


@pytest.mark.parametrize("preset", ["classic", "sabra"])
def test_the_next_round_and_another_match_go_by_the_same_rules(page: Page, site: str, preset: str) -> None:
    """Of a game, too, that did not begin on this device."""
    first, second = ("k1-4_k5/r9_a_ab_b9_0", "r1-4_r5/k9_a_ab_b9_0")
    rules = f"{preset};turn-seconds=none;match-length=rounds-2"
    page.goto(f"{site}#1~{rules}:{first}&You&Mei.beginner")
    table = Table(page, site).ready()
    play_last_tile(table, "k5", "k4")
    page.click("#onward")
    expect(page.locator("#rack .tile")).to_have_count(14)
    expect(page.locator("#game")).to_have_attribute("data-turn", re.compile("^[2-9]$"))
    page.evaluate(f"location.hash = '1~{rules.replace('-2', '-1')}:{second}&You&Mei.beginner'")
    page.click("#yes")
    play_last_tile(table.ready(1), "r5", "r4")
    page.click("#onward")
    page.click("#again")
    expect(page.locator("#rack .tile")).to_have_count(14)
    expect(page.locator("#players .name")).to_have_text(["You", "Mei"])
    for press in ("#menu", "#entry-rules-title", "#tab-this"):
        page.click(press)
    expect(page.locator("#sheet")).to_contain_text(preset.capitalize())


def play_last_tile(table: Table, tile: str, end: str) -> None:
    table.drag(table.tile(tile), table.at(table.tile(end, "felt"), across=0.9))
    expect(table.primary).to_have_attribute("data-verb", "end")
    table.primary.click()
    expect(table.page.locator("#sheet .scores")).to_be_visible(timeout=20_000)


def take_the_device(page: Page, name: str) -> None:
    """Comes from behind the curtain; until then no rack is in the page."""
    next_one = page.locator(":is(main.curtain, #primary[data-verb=skip]):visible").first
    expect(next_one).to_be_visible(timeout=60_000)
    page.evaluate("document.querySelector('#primary[data-verb=skip]')?.click()")  # enough has been seen
    expect(page.locator("main.curtain h1")).to_have_text(f"Pass the device to {name}")
    expect(page.locator("[data-tile]:not(#felt *)")).to_have_count(0)
    page.click("#ready")


def test_a_whole_round_by_keyboard_alone(page: Page, site: str) -> None:
    keys = page.keyboard
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{site}#{RULES}:3.plover&{'&'.join(ALONE)}")
    done = page.locator("#sheet .scores")
    seen = ""
    while True:
        here = page.locator(
            f"#game:not([data-turn='{seen}']) #primary:is([data-verb=draw], [data-verb=pass])"
        )
        expect(done.or_(here)).to_be_visible(timeout=60_000)
        if done.is_visible():
            break
        seen = page.locator("#game").get_attribute("data-turn") or ""
        keys.press("Shift+H")
        expect(page.locator("#primary[data-verb=end], .tip:has-text('Nothing to play')")).to_be_visible(
            timeout=20_000
        )
        if page.locator("#primary[data-verb=end]").is_visible():
            keys.press("e")
        else:
            keys.press("Escape")
            keys.press("d")
    expect(done).to_contain_text("winner")
