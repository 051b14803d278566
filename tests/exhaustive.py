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
    for goal, worth in (("tiles", lambda tile: 1), ("value", lambda tile: tile.number or 30)):
        before = sum(worth(tile) for lain in table for tile in tiles_in(lain))
        gains = [sum(worth(tile) for meld in layout for tile in meld.tiles) - before for layout in every]
        ranked = sorted((-gain, i) for i, gain in enumerate(gains) if gain > 0)
        legal = ((-loss, every[i]) for loss, i in ranked if judge(rules, table, rack, True, every[i]).legal)
        found[goal] = next(legal, None)
    return found


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
    """Every table of melds that holds the table's tiles (with take-back: any of them) and some of the rack's."""
    before = Counter(tile for lain in table for tile in tiles_in(lain))
    supply = before + Counter(rack)
    melds = sorted(possible_melds(supply), key=repr)
    needs = [Counter(meld.tiles) for meld in melds]
    must = Counter() if rules.take_back == "points" or rules.joker_reuse == "keep" else before
    seen: set[tuple[int, ...]] = set()
    stack: list[tuple[tuple[int, ...], Counter[Tile]]] = [((), supply)]
    while stack:
        chosen, left = stack.pop()
        owed = must - (supply - left)
        if not owed:
            yield tuple(melds[i] for i in chosen)
        tile = min(owed) if owed else None
        for i, need in enumerate(needs):
            if tile is not None and tile not in need:
                continue
            grown = tuple(sorted((*chosen, i)))
            if grown not in seen and all(left[other] >= n for other, n in need.items()):
                seen.add(grown)
                stack.append((grown, left - need))


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
