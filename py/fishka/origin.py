"""Where the tiles of a new table came from, by number, so that a page can move the pieces it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from .melds import Layout, Row, tiles_in
from .tiles import Tile

Numbers = tuple[int | None, ...]
Source = dict[Tile, list[int]]
"""The numbers of a row's tiles that have not been found again."""


def origin(before: Layout, more: Sequence[Tile], after: Layout) -> tuple[Numbers, ...]:
    """For each tile of *after* its number: *before* counts from 0, row by row, and then *more* goes on.

    A row takes as many tiles as it can from the row most like it.  None: there is no such tile left.

    >>> a, b, c = (Tile("r", number) for number in (3, 4, 5))
    >>> origin(((a, b), (c,)), (b,), ((c, b, a), (b,)))
    ((2, 1, 0), (3,))
    """
    old, new = [tiles_in(lain) for lain in before], [tiles_in(lain) for lain in after]
    sources = list(_numbered([*old, tuple(more)]))
    found: list[list[int | None]] = [[None] * len(row) for row in new]
    for target, source in _heirs(old, new):
        _fill(found[target], new[target], sources[source])
    for numbers, row in zip(found, new, strict=True):
        for stock in sources if None in numbers else ():
            _fill(numbers, row, stock)
    return tuple(map(tuple, found))


def _numbered(rows: Sequence[Row]) -> Iterator[Source]:
    number = 0
    for row in rows:
        source: Source = {}
        for tile in row:
            source.setdefault(tile, []).append(number)
            number += 1
        yield source


def _heirs(old: Sequence[Row], new: Sequence[Row]) -> Iterator[tuple[int, int]]:
    """New and old rows in pairs: those that are equal, then those with most tiles in common."""
    waiting: dict[Row, list[int]] = {}
    for source, row in enumerate(old):
        waiting.setdefault(row, []).append(source)
    changed = []
    for target, row in enumerate(new):
        if waiting.get(row):
            yield target, waiting[row].pop(0)
        else:
            changed.append((target, Counter(row)))
    left = [(source, Counter(old[source])) for sources in waiting.values() for source in sources]
    common = [((a & b).total(), target, source) for target, a in changed for source, b in left]
    for shared, target, source in sorted(common, key=lambda pair: (-pair[0], pair[1:])):
        if shared and target in {at for at, _ in changed} and source in {at for at, _ in left}:
            yield target, source
            changed = [pair for pair in changed if pair[0] != target]
            left = [pair for pair in left if pair[0] != source]


def _fill(numbers: list[int | None], row: Row, source: Source) -> None:
    for place, tile in enumerate(row):
        if numbers[place] is None and source.get(tile):
            numbers[place] = source[tile].pop(0)
