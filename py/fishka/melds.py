"""Melds, and what a row of tiles can be read as.

A Row is any tiles laid together; a Run or Group is a meld with a meaning for each of its jokers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations

from .tiles import COLOURS, JOKER, Tile, in_order

SHORTEST = 3
LONGEST = 13

Row = tuple[Tile, ...]


@dataclass(frozen=True)
class Run:
    """Consecutive numbers of one colour; *jokers* are the places, from 0, where jokers lie.

    >>> run = Run("r", 3, 3, jokers=(1,))
    >>> [tile.number for tile in run.tiles], [face.number for face in run.faces], run.value
    ([3, 0, 5], [3, 4, 5], 12)
    """

    colour: str
    first: int
    length: int
    jokers: tuple[int, ...] = ()

    @cached_property
    def faces(self) -> Row:
        """What each tile shows, in the laid order."""
        return tuple(Tile(self.colour, self.first + place) for place in range(self.length))

    @cached_property
    def tiles(self) -> Row:
        """The tiles in the laid order, jokers as JOKER."""
        return tuple(JOKER if i in self.jokers else face for i, face in enumerate(self.faces))

    @property
    def value(self) -> int:
        """The sum of the numbers, a joker counting as the tile it stands for."""
        return self.length * (2 * self.first + self.length - 1) // 2


@dataclass(frozen=True)
class Group:
    """One number in different colours; a joker is any colour that is missing.

    >>> Group(7, (Tile("k", 7), JOKER, Tile("r", 7))).value
    21
    """

    number: int
    tiles: Row  # in the laid order

    @property
    def missing(self) -> str:
        """The colours, in canonical order, that no real tile of the group has."""
        present = {tile.colour for tile in self.tiles}
        return "".join(colour for colour in COLOURS if colour not in present)

    @property
    def faces(self) -> Row:
        """What each tile shows; the colour is "" where a joker's colour is open."""
        missing = self.missing
        shown = Tile(missing if len(missing) == 1 else "", self.number)
        return tuple(shown if tile == JOKER else tile for tile in self.tiles)

    @property
    def value(self) -> int:
        """The sum of the numbers, a joker counting as the group's number."""
        return self.number * len(self.tiles)


Meld = Run | Group
Lain = Row | Run | Group  # a Row has every reading its order allows, a Meld only itself
Layout = tuple[Lain, ...]


def tiles_in(lain: Lain) -> Row:
    """The tiles in the order they lie."""
    return lain if isinstance(lain, tuple) else lain.tiles


def readings(lain: Lain) -> tuple[Meld, ...]:
    """Every meld that *lain* may be read as in its order, dearest first; empty if it is no meld.

    >>> [reading.value for reading in readings((Tile("r", 5), JOKER, JOKER))]
    [18, 15]
    """
    return _readings(lain) if isinstance(lain, tuple) else (lain,)


@lru_cache(maxsize=4096)
def _readings(row: Row) -> tuple[Meld, ...]:
    melds = (_group(row), _run(row))
    return _dearest_first(meld for meld in melds if meld)


def arrange(tiles: Iterable[Tile]) -> tuple[Meld, ...]:
    """Every meld that *tiles* make in some order, dearest first; a group keeps the canonical order.

    >>> [run.first for run in arrange((JOKER, Tile("r", 4), Tile("r", 3))) if isinstance(run, Run)]
    [3, 2]
    """
    row = in_order(tiles)
    group = _group(row)
    return _dearest_first([*_runs(row), *([group] if group else [])])


def completions(meld: Meld) -> tuple[Row, ...]:
    """The faces *meld* may show: one row, or one for each choice of the colours its jokers stand for."""
    if isinstance(meld, Run):
        return (meld.faces,)
    places = [place for place, tile in enumerate(meld.tiles) if tile == JOKER]
    shown = []
    for colours in combinations(meld.missing, len(places)):
        row = list(meld.tiles)
        for place, colour in zip(places, colours, strict=True):
            row[place] = Tile(colour, meld.number)
        shown.append(tuple(row))
    return tuple(shown)


def canonical(meld: Meld) -> Meld:
    """The same meld with a group's tiles in canonical order; equal for melds that differ in nothing else."""
    return meld if isinstance(meld, Run) else Group(meld.number, in_order(meld.tiles))


def settled(lain: Lain) -> Lain:
    """*lain* in canonical order, as a plain row where that order cannot be read as anything else.

    What has several readings, or would gain one in that order, stays as it was laid.
    """
    meant = readings(lain)
    if len(meant) != 1:
        return lain
    meld = canonical(meant[0])
    if len(readings(meld.tiles)) == 1:
        return meld.tiles
    return lain if isinstance(lain, tuple) else meld


def _dearest_first(melds: Iterable[Meld]) -> tuple[Meld, ...]:
    return tuple(sorted(melds, key=lambda meld: -meld.value))


def _real(row: Row) -> list[Tile]:
    return [tile for tile in row if tile != JOKER]


def _group(row: Row) -> Group | None:
    """The row as a group: three or four tiles, one number, no colour twice, one real tile at least."""
    real = _real(row)
    numbers = {tile.number for tile in real}
    colours = {tile.colour for tile in real}
    fits = SHORTEST <= len(row) <= len(COLOURS) and len(numbers) == 1 and len(colours) == len(real)
    return Group(real[0].number, row) if fits else None


def _run(row: Row) -> Run | None:
    """The row as a run in its order: every real tile agrees about the colour and where the run begins."""
    if len(row) < SHORTEST:
        return None
    starts = {(tile.colour, tile.number - place) for place, tile in enumerate(row) if tile != JOKER}
    if len(starts) != 1:
        return None
    ((colour, first),) = starts
    if first < 1 or first + len(row) - 1 > LONGEST:
        return None
    return Run(colour, first, len(row), tuple(place for place, tile in enumerate(row) if tile == JOKER))


def _runs(row: Row) -> list[Run]:
    """The runs that the tiles make in any order."""
    real, length = _real(row), len(row)
    numbers = {tile.number for tile in real}
    if length < SHORTEST or len({tile.colour for tile in real}) != 1 or len(numbers) != len(real):
        return []
    lowest = max(1, max(numbers) - length + 1)
    highest = min(min(numbers), LONGEST + 1 - length)
    return [
        Run(real[0].colour, first, length, tuple(i for i in range(length) if first + i not in numbers))
        for first in range(lowest, highest + 1)
    ]
