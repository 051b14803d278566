from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from tests.exhaustive import tables
from tests.positions import random_position, row, table

from fishka.melds import Group, Lain, Layout, Row, Run, readings, tiles_in
from fishka.rules import Rules
from fishka.solver.steps import Step, steps
from fishka.solver.turn import best_turn
from fishka.tiles import JOKER, Tile


def kept_order(lain: Lain) -> bool:
    return any(isinstance(meld, Run) for meld in readings(lain)) or not readings(lain)


def shape(lain: Lain) -> tuple[object, ...]:
    return tuple(tiles_in(lain)) if kept_order(lain) else tuple(sorted(tiles_in(lain)))


def shown(layout: tuple[tuple[int, ...], ...], tiles: Row) -> Layout:
    return tuple(tuple(tiles[number] for number in numbers) for numbers in layout)


def check(before: Layout, after: Layout, rack: Row) -> tuple[Step, ...]:
    """The steps, after checking that they lead from before to after and each moves what it says."""
    tiles = tuple(tile for lain in before for tile in tiles_in(lain)) + rack
    on_table = set(range(len(tiles) - len(rack)))
    found = steps(before, after, rack)
    lain = tuple(_rows(before))
    for step in found:
        assert step.moved
        numbers = [number for numbers in step.layout for number in numbers]
        assert len(numbers) == len(set(numbers))
        if step.row is None:
            assert set(numbers) == on_table - set(step.moved)
        else:
            assert set(numbers) == on_table | set(step.moved)
            assert set(step.moved) <= set(step.layout[step.row])
        on_table = set(numbers)
        lain = step.layout
    assert sorted(map(shape, shown(lain, tiles))) == sorted(map(shape, after))
    moved = [number for step in found for number in step.moved]
    assert len(moved) == len(set(moved)), "a tile moves at most once"
    return found


def _rows(layout: Layout) -> Iterator[tuple[int, ...]]:
    first = 0
    for lain in layout:
        yield tuple(range(first, first + len(tiles_in(lain))))
        first += len(tiles_in(lain))


@pytest.mark.parametrize(
    ("before", "after", "rack", "codes"),
    [
        ("r3r4r5", "r3r4r5r6", "k1r6", "lay"),
        ("r3r4r5", "r3r4r5.k7b7o7", "k7o7b7", "lay"),
        ("r3r4r5", "r2r3r4r5r6", "r6r2", "lay"),
        ("r3r4r5r6r7", "r3r4r5.r5r6r7", "r5", "wedge"),
        ("r3r4j", "r3r4r5.k9jb9", "r5k9b9", "swap lay"),
        ("k7r7j", "k7r7b7.o1jo3", "b7o1o3", "swap lay"),
        ("r3r4r5r6.k6b6o6", "r3r4r5.k6b6o6r6.r1r2r3", "r1r2r3", "take lay"),
        ("k7b7o7r7.r5r6", "k7b7o7.r5r6r7", "-", "take"),
        ("r3r4r5.r6r7r8", "r3r4r5r6r7r8k", "-", None),
        ("r3r4r5r6r7r8", "r3r4r5.r6r7r8", "-", "split"),
        ("k1k2k3k4.k5k6k7", "k1k2k3.k4k5k6k7", "-", "take"),
        ("k1k2k3.k4k5k6", "k1k2k3k4k5k6", "-", "join"),
    ],
)
def test_the_fewest_steps(before: str, after: str, rack: str, codes: str | None) -> None:
    if codes is None:
        after = after.removesuffix("k")
        codes = "join"
    found = check(table(before), table(after), row(rack))
    assert [step.code for step in found] == codes.split()


def test_a_tile_goes_back_to_the_rack() -> None:
    found = check(table("k6r6b6o6"), table("k6r6b6.r7r8r9"), row("r7r8r9"))
    assert sorted(step.code for step in found) == ["back", "lay"]


def test_nothing_to_do() -> None:
    assert steps(table("r3r4r5"), table("r3r4r5"), ()) == ()


@pytest.mark.parametrize("seed", range(300))
def test_never_one_step_too_many(seed: int) -> None:
    chance = random.Random(f"steps {seed}")
    before, rack = random_position(chance, melds=2, rack=3, jokers=1)
    every = [after for after in tables(Rules(), before, rack) if after != before]
    for after in chance.sample(every, min(4, len(every))):
        if not _slides(before, after):
            found = check(before, after, rack)
            assert len(found) > 3 or not _reachable(before, after, rack, len(found) - 1)


