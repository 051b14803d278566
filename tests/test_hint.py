"""The hint: a legal turn, the moves that lead to it from the draft, another one when asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

import fishka.memory
from fishka.bots import LEVELS
from fishka.deal import Deal, dealt
from fishka.hint import Hint, hint, turns
from fishka.melds import Layout, Row, tiles_in
from fishka.memory import KEPT, Memory
from fishka.notation import parse_table, parse_tiles
from fishka.rules import PRESETS
from fishka.solver.turn import Plan
from fishka.tiles import in_order
from fishka.verdict import judge
from fishka.view import View

DATA = Path(__file__).parent / "data"
LINES = [
    line.split(None, 5)
    for line in (DATA / "hints.txt").read_text().splitlines()
    if line and not line.startswith("#")
]


def all_tiles(layout: Layout) -> Row:
    return tuple(tile for lain in layout for tile in tiles_in(lain))


def drafted(opened: str, table: str, draft: str, rack: str) -> tuple[View, Layout, Row]:
    before = parse_table(table)
    layout = before if draft == "same" else parse_table(draft)
    left = parse_tiles(rack)
    laid = Counter(all_tiles(layout)) - Counter(all_tiles(before))
    held = in_order((*left, *laid.elements()))
    view = View(PRESETS["classic"], 0, before, held, (len(held), 5), (opened == "yes", True), 9, 0, 0)
    return view, layout, left


def final(given: Hint, view: View, layout: Layout, rack: Row) -> Layout:
    """The layout that the last step leaves."""
    tiles = (*all_tiles(view.table), *view.rack) if given.reset else (*all_tiles(layout), *rack)
    if not given.steps:
        return view.table if given.reset else layout
    return tuple(tuple(tiles[number] for number in row) for row in given.steps[-1].layout)


@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_hints(line: list[str]) -> None:
    view, layout, rack = drafted(*line[:4])
    given = hint(Memory(), view, layout, rack)
    codes = ["reset"] * given.reset + [step.code for step in given.steps]
    assert given.tiles == int(line[4])
    assert " ".join(codes or "-") == line[5]
    if given.tiles:
        last = final(given, view, layout, rack)
        verdict = judge(view.rules, view.table, view.rack, view.opened[0], last)
        assert verdict.legal
        assert (len(verdict.laid), verdict.value) == (given.tiles, given.value)


def test_another_lays_other_tiles_and_comes_back() -> None:
    view, layout, rack = drafted("yes", "r5r6r7.k1k2k3", "same", "r8k4b9")
    memory = Memory()
    found = [hint(memory, view, layout, rack, nth) for nth in range(5)]
    assert [given.tiles for given in found] == [2, 1, 1, 2, 1]
    assert found[0] == found[3]
    assert found[1] == found[4]
    assert len({final(given, view, layout, rack) for given in found[:3]}) == 3


def test_turns_are_legal_and_lay_different_tiles() -> None:
    memory = Memory()
    for view in views_of("turns")[9::14]:
        found = list(islice(turns(memory, view), 5))
        assert len({plan.laid for plan in found}) == len(found)
        sizes = [plan.tiles for plan in found[1:]]
        assert sizes == sorted(sizes, reverse=True)
        for plan in found:
            assert plan.layout is not None
            assert judge(view.rules, view.table, view.rack, view.opened[view.seat], plan.layout).legal


def views_of(seed: str, preset: str = "classic") -> list[View]:
    """What the seats see through a round of two casual players."""
    position, _ = dealt(Deal(PRESETS[preset], 2, seed))
    views = []
    while not position.ending:
        view = position.seen_by(position.seat)
        views.append(view)
        position = position.play(LEVELS["casual"](view, f"{seed}/{len(views)}"))
    return views


def test_a_position_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = counted(monkeypatch, fishka.memory.best_turn)
    view, layout, rack = drafted("yes", "r5r6r7.k1k2k3", "same", "r8k4b9")
    memory = Memory()
    hint(memory, view, layout, rack)
    hint(memory, view, layout, rack)
    memory.best(view)
    assert len(searched) == 1


def test_the_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = counted(monkeypatch, lambda *_: Plan(None, (), 0, 0, True, 0))
    view, _, rack = drafted("yes", "-", "same", "k1")
    memory = Memory()
    for size in range(KEPT + 1):
        memory.best(view, rack * size)
    memory.best(view, rack * KEPT)
    assert len(searched) == KEPT + 1
    memory.best(view, ())
    assert len(searched) == KEPT + 2


def counted(monkeypatch: pytest.MonkeyPatch, search: Callable[..., Plan]) -> list[object]:
    """Every question that the memory passes on to *search* from now on."""
    searched: list[object] = []

    def counting(*asked: object) -> Plan:
        searched.append(asked)
        return search(*asked)

    monkeypatch.setattr(fishka.memory, "best_turn", counting)
    return searched
