"""What a person sees at a glance: melds on the rack, and single steps on the table's rows.

No search: each function looks at one rack or one row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from ..melds import LONGEST, SHORTEST, Group, Lain, Meld, Row, Run, readings, tiles_in
from ..tiles import COLOURS, JOKER, NUMBERS, Tile


def melds_in(rack: Iterable[Tile]) -> list[Meld]:
    """The melds that the tiles make, more than half of each real: fewest jokers first, then dearest."""
    held = Counter(rack)
    melds: list[Meld] = [*_runs_in(held), *_groups_in(held)]
    return sorted(melds, key=lambda meld: (meld.tiles.count(JOKER), -meld.value, meld.tiles))


def _runs_in(held: Counter[Tile]) -> Iterator[Run]:
    for colour in COLOURS:
        for first in NUMBERS:
            missing: list[int] = []
            for length in range(1, LONGEST + 2 - first):
                if not held[Tile(colour, first + length - 1)]:
                    missing.append(length - 1)
                if len(missing) > held[JOKER]:
                    break
                if length >= SHORTEST and 2 * len(missing) < length:
                    yield Run(colour, first, length, tuple(missing))


def _groups_in(held: Counter[Tile]) -> Iterator[Group]:
    for number in NUMBERS:
        present = [Tile(colour, number) for colour in COLOURS if held[Tile(colour, number)]]
        for size in range(2, len(present) + 1):
            for jokers in range(max(0, SHORTEST - size), min(held[JOKER], len(COLOURS) - size, size - 1) + 1):
                for real in combinations(present, size):
                    yield Group(number, (*real, *[JOKER] * jokers))


def extended(lain: Lain, tile: Tile) -> Row | None:
    """The row with *tile* added at an end of a run, or to a group that lacks its colour."""
    row = tiles_in(lain)
    for longer in ((*row, tile), (tile, *row)):
        if readings(longer):
            return longer
    return None


def split(lain: Lain, tile: Tile) -> tuple[Row, Row] | None:
    """The two runs that a run becomes when its double *tile* is put into it."""
    row = tiles_in(lain)
    for cut in range(SHORTEST - 1, len(row) - SHORTEST + 1):
        left, right = (*row[:cut], tile), row[cut:]
        if _is_run(left) and _is_run(right):
            return left, right
    return None


def spares(lain: Lain) -> Iterator[tuple[Tile, tuple[Row, ...]]]:
    """The real tiles that a meld can give away, each with the melds that stay."""
    row = tiles_in(lain)
    for at, tile in enumerate(row):
        left = (row[:at], row[at + 1 :])
        whole = (*left[0], *left[1])
        if tile == JOKER:
            continue
        if readings(whole):
            yield tile, (whole,)
        elif all(map(_is_run, left)):
            yield tile, left


def _is_run(row: Row) -> bool:
    return any(isinstance(meld, Run) for meld in readings(row))


def swapped(lain: Lain, tile: Tile) -> Row | None:
    """The row with *tile* in the place of the joker that stands for it."""
    for meld in readings(lain):
        for at, shown in enumerate(meld.faces):
            fits = shown == tile or (shown.colour == "" and meld.faces[at].number == tile.number)
            if meld.tiles[at] == JOKER and fits:
                filled = (*meld.tiles[:at], tile, *meld.tiles[at + 1 :])
                if readings(filled):
                    return filled
    return None
