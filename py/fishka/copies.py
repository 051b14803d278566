"""Which copy is which: the ways of following equal tiles through a turn.

A kernel: melds before and after in, counts of tiles on their ways out; it knows nothing of jokers' law.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice, permutations

from .melds import Row
from .tiles import JOKER, Tile

RACK = -1  # beside the indices of rows: where a laid tile came from, where a taken one went
LIMIT = 4096  # the most ways that are kept; a table of a real game has some dozens at most
_BITS = 5  # hold a count of one row's tiles

Shares = Mapping[tuple[Tile | int, ...], int]
"""(k, j): how many real tiles of row k lie in row j afterwards; (tile, k, j): how many of that tile."""


def ways(
    before: Sequence[Row],
    after: Sequence[Row],
    laid: Counter[Tile],
    taken: Counter[Tile],
    watched: Collection[int],
    wanted: Collection[Tile],
) -> list[Shares]:
    """Every way of telling equal tiles apart, as far as it can be told from the counts asked for.

    The counts are (k, j) for each *watched* k, which may be RACK, and (tile, k, j) for each *wanted* tile.
    Two ways with the same counts are one: the counts are digits of one number, so that sums can be compared.
    """
    digits: dict[tuple[Tile | int, ...], int] = {}

    def step(tile: Tile, edges: tuple[tuple[int, int], ...]) -> int:
        keys: list[tuple[Tile | int, ...]] = [edge for edge in edges if edge[0] in watched]
        if tile in wanted:
            keys += [(tile, *edge) for edge in edges]
        return sum(1 << _BITS * digits.setdefault(key, len(digits)) for key in keys)

    found = {0}
    for tile in sorted({tile for row in (*before, *after) for tile in row} - {JOKER}):
        sources = [k for k, row in enumerate(before) if tile in row] + [RACK] * laid[tile]
        goals = [j for j, row in enumerate(after) if tile in row] + [RACK] * taken[tile]
        steps = {step(tile, edges) for edges in _matchings(sources, goals)}
        found = set(islice((way + more for way in sorted(found) for more in sorted(steps)), LIMIT))
    mask = (1 << _BITS) - 1
    return [{key: way >> _BITS * at & mask for key, at in digits.items()} for way in sorted(found)]


def _matchings(sources: list[int], goals: list[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    for order in islice(permutations(goals), LIMIT):
        yield tuple(zip(sources, order, strict=True))
