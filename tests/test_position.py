"""What a move makes of a position: a table in the notation."""

from __future__ import annotations

from pathlib import Path

import pytest

from fishka.game import Game
from fishka.notation.move import parse_move
from fishka.notation.position import format_position, format_view, parse_position
from fishka.notation.rules import parse_rules
from fishka.position import IllegalMove, changed, changes
from fishka.rules import PRESETS

DATA = Path(__file__).parent / "data"
CLASSIC = PRESETS["classic"]


def lines(name: str) -> list[list[str]]:
    text = (DATA / name).read_text()
    return [line.split() for line in text.splitlines() if line and not line.startswith("#")]


def what_comes(rules: str, before: str, move: str) -> str:
    position = parse_position(before, parse_rules(rules))
    try:
        after = Game.begin(position).play(parse_move(move, position)).position
    except IllegalMove as error:
        return "!" + "+".join(sorted({fault.code for fault in error.faults}))
    return format_position(after).replace(" ", "_")


@pytest.mark.parametrize(("rules", "before", "move", "after"), lines("moves.txt"))
def test_move(rules: str, before: str, move: str, after: str) -> None:
    expected = "!" + "+".join(sorted(after[1:].split("+"))) if after.startswith("!") else after
    assert what_comes(rules, before, move) == expected


@pytest.mark.parametrize(
    ("before", "after", "gone", "come"),
    [
        ("k1-3.7kbo", "k1-3.7kbo", "-", "-"),
        ("k1-3.7kbo", "7kbo.k1-3", "-", "-"),
        ("k1-3.7kbo.k1-3", "7kbo.k4-6.k1-3", "k1-3", "k4-6"),
        ("k1-3.7kbo.k1-3", "9kbo.k4-6", "k1-3.7kbo.k1-3", "9kbo.k4-6"),
        ("7kbo.9kbo.k1-3", "k1-3.k1-3.k4-6", "7kbo.9kbo", "k4-6.k1-3"),
    ],
)
def test_changes(before: str, after: str, gone: str, come: str) -> None:
    table, layout = (parse_position(f"{text} k9/b9 a - - 0", CLASSIC).table for text in (before, after))
    went, came = (parse_position(f"{text} k9/b9 a - - 0", CLASSIC).table for text in (gone, come))
    assert changes(table, layout) == (went, came)
    assert changes(table, changed(table, went, came)) == (went, came)


def test_a_seat_sees_its_own_rack_and_numbers() -> None:
    position = parse_position("r3-6.5kjj k1k2/b3b4b5/o6 b ac r1r2r3 0", PRESETS["digital"])
    assert format_view(position.seen_by(1)) == "r3-6.5kjj ?2/b3b4b5/?1 b ac ?3 0"
    assert format_view(position.seen_by(2)) == "r3-6.5kjj ?2/?3/o6 b ac ?3 0"
