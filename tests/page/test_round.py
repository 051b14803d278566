"""Whole rounds to the last tile through the real page; the same engine, outside the browser, says what must lie where."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from table import Finger, Table

from fishka.session import Session

LINK = "1~classic;turn-seconds=none;match-length=rounds-1:3.{seed}&You&Ada.casual&Taras.casual"
State = dict[str, Any]
Lay = Callable[[Table, list[str], str | None], None]


class Twin:
    """The same game at the terminal's door."""

    def __init__(self, link: str) -> None:
        self._session = Session()
        self.state = self.ask({"do": "open", "text": link, "seat": 0})

    def ask(self, question: dict[str, object]) -> State:
        answer: State = json.loads(self._session.handle(json.dumps(question)))
        return answer

    def turn(self, do: str, **more: object) -> State:
        return self.ask({"do": do, "turn": self.state["turn"], "seat": 0, **more})

    def computers(self) -> None:
        """Plays until the person is to move or the round is over."""
        while not self.state["over"] and self.state["seat"]:
            self.state = self.turn("bot")

    def plan(self) -> list[tuple[list[str], str | None]] | None:
        """What to lay: tiles, and the set they join (None: a new one).  None: nothing without taking sets apart."""
        hint = self.turn("hint", layout=self.state["table"], rack=self.state["rack"], nth=0)
        if not hint["tiles"]:
            return None
        rows = [tiles(row["tiles"]) for row in self.state["rows"]]
        names = [name for row in rows for name in row] + tiles(self.state["rack"])
        starts = [sum(map(len, rows[:at])) for at in range(len(rows))]
        whole = [set(range(start, start + len(row))) for start, row in zip(starts, rows, strict=True)]
        plan = []
        for row in hint["steps"][-1]["layout"]:
            lying = {number for number in row if number < sum(map(len, rows))}
            if lying and lying not in whole:
                return None
            fresh = [names[number] for number in row if number not in lying]
            if fresh:
                plan.append((fresh, "".join(names[number] for number in sorted(lying)) or None))
        return plan

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


def set_like(table: Table, row: str) -> Locator:
    """The set that holds just these tiles."""
    return table.page.locator("#felt .set").nth(bags_of(table).index(sorted(tiles(row))))


def bags_of(table: Table) -> list[list[str]]:
    return [sorted(tiles(row)) for row in table.sets()]


def lay_by_mouse(table: Table, fresh: list[str], joined: str | None) -> None:
    lying, left = joined or "", len(tiles(table.rack()))
    for tile in fresh:
        to = table.at(set_like(table, lying).locator(".tile").last, across=0.9) if lying else table.felt()
        table.drag(table.tile(tile), to)
        lying += tile
        expect(table.page.locator("#rack .tile")).to_have_count(left := left - 1)


def lay_by_taps(table: Table, fresh: list[str], joined: str | None) -> None:
    for tile in fresh:
        table.page.locator(f"#rack .tile[data-tile={tile}]:not(.held)").first.click()
        table.page.wait_for_timeout(400)  # two quick taps on one tile would lay it
    if joined is None:
        table.page.click("[data-verb=new-set]")
    else:
        set_like(table, joined).locator(".tile").last.click()


def lay_by_finger(table: Table, fresh: list[str], joined: str | None) -> None:
    finger, lying, left = Finger(table.page), joined or "", len(tiles(table.rack()))
    for tile in fresh:
        x, y = table.at(set_like(table, lying).locator(".tile").last, across=0.9) if lying else table.felt()
        finger.drag(table.at(table.tile(tile)), (x, y + Finger.ABOVE))
        lying += tile
        expect(table.page.locator("#rack .tile")).to_have_count(left := left - 1)


@pytest.mark.parametrize(("lay", "seed"), [(lay_by_mouse, "kestrel"), (lay_by_taps, "heron")])
def test_a_whole_round(page: Page, site: str, lay: Lay, seed: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1024, "height": 768})
    play_round(page, site, lay, seed)


def test_a_whole_round_by_touch_on_a_phone(browser: Browser, site: str) -> None:
    phone = browser.new_context(
        has_touch=True, reduced_motion="reduce", viewport={"width": 390, "height": 844}
    )
    play_round(phone.new_page(), site, lay_by_finger, "plover")
    phone.close()


def play_round(page: Page, site: str, lay: Lay, seed: str) -> None:
    """Plays the deal of *seed* to its end, every turn compared with the twin, and the score at last."""
    link = LINK.format(seed=seed)
    twin, table = Twin(link), Table(page, site)
    page.goto(f"{site}#{link}")
    for _ in range(120):
        twin.computers()
        if twin.state["over"]:
            break
        table.ready(twin.state["turn"])
        assert bags(table.sets()) == bags([row["tiles"] for row in twin.state["rows"]])
        assert sorted(tiles(table.rack())) == sorted(tiles(twin.state["rack"]))
        plan = twin.plan()
        for fresh, joined in plan or []:
            lay(table, fresh, joined)
        if plan:
            expect(table.primary).to_have_attribute("data-verb", "end")
            sets = table.sets()
        table.primary.click()
        twin.lay(sets) if plan else twin.leave()
    scores = [str(score).replace("-", "\N{MINUS SIGN}") for score in twin.state["over"]["scores"]]
    expect(page.locator("#sheet .scores")).to_be_visible(timeout=20_000)
    for score in scores:
        expect(page.locator("#sheet .scores")).to_contain_text(score)
    page.click("#onward")
    longest = twin.state["match"]["longest"]
    name = ["You", "Ada", "Taras"][longest["seat"]]
    expect(page.locator(".match-lead")).to_contain_text(f"Longest turn: {name}, {longest['tiles']} tiles.")


def test_a_whole_round_by_keyboard_alone(page: Page, site: str) -> None:
    keys = page.keyboard
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{site}#{LINK.format(seed='plover')}")
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
