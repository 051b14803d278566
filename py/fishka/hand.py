"""The tiles lifted from the rack or from a row, among the numbered tiles of a draft.

A number is a tile's place: the layout's tiles row by row, then the rack's.  Numbers tell copies apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from .melds import SHORTEST, Layout, Row, Run, arrange, readings, tiles_in
from .tiles import JOKER, Tile, in_order

Numbers = tuple[int, ...]


@dataclass(frozen=True)
class Hand:
    """What is held; ValueError unless it comes, each tile once, all from the rack or all from one row."""

    layout: Layout
    rack: Sequence[Tile]
    held: Numbers

    def __post_init__(self) -> None:
        known = all(0 <= number < len(self.tiles) for number in self.held)
        sources = {self._row_of(number) for number in self.held}
        if not known or len(sources) != 1 or len(set(self.held)) != len(self.held):
            raise ValueError(
                f"held tiles come once each from the rack or from one row, not {list(self.held)}"
            )

    @cached_property
    def tiles(self) -> Row:
        """All tiles, by number."""
        return (*(tile for lain in self.layout for tile in tiles_in(lain)), *self.rack)

    @cached_property
    def rows(self) -> tuple[Numbers, ...]:
        """The layout in numbers."""
        rows, start = list[Numbers](), 0
        for lain in self.layout:
            rows.append(tuple(range(start, start + len(tiles_in(lain)))))
            start += len(rows[-1])
        return tuple(rows)

    @cached_property
    def source(self) -> int | None:
        """The row that the tiles were lifted from, None for the rack."""
        return self._row_of(self.held[0])

    @cached_property
    def order(self) -> Numbers:
        """The held tiles as they will lie: what came from a row keeps its order if that is one."""
        if self.source is None:
            return self.as_meld(self.held) or self._lying_as(in_order(self.faces(self.held)), self.held)
        segment = tuple(sorted(self.held))
        return segment if self.is_meld(segment) else self.as_meld(segment) or segment

    @cached_property
    def left(self) -> tuple[Numbers, ...] | None:
        """What the source row becomes: several rows only if each is a meld and together they are none."""
        if self.source is None:
            return None
        parts: list[list[int]] = [[]]
        for number in self.rows[self.source]:
            if number not in self.held:
                parts[-1].append(number)
            elif parts[-1]:
                parts.append([])
        parts = [part for part in parts if part]
        whole = [number for part in parts for number in part]
        split = not self.is_meld(whole) and all(map(self.is_meld, parts))
        return tuple(map(tuple, parts)) if split else (tuple(whole),)

    def faces(self, numbers: Sequence[int]) -> Row:
        """The tiles of these numbers."""
        return tuple(self.tiles[number] for number in numbers)

    def is_meld(self, numbers: Sequence[int]) -> bool:
        """Whether the tiles make a meld in this order."""
        return bool(readings(self.faces(numbers)))

    def is_run(self, numbers: Sequence[int]) -> bool:
        """Whether the tiles may be read as a run in this order."""
        return len(numbers) >= SHORTEST and any(
            isinstance(meld, Run) for meld in readings(self.faces(numbers))
        )

    def as_meld(self, numbers: Sequence[int]) -> Numbers | None:
        """The automatic order, None if no order makes a meld.

        Runs ascend and groups go by colour; a joker fills an inner gap, else the high end, else the low.
        """
        melds = arrange(self.faces(numbers))
        return self._lying_as(melds[0].tiles, numbers) if melds else None

    def goes_with(self, row: Numbers) -> bool:
        """Whether the held tiles and *row* have one colour or one number, and so could share a meld."""
        real = [tile for tile in self.faces((*self.held, *row)) if tile != JOKER]
        return len({tile.colour for tile in real}) <= 1 or len({tile.number for tile in real}) <= 1

    def _row_of(self, number: int) -> int | None:
        return next((at for at, row in enumerate(self.rows) if number in row), None)

    def _lying_as(self, row: Row, numbers: Sequence[int]) -> Numbers:
        rest = list(numbers)
        return tuple(rest.pop(next(i for i, n in enumerate(rest) if self.tiles[n] == tile)) for tile in row)
