"""What a drop does: tables in the notation, and what must hold for every drop."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fishka.drafts import judged, landings_answer
from fishka.foresight import Foresight
from fishka.hand import Hand
from fishka.landings import Landing, Landings, Target, landings
from fishka.melds import Layout, Row, readings, tiles_in
from fishka.notation import format_row, parse_table, parse_tiles
from fishka.position import Position
from fishka.rules import PRESETS, Rules
from fishka.tiles import COLOURS, JOKER, NUMBERS, Tile, in_order
from tables import Turns

DATA = Path(__file__).parent / "data"
CLASSIC = PRESETS["classic"]


def lines(name: str) -> list[list[str]]:
    text = (DATA / name).read_text()
    return [line.split() for line in text.splitlines() if line and not line.startswith("#")]


def numbers(held: str, rows: Layout, rack: Row) -> list[int]:
    """The numbers that "r6r7" has on the rack, "0:r6r7" in row 0."""
    at, _, tiles = held.rpartition(":")
    start = sum(len(tiles_in(lain)) for lain in (rows[: int(at)] if at else rows))
    here = list(tiles_in(rows[int(at)]) if at else rack)
    found = []
    for tile in parse_tiles(tiles):
        place = here.index(tile)
        here[place] = Tile("?", 0)
        found.append(start + place)
    return found


def lifted(
    rules: Rules, table: Layout, rack: Row, opened: bool, layout: Layout, held: Sequence[int]
) -> Landings:
    return landings(rules, table, opened, Hand(layout, rack, tuple(held)))


def drop_on(answer: Landings, on: str, rows: Layout) -> Landing | None:
    if on == "new":
        return answer.new
    target = answer.rows[int(re.split("[@*]", on)[0])]
    assert isinstance(target, Target)
    if "@" in on:
        return target.slots[int(on.split("@")[1])]
    if "*" in on:
        at, place = map(int, on.split("*"))
        return target.swap.get(sum(len(tiles_in(lain)) for lain in rows[:at]) + place)
    return target.drop


def described(landing: Landing | None, faces: Row) -> list[str]:
    if landing is None:
        return ["-", "-"]
    rows = ".".join(format_row(faces[n] for n in row) for row in landing.rows)
    return [rows, landing.kind, *([f"!{landing.fault.code}"] if landing.fault else [])]


@pytest.mark.parametrize("line", lines("landings.txt"), ids=" ".join)
def test_drops(line: list[str]) -> None:
    rows, rack = parse_table(line[0]), parse_tiles(line[1])
    answer = lifted(CLASSIC, rows, rack, True, rows, numbers(line[2], rows, rack))
    faces = (*[tile for lain in rows for tile in tiles_in(lain)], *rack)
    assert described(drop_on(answer, line[3], rows), faces) == line[4:]


@pytest.mark.parametrize("line", lines("lifted.txt"), ids=" ".join)
def test_what_a_row_becomes(line: list[str]) -> None:
    rows = parse_table(line[0])
    left = lifted(CLASSIC, rows, (), True, rows, numbers(f"0:{line[1]}", rows, ())).left
    assert left is not None
    assert tuple(tuple(tiles_in(rows[0])[n] for n in part) for part in left) == parse_table(line[2])


@pytest.mark.parametrize("line", lines("bounds.txt"), ids=" ".join)
def test_what_may_be_touched(line: list[str]) -> None:
    preset, opened, table, draft, rack, held, open_rows, may_return, reason = line
    rows, tiles = parse_table(draft), parse_tiles(rack)
    answer = lifted(
        PRESETS[preset], parse_table(table), tiles, opened == "yes", rows, numbers(held, rows, tiles)
    )
    for target, mark in zip(answer.rows, open_rows, strict=True):
        assert (target is not None) == (mark == "o")
    assert answer.rack == (may_return == "yes")
    assert (answer.reason.code if answer.reason else "-") == reason


def test_a_pressman_swap_takes_a_rack_tile_only() -> None:
    rows = parse_table("r3jr5.k4b4o4r4")
    taken = lifted(PRESETS["pressman"], rows, (), True, rows, numbers("1:r4", rows, ()))
    own = lifted(
        PRESETS["pressman"], rows, parse_tiles("r4"), True, rows, numbers("r4", rows, parse_tiles("r4"))
    )
    assert drop_on(taken, "0*1", rows) is None
    assert drop_on(own, "0*1", rows) is not None


@pytest.mark.parametrize("held", [[], [0, 0], [0, 3], [0, 6], [7], [-1]])
def test_tiles_that_cannot_be_held_together(held: list[int]) -> None:
    rows = parse_table("r3r4r5.k7b7o7")
    with pytest.raises(ValueError, match="held tiles"):
        Hand(rows, parse_tiles("r6"), tuple(held))


TILES = st.builds(Tile, st.sampled_from(COLOURS[2:]), st.sampled_from(NUMBERS[4:10])) | st.just(JOKER)
RUNS = st.builds(
    lambda colour, first, length, joker: tuple(
        JOKER if at == joker else Tile(colour, first + at) for at in range(length)
    ),
    st.sampled_from("or"),
    st.integers(3, 6),
    st.integers(3, 7),
    st.integers(0, 12),
)
ROWS = RUNS | st.lists(TILES, min_size=1, max_size=5).map(tuple)


@st.composite
def pick_ups(draw: st.DrawFn) -> tuple[Layout, Row, list[int]]:
    rows = tuple(draw(st.lists(ROWS, min_size=1, max_size=4)))
    rack = tuple(draw(st.lists(TILES, max_size=4)))
    sizes = [*map(len, rows), *([len(rack)] if rack else [])]
    source = draw(st.integers(0, len(sizes) - 1))
    start = sum(sizes[:source])
    places = st.lists(st.integers(start, start + sizes[source] - 1), min_size=1, max_size=4, unique=True)
    return rows, rack, draw(places)


def drops(answer: Landings) -> Iterator[tuple[int | None, Landing]]:
    """Every drop that the answer offers, with the row that it replaces."""
    if answer.new is not None:
        yield None, answer.new
    for at, target in enumerate(answer.rows):
        if target is not None:
            offered = [target.drop, *target.swap.values(), *target.slots]
            yield from ((at, landing) for landing in offered if landing is not None)


@given(pick_ups(), st.booleans(), st.sampled_from(sorted(PRESETS)))
def test_every_drop_keeps_the_tiles_and_says_true(
    pick_up: tuple[Layout, Row, list[int]], opened: bool, preset: str
) -> None:
    rows, rack, held = pick_up
    answer = lifted(PRESETS[preset], rows[:1], rack, opened, rows, held)
    spans, faces = [], [tile for lain in rows for tile in lain] + list(rack)
    for lain in rows:
        start = spans[-1][-1] + 1 if spans else 0
        spans.append(range(start, start + len(lain)))
    for at, landing in drops(answer):
        stood = set(spans[at]) if at is not None else set()
        moved = Counter(n for part in landing.rows for n in part)
        assert moved == Counter(stood | set(held))
        assert landing.ok == all(readings(tuple(faces[n] for n in part)) for part in landing.rows)
        assert landing.ok or landing.kind in ("new", "partial", "swap")
        if landing.fault is not None:
            assert not readings(tuple(faces[n] for n in landing.rows[landing.fault.row or 0]))
    if answer.left is not None:
        source = next(span for span in spans if held[0] in span)
        assert [n for part in answer.left for n in part] == [n for n in source if n not in held]


@given(pick_ups())
def test_a_whole_row_drop_is_what_some_caret_does(pick_up: tuple[Layout, Row, list[int]]) -> None:
    rows, rack, held = pick_up
    for target in lifted(CLASSIC, rows, rack, True, rows, held).rows:
        if target is not None:
            assert target.drop is None or target.drop in target.slots
            assert target.drop is not None or not any(slot.ok for slot in target.slots)


def position(rules: Rules, table: Layout, rack: Row, opened: bool) -> Position:
    return Position(rules, table, (in_order(rack), (JOKER,)), 0, (opened, True), (Tile("k", 9),))


def foretold(told: dict[str, Any], landing: dict[str, Any], at: int | None, lying: list[Any]) -> list[Any]:
    """How all rows read after a drop, put together as the page does it; None: no meld, which `fault` explains."""
    source = next((row for row, info in enumerate(lying) if info == "source"), None)
    broken = {"kind": None, "touched": True, "fault": landing["fault"] and landing["fault"] | {"row": None}}
    reads = [broken if read is None else read for read in landing["reads"]]
    rows = []
    for row, info in enumerate(lying):
        rows += reads if row == at else told["reads"] if row == source else [info]
    return rows + (reads if at is None else [])


def check_foresight(now: Position, layout: Layout, rack: Row, held: list[int]) -> int:
    """Every landing tells what the judge says of the layout that it leads to; how many there are."""
    hand = Hand(layout, rack, tuple(held))
    told = landings_answer(now, hand)
    lying: list[Any] = judged(now, layout)["rows"]
    if hand.source is not None:
        lying[hand.source] = "source"
    drops = [(None, told["new"]), (None, told["rack"])]
    for at, target in enumerate(told["rows"]):
        if target:
            drops += [(at, drop) for drop in (target["drop"], *target["swap"].values(), *target["slots"])]
    drops = [(at, drop) for at, drop in drops if drop]
    for at, landing in drops:
        after = Foresight(now.judge, now.has_opened, hand).layout(at, tuple(map(hand.faces, landing["rows"])))
        judge, verdict = judged(now, after), told["verdicts"][landing["verdict"]]
        rows = foretold(told, landing, at, lying)
        for read, info in zip(rows, judge["rows"], strict=True):
            assert info == info | read
        faults = [row["fault"] | {"row": at} for at, row in enumerate(rows) if row["fault"]]
        assert {"faults": faults + verdict["faults"]} == {"faults": judge["faults"]}
        for field in ("legal", "opening", "can"):
            assert verdict[field] == judge[field]
    return len(drops)


@given(pick_ups(), st.integers(0, 4), st.booleans(), st.sampled_from(sorted(PRESETS)))
@example((parse_table("jo4o5.jo4o5.jo4o5.o3o4j"), (), [0]), 1, False, "sabra")
def test_a_landing_tells_the_verdict(
    pick_up: tuple[Layout, Row, list[int]], found: int, opened: bool, preset: str
) -> None:
    rows, rack, held = pick_up
    table = tuple(lain for lain in rows[:found] if readings(lain))
    laid = Counter(tile for lain in rows for tile in tiles_in(lain))
    laid.subtract(tile for lain in table for tile in tiles_in(lain))
    now = position(PRESETS[preset], table, (*rack, *(+laid).elements()), opened)
    check_foresight(now, rows, rack, held)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_landing_tells_the_verdict_on_jokers(preset: str) -> None:
    chance, drops = random.Random(preset), 0
    for table, laid, layout in islice(Turns(preset), 40):
        spare = tuple(laid[: chance.randint(0, 1)])
        now = position(PRESETS[preset], tuple(table), (*laid, *spare), True)
        places = range(sum(map(len, layout)) + len(spare))
        drops += check_foresight(now, tuple(layout), spare, [chance.choice(places)])
    assert drops > 100
