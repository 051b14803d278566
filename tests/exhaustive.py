"""The best turn by brute force: every table that can be left is made, and the judge asked about each.

It shares nothing with the solver but the tiles, the melds and the judge; only small positions are for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from fishka.melds import Group, Layout, Meld, Run, tiles_in
from fishka.rules import Rules
from fishka.tiles import COLOURS, JOKER, Tile
from fishka.verdict import judge


def best(
    rules: Rules, table: Layout, rack: Sequence[Tile], opened: bool
) -> dict[str, tuple[int, Layout] | None]:
    """The most under each goal, with a table that reaches it; None: no legal play gains anything."""
    every = list(tables(rules, table, rack))
    if not opened and rules.initial_meld_min:
        return {goal: _best_opening(rules, table, rack, every, goal) for goal in ("tiles", "value")}
    found: dict[str, tuple[int, Layout] | None] = {}
    for goal in ("tiles", "value"):
        worth = [
            sum(1 if goal == "tiles" else tile.number or 30 for tile in _flat(layout))
            for layout in (table, *every)
        ]
        gains = [after - worth[0] for after in worth[1:]]
        ranked = sorted((-gain, i) for i, gain in enumerate(gains) if gain > 0)
        legal = ((-loss, every[i]) for loss, i in ranked if judge(rules, table, rack, True, every[i]).legal)
        found[goal] = next(legal, None)
    return found


def any_legal(rules: Rules, table: Layout, rack: Sequence[Tile], opened: bool) -> bool:
    """Whether there is any play at all."""
    return any(judge(rules, table, rack, opened, layout).legal for layout in tables(rules, table, rack))


def _flat(layout: Layout) -> Iterator[Tile]:
    return (tile for lain in layout for tile in tiles_in(lain))


def _best_opening(
    rules: Rules, table: Layout, rack: Sequence[Tile], every: Sequence[Layout], goal: str
) -> tuple[int, Layout] | None:
    most: tuple[int, Layout] | None = None
    for layout in every:
        verdict = judge(rules, table, rack, False, layout)
        gain = len(verdict.laid) - len(verdict.taken) if goal == "tiles" else verdict.value
        if verdict.legal and gain > (most[0] if most else 0):
            most = gain, layout
    return most


def tables(rules: Rules, table: Layout, rack: Sequence[Tile]) -> Iterator[Layout]:
    """Every table of melds that holds the table's tiles (with take-back: any of them) and some of the rack's.

    Melds are taken by their least tile: once that is beyond a tile that must lie, the table cannot become one.
    """
    before = Counter(tile for lain in table for tile in tiles_in(lain))
    supply = before + Counter(rack)
    kinds = sorted(supply, key=lambda tile: (tile == JOKER, tile))
    place = {tile: i for i, tile in enumerate(kinds)}
    melds = [(sorted(place[tile] for tile in meld.tiles), meld) for meld in possible_melds(supply)]
    melds.sort(key=lambda entry: entry[0])
    free = {
        tile
        for tile in kinds
        if rules.take_back == "points" or (tile == JOKER and rules.joker_reuse == "keep")
    }
    owed = [0 if tile in free else before[tile] for tile in kinds]
    left = [supply[tile] for tile in kinds]
    chosen: list[Meld] = []

    def grow(first: int) -> Iterator[Layout]:
        due = next((i for i, n in enumerate(owed) if n > 0), None)
        if due is None:
            yield tuple(chosen)
        for index in range(first, len(melds)):
            need, meld = melds[index]
            if due is not None and need[0] > due:
                return
            for i in need:
                left[i] -= 1
                owed[i] -= 1
            if all(left[i] >= 0 for i in need):
                chosen.append(meld)
                yield from grow(index)
                chosen.pop()
            for i in need:
                left[i] += 1
                owed[i] += 1

    yield from grow(0)


def possible_melds(supply: Counter[Tile]) -> Iterator[Meld]:
    """Every meld that the tiles at hand can make, with every place for the jokers."""
    jokers = supply[JOKER]
    for number in range(1, 14):
        for size in (3, 4):
            for real in range(max(1, size - jokers), size + 1):
                for colours in combinations([c for c in COLOURS if supply[Tile(c, number)]], real):
                    tiles = tuple(Tile(colour, number) for colour in colours)
                    yield Group(number, tiles + (JOKER,) * (size - real))
    for colour in COLOURS:
        for first in range(1, 12):
            for length in range(3, 15 - first):
                lacking = [i for i in range(length) if not supply[Tile(colour, first + i)]]
                for spare in range(max(0, jokers - len(lacking)) + 1):
                    if len(lacking) > jokers or len(lacking) + spare == length:
                        continue
                    here = [i for i in range(length) if i not in lacking]
                    for extra in combinations(here, spare):
                        yield Run(colour, first, length, tuple(sorted((*lacking, *extra))))
