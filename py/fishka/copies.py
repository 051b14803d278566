"""Which copy is which: the ways of following equal tiles through a turn.

A kernel: rows before and after in, what is to be known of each row out; it knows nothing of the jokers' law.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import islice, permutations
from typing import Any

from .melds import Row
from .tiles import JOKER, Tile

RACK = -1  # beside the indices of rows: where a laid tile came from, where a taken one went
LIMIT = 4096  # the most ways that are kept; a table of a real game has some dozens at most

Went = tuple[
    tuple[int, Tile], ...
]  # where a row's tiles lie, each with the tile itself, or JOKER if any will do
Step = tuple[tuple[int, int], ...]  # the copies of one tile: from a row before, or the RACK, to one after
Way = tuple[Any, ...]  # for each watched row where its tiles went, or the fact about it once that is known


def ways(
    before: Sequence[Row],
    after: Sequence[Row],
    laid: Counter[Tile],
    taken: Counter[Tile],
    wanted: Collection[Tile],
    watched: Sequence[int],
    fact: Callable[[int, Went], Any],
) -> Iterable[Way]:
    """Every way of telling equal tiles apart, as the facts about each *watched* row before that it entails.

    The RACK may be watched too.  *fact* is asked as soon as all tiles of a row have been followed, and ways
    that agree from there on are one: that keeps them few.  Only *wanted* tiles are told apart within a row.
    """
    steps: dict[Tile, list[Step]] = {
        JOKER: [()]
    }  # jokers are not followed; at theirs it is known which rows had nothing else
    for tile in sorted({tile for row in (*before, *after) for tile in row} - {JOKER}):
        sources = [k for k, row in enumerate(before) if tile in row] + [RACK] * laid[tile]
        goals = [j for j, row in enumerate(after) if tile in row] + [RACK] * taken[tile]
        steps[tile] = _steps(sources, goals, watched)
    left = Counter(dict.fromkeys(watched, 0))
    left.update(row for options in steps.values() for row, _ in options[0])
    found: dict[Way, None] = {((),) * len(watched): None}
    for tile in _order(steps):
        mark = tile if tile in wanted else JOKER
        longer = (_longer(way, step, mark, watched) for way in found for step in steps[tile])
        found = dict.fromkeys(islice(dict.fromkeys(longer), LIMIT))
        left.subtract(row for row, _ in steps[tile][0])
        for row in [row for row, count in left.items() if not count]:
            found = _known(found, watched.index(row), row, fact)
            del left[row]
    return found


def _steps(sources: list[int], goals: list[int], watched: Sequence[int]) -> list[Step]:
    """The ways that the copies of one tile can have gone, as far as they left watched rows."""
    seen: dict[Step, None] = {}
    for order in islice(permutations(goals), LIMIT):
        edges = zip(sources, order, strict=True)
        seen[tuple(sorted((row, goal) for row, goal in edges if row in watched))] = None
    return list(seen)


def _order(steps: dict[Tile, list[Step]]) -> Iterator[Tile]:
    """First the tiles that leave no choice, then those of one row after the other, so that rows end soon."""
    open_tiles = {tile: {row for row, _ in options[0]} for tile, options in steps.items() if len(options) > 1}
    yield from (tile for tile in steps if tile not in open_tiles)
    while open_tiles:
        rest = Counter(row for rows in open_tiles.values() for row in rows)
        row = min(rest, key=lambda row: (rest[row], row))
        for tile in [tile for tile, rows in open_tiles.items() if row in rows]:
            del open_tiles[tile]
            yield tile


def _longer(way: Way, step: Step, mark: Tile, watched: Sequence[int]) -> Way:
    grown = list(way)
    for row, goal in step:
        grown[watched.index(row)] = tuple(sorted((*grown[watched.index(row)], (goal, mark))))
    return tuple(grown)


def _known(found: Iterable[Way], at: int, row: int, fact: Callable[[int, Went], Any]) -> dict[Way, None]:
    """The ways with the fact about one row in the place of where its tiles went."""
    facts: dict[Went, Any] = {}
    for way in found:
        facts.setdefault(way[at], None)
    facts = {went: fact(row, went) for went in facts}
    return dict.fromkeys((*way[:at], facts[way[at]], *way[at + 1 :]) for way in found)
