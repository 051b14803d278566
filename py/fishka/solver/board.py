"""Two layouts side by side: the rows that change, and the tiles that change hands, by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..melds import Group, Layout, Row, readings, tiles_in
from ..tiles import Tile

RACK = -1
Numbers = tuple[int, ...]


class Board:
    """The rows that change, by number, and the slots they are to fill."""

    def __init__(self, before: Layout, after: Layout, rack: Sequence[Tile]) -> None:
        self.before = before
        self.tiles: list[Tile] = [tile for lain in before for tile in tiles_in(lain)] + list(rack)
        self.rows = list(_numbered(before))
        self.fixed = [not _is_group(lain) for lain in after]
        self.goal = [tiles_in(lain) for lain in after]
        still = _unchanged(before, after)
        self.old = [s for s in range(len(before)) if s not in still]
        self.new = [d for d in range(len(after)) if d not in still.values()]
        self.home = {number: s for s, row in enumerate(self.rows) for number in row}
        self.kinds = list(self._matches(rack))

    def _matches(self, rack: Sequence[Tile]) -> Iterator[tuple[list[int], list[tuple[int, int]]]]:
        """For each kind of tile the numbers that change hands and the slots (row, place) open to them."""
        numbers: dict[Tile, list[int]] = {}
        slots: dict[Tile, list[tuple[int, int]]] = {}
        for s in self.old:
            for number in self.rows[s]:
                numbers.setdefault(self.tiles[number], []).append(number)
        for d in self.new:
            for place, tile in enumerate(self.goal[d]):
                slots.setdefault(tile, []).append((d, place))
        first = len(self.tiles) - len(rack)
        for number, tile in enumerate(rack, first):
            if len(numbers.get(tile, ())) < len(slots.get(tile, ())):
                numbers.setdefault(tile, []).append(number)
        for tile in sorted(numbers):
            have, open_slots = numbers[tile], slots.get(tile, [])
            yield have, open_slots + [(RACK, 0)] * (len(have) - len(open_slots))

    def source(self, number: int) -> int:
        """The old row that a tile lies in, or the rack."""
        return self.home.get(number, RACK)


def _numbered(layout: Layout) -> Iterator[Numbers]:
    first = 0
    for lain in layout:
        size = len(tiles_in(lain))
        yield tuple(range(first, first + size))
        first += size


def _is_group(lain: object) -> bool:
    """Whether the order of these tiles is free."""
    if isinstance(lain, tuple):
        kinds = readings(lain)
        return bool(kinds) and all(isinstance(meld, Group) for meld in kinds)
    return isinstance(lain, Group)


def _unchanged(before: Layout, after: Layout) -> dict[int, int]:
    """The rows that lie there before and after: old index to new index."""
    free: dict[object, list[int]] = {}
    for d, lain in enumerate(after):
        free.setdefault(_key(lain), []).append(d)
    still: dict[int, int] = {}
    for s, lain in enumerate(before):
        if same := free.get(_key(lain)):
            still[s] = same.pop(0)
    return still


def _key(lain: Row | object) -> object:
    row = tiles_in(lain)  # type: ignore[arg-type]
    return ("group", *sorted(row)) if _is_group(lain) else row
