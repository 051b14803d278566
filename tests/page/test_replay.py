"""A replay steps through every position, plays by itself, and can be played on from."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from test_screens import ROUND_OVER

from fishka.session import Session

TURNS = 8
DREW = re.compile(r"You drew a tile: (?:joker|\w+ \d+)$")


def link() -> str:
    """A round under way: a person who only draws, against a computer."""
    session = Session()
    players = [{"name": "You", "kind": "person"}, {"name": "Ada", "kind": "computer", "level": "beginner"}]

    def ask(**question: object) -> Any:
        answer = json.loads(session.handle(json.dumps(question)))
        assert "refused" not in answer, answer
        return answer

    state = ask(do="new", players=players, seed="kestrel", rules={"turn_seconds": "none"})
    while state["turn"] <= TURNS or state["seat"] != 0:
        move = {"do": "bot"} if state["seat"] else {"do": "move", "move": "draw"}
        state = ask(**move, turn=state["turn"])
    link: str = ask(do="record")["link"]
    return link


@pytest.fixture
def replay(browser: Browser, site: str) -> Page:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site}#{link()}")
    expect(page.locator("#rack [role=option]").first).to_be_visible()
    page.locator("#menu").click()
    page.locator("#entry-replay").click()
    expect(page.locator(".replay")).to_be_visible()
    return page


def tiles(page: Page) -> int:
    return page.locator("#felt [role=gridcell]").count() + page.locator("#rack [role=option]").count()


def test_replay_steps_and_jumps(replay: Page) -> None:
    turn = replay.locator("#replay-turn")
    length = int(turn.get_attribute("max") or 0)
    assert length >= TURNS
    expect(turn).to_have_value("0")
    expect(replay.locator("#rack [role=option]")).to_have_count(14)
    replay.locator("#replay-next").click()
    expect(replay.locator(".replay-said")).to_contain_text(f"Turn 1 of {length}")
    for _ in range(length - 1):
        said = replay.locator(".replay-said").inner_text()
        mover = "You" if "You" in said else "Ada"
        expect(replay.locator("#players .on .name")).to_have_text(mover)
        assert ("played" in said) == (replay.locator("#felt .tile.fresh").count() > 0)
        replay.locator("#replay-next").click()
    replay.get_by_role("button", name="Last").click()
    expect(turn).to_have_value(str(length))
    replay.locator("#replay-back").click()
    expect(turn).to_have_value(str(length - 1))
    turn.press("ArrowLeft")
    expect(turn).to_have_value(str(length - 2))


def test_replay_plays_by_itself(replay: Page) -> None:
    replay.locator("#replay-speed").select_option("4")
    replay.locator("#replay-play").click()
    expect(replay.locator("#replay-turn")).to_have_value("3", timeout=10_000)
    replay.locator("#replay-play").click()


def test_replay_gives_the_game_back(replay: Page) -> None:
    replay.get_by_role("button", name="Last").click()
    before = tiles(replay)
    replay.get_by_role("button", name="First").click()
    replay.locator("#replay-leave").click()
    expect(replay.locator(".replay")).to_have_count(0)
    expect(replay.locator("#primary")).to_contain_text("Draw")
    expect(replay.locator("#rack [role=option]:focus")).to_have_count(1)
    assert tiles(replay) == before


def test_one_can_play_on_from_a_turn(replay: Page) -> None:
    replay.locator("#replay-next").click()
    expect(replay.locator(".replay-said")).to_contain_text(DREW)
    replay.locator("#replay-next").click()
    expect(replay.locator("#replay-on")).to_have_text("Play on from here")
    replay.locator("#replay-on").click()
    expect(replay.locator("#sheet h1")).to_have_text("Play on from here?")
    replay.locator("#yes").click()
    expect(replay.locator(".replay")).to_have_count(0)
    expect(replay.locator("#primary")).to_contain_text("Draw")
    replay.locator("#menu").click()
    replay.locator("#entry-menu-log").click()
    expect(replay.locator(".moves li")).to_have_count(2)


def test_where_a_round_is_over_nothing_is_left_to_play(browser: Browser, site: str) -> None:
    page = browser.new_context(locale="en", reduced_motion="reduce").new_page()
    page.goto(f"{site}#{ROUND_OVER}")
    page.locator("#replay").click()
    expect(page.locator("#replay-on")).to_be_enabled()
    page.get_by_role("button", name="Last").click()
    expect(page.locator("#replay-on")).to_be_disabled()
    page.context.close()
