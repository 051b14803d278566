"""The best table by trying every packing of melds: slow, simple, and sharing nothing with the solver but its words.

Counts are packed into one int, five bits a tile, the highest a guard that a count below zero clears.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

from fishka.solver.kernel import JOKER, Meld, Pieces, Worth

BITS = 5


def packed(counts: Sequence[int]) -> int:
    return sum(count << BITS * tile for tile, count in enumerate(counts))


@cache
def guards(tiles: int) -> int:
    return packed([1 << BITS - 1] * tiles)


@cache
def every_meld(numbers: int, colours: int, jokers: int) -> tuple[int, ...]:
    """All melds, jokers in any of their places, as packed counts; the joker is the last tile."""
    tiles = numbers * colours
    found = set()
    for faces in [*runs(numbers, colours), *groups(numbers, colours)]:
        for hidden in range(min(jokers, len(faces) - 1) + 1):
            for real in combinations(faces, len(faces) - hidden):
                found.add(packed([*(int(tile in real) for tile in range(tiles)), hidden]))
    return tuple(sorted(found))


def runs(numbers: int, colours: int) -> Iterator[Meld]:
    for colour in range(colours):
        for first, last in combinations(range(numbers + 1), 2):
            if last - first >= 3:
                yield tuple(colour * numbers + n for n in range(first, last))


def groups(numbers: int, colours: int) -> Iterator[Meld]:
    for n in range(numbers):
        for size in (3, 4):
            for chosen in combinations(range(colours), size):
                yield tuple(colour * numbers + n for colour in chosen)


def best_worth(pieces: Pieces, worth: Worth) -> int | None:
    """The greatest worth that can be laid, None if there is no table at all."""
    all_jokers = pieces.table_jokers + pieces.rack_jokers
    had = [*(t + r for t, r in zip(pieces.table, pieces.rack, strict=True)), all_jokers]
    guard = guards(len(had))
    may_stay = packed([*pieces.rack, pieces.rack_jokers]) | guard
    start = packed(had) | guard
    melds = [
        meld
        for meld in every_meld(pieces.numbers, pieces.colours, all_jokers)
        if (start - meld) & guard == guard
    ]
    stays = {left for left in _packings(start, melds, guard) if (may_stay - (left ^ guard)) & guard == guard}
    prices = [*worth.tiles, worth.joker]
    total = sum(
        price * count for price, count in zip(prices, [*pieces.rack, pieces.rack_jokers], strict=True)
    )
    return max((total - _price(left ^ guard, prices) for left in stays), default=None)


def _packings(start: int, melds: Sequence[int], guard: int) -> set[int]:
    """What is left of the tiles after each choice of melds."""
    reached = {start}
    for meld in melds:
        fresh = reached
        while fresh:
            fresh = {left - meld for left in fresh if (left - meld) & guard == guard} - reached
            reached = reached | fresh
    return reached


def _price(left: int, prices: Iterable[int]) -> int:
    return sum(price * (left >> BITS * tile & (1 << BITS - 1) - 1) for tile, price in enumerate(prices))


def most_kept(pieces: Pieces, worth: Worth, melds: Sequence[Meld]) -> int:
    """How many of the table's melds a best table can leave untouched."""
    best = best_worth(pieces, worth)
    for size in range(len(melds), 0, -1):
        for kept in combinations(melds, size):
            tiles = [tile for meld in kept for tile in meld]
            table = [count - tiles.count(tile) for tile, count in enumerate(pieces.table)]
            jokers = pieces.table_jokers - tiles.count(JOKER)
            rest = Pieces(table, pieces.rack, jokers, pieces.rack_jokers, pieces.numbers, pieces.colours)
            if best_worth(rest, worth) == best:
                return size
    return 0
