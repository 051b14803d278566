"""Which tiles of one number can be groups, as far as counts tell.

p groups can be made of g tiles per colour (g: a vector, a number per colour) just when no colour gives more than p
and together they give at least 3 p; what they lack of 3 p, jokers give.  More than 4 p they never can give.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

Vector = tuple[int, ...]
Pick = tuple[Vector, int]
"""(tiles per colour, jokers): one way to use tiles of a number in groups."""

_picks: dict[tuple[Vector, int, int], tuple[Pick, ...]] = {}


def picks(had: Vector, jokers: int, largest: int) -> tuple[Pick, ...]:
    """All ways to make groups of at most *had* tiles per colour and at most so many *jokers*; none is a way, too.

    A joker fills a group up to *largest* tiles: 3, or 4 (with fewer colours: fewer, and no group at all below 3).
    """
    key = (had, jokers, largest)
    found = _picks.get(key)
    if found is None:
        found = _picks[key] = tuple(_all_picks(had, jokers, largest))
    return found


def _all_picks(had: Vector, jokers: int, largest: int) -> Iterator[Pick]:
    for g in product(*(range(n + 1) for n in had)):
        groups, tiles = max(g), sum(g)
        if groups and largest < 3:
            continue
        least = max(0, 3 * groups - tiles)
        most = max(least, largest * groups - tiles)
        for j in range(least, min(most, jokers) + 1):
            yield g, j
