"""What the melds made wholly of own tiles are worth: the initial meld, where the turn goes on after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from .melds import Row, arrange
from .tiles import JOKER, Tile, in_order

_REACH = 5  # a longer run is as good as two


def own_value(laid: Iterable[Tile], need: int) -> int:
    """The most that melds of *laid* are worth together; where they reach *need*, some such sum.

    >>> own_value([Tile("r", 10), Tile("k", 10), Tile("b", 10), Tile("b", 11), JOKER], need=50)
    40
    """

    @cache
    def most(tiles: Row, need: int) -> int:
        if not tiles or tiles[0] == JOKER:
            return 0
        best = 0
        for meld, value in sorted(_melds_from(tiles), key=lambda found: -found[1]):
            best = max(best, value + most(_without(tiles, meld), need - value))
            if best >= need:
                return best
        return max(best, most(tiles[1:], need))

    return most(in_order(laid), need)


def _melds_from(tiles: Row) -> Iterator[tuple[Row, int]]:
    """The melds whose first real tile, by colour and number, is the first of *tiles*, and their values."""
    first, kinds = tiles[0], sorted(set(tiles[1:]) - {JOKER, tiles[0]})
    run = [tile for tile in kinds if tile.colour == first.colour and tile.number < first.number + _REACH]
    group = [tile for tile in kinds if tile.number == first.number]
    for mates in (run, group):
        for size in range(len(mates) + 1):
            for chosen in combinations(mates, size):
                for jokers in range(tiles.count(JOKER) + 1):
                    meld = (first, *chosen, *[JOKER] * jokers)
                    yield from ((meld, reading.value) for reading in arrange(meld)[:1])


def _without(tiles: Row, meld: Row) -> Row:
    rest = list(tiles)
    for tile in meld:
        rest.remove(tile)
    return tuple(rest)