def _slides(before: Layout, after: Layout) -> bool:
    """Whether a joker may change its place within its own row, which rows without an order cannot tell."""
    return any(JOKER in tiles_in(lain) for lain in before) and any(
        isinstance(lain, Run) and lain.jokers and tiles_in(lain) not in map(tiles_in, before)
        for lain in after
    )


State = frozenset[tuple[int, ...]]


def _reachable(before: Layout, after: Layout, rack: Row, depth: int) -> bool:
    """Whether *depth* hand moves lead there, each tile moved once at most: every way is tried."""
    tiles = tuple(tile for lain in before for tile in tiles_in(lain)) + rack
    goal = sorted(tuple(sorted(tiles_in(lain))) for lain in after)
    hand = tuple(range(len(tiles) - len(rack), len(tiles)))
    reached: set[tuple[State, tuple[int, ...], frozenset[int]]] = {
        (frozenset(_rows(before)), hand, frozenset())
    }
    for left in range(depth, -1, -1):
        for rows, _, _ in reached:
            if sorted(tuple(sorted(tiles[n] for n in numbers)) for numbers in rows) == goal:
                return True
        if left:
            reached = {nxt for state in reached for nxt in _moves(state, tiles, set(_rows(before)))}
    return False


def _moves(
    state: tuple[State, tuple[int, ...], frozenset[int]], tiles: Row, untouched: set[tuple[int, ...]]
) -> Iterator[tuple[State, tuple[int, ...], frozenset[int]]]:
    rows, hand, moved = state
    for source in (*rows, hand):
        loose = [number for number in source if number not in moved]
        for size in range(1, len(loose) + 1):
            for part in combinations(loose, size):
                rest = tuple(number for number in source if number not in part)
                others = rows - {source}
                kept = others | {rest} if source is not hand and rest else others
                new_hand = rest if source is hand else hand
                now = moved | set(part)
                yield kept | {part}, new_hand, now
                for target in others:
                    base = kept - {target}
                    yield base | {tuple(sorted(target + part))}, new_hand, now
                    for rows_after in _tricks(target, part, tiles) if target in untouched else ():
                        yield base | rows_after, new_hand, now


def _tricks(target: tuple[int, ...], part: tuple[int, ...], tiles: Row) -> Iterator[State]:
    """What else may become of a row that lies as it did: a joker comes loose, or a run falls in two beside the new tiles."""
    if len(part) == 1:
        for joker in (number for number in target if tiles[number] == JOKER):
            swapped = tuple(part[0] if number == joker else number for number in target)
            if readings(tuple(tiles[number] for number in swapped)):
                yield frozenset({(joker,), tuple(sorted(swapped))})
    one_colour = len({tiles[number].colour for number in target + part}) == 1
    for cut in range(1, len(target)) if one_colour else ():
        left, right = target[:cut], target[cut:]
        if max(tiles[n].number for n in left) < min(tiles[n].number for n in part):
            yield frozenset({tuple(sorted(left + part)), right})
        if max(tiles[n].number for n in part) < min(tiles[n].number for n in right):
            yield frozenset({left, tuple(sorted(part + right))})


def test_a_group_is_a_group_in_any_order() -> None:
    assert steps((Group(7, (Tile("r", 7), Tile("k", 7), Tile("b", 7))),), table("k7b7r7"), ()) == ()


def test_a_table_taken_apart_from_end_to_end() -> None:
    before = table(
        "b10o10r10.k13r13j.r5r6r7.b7b8b9.k8b8o8r8.k3o3r3.k4b4o4r4.b2b3b4.k1k2k3k4k5.k2b2o2r2.b11o11r11"
        ".o7o8o9o10.k1b1r1.b9b10b11.k13b13r13.k12b12o12.k11o11r11.r9r10j"
    )
    rack = row("k5k6k6k7k9k10k10k11b1b5b5b6b6b13o1o2o5o6o7o12o13r1r2r3r6r7r8r12r12")
    after = best_turn(Rules(), before, rack, True, "tiles").layout
    assert after
    laid = sum(len(tiles_in(lain)) for lain in after) - sum(len(tiles_in(lain)) for lain in before)
    assert len(check(before, after, rack)) <= laid + len(before)
