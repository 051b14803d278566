"""What may become of the jokers on the table: the choices that a search for a legal table branches on.

Nothing here decides the law: each choice is wide enough to hold every legal table that takes it.  Tiles are
ints as in the kernel; a joker whose face is decided counts as one more tile of that face.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from ..melds import Layout, Meld, Run, completions, readings, tiles_in
from ..rules import Rules
from ..tiles import COLOURS, JOKER, Tile

WIDTH = 13
TILES = WIDTH * len(COLOURS)
ANY = -1
REACH = 5
"""A longer run is as good as two, where only one tile of it matters."""

Needs = tuple[int, ...]


_KINDS = (*[Tile(colour, number) for colour in COLOURS for number in range(1, WIDTH + 1)], JOKER)
_NUMBERS = {tile: number for number, tile in enumerate(_KINDS[:TILES])}


def number_of(tile: Tile) -> int:
    """The kernel's int for a real tile."""
    return _NUMBERS[tile]


def tile_of(number: int) -> Tile:
    """The tile for the kernel's int; JOKER for -1."""
    return _KINDS[number]


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a joker: it stays, or is freed, or goes to the rack.

    face: the tile it shows afterwards, or ANY.  run: whether it shows it in a run; None: in either.
    beside: the tiles of its old meld, one of which must lie with it (stays); whole: of a locked meld, that
    its own tile was not put in, so that the meld holds.  needs: tiles that must be laid.
    """

    kind: str
    face: int = ANY
    run: bool | None = None
    beside: tuple[int, ...] = ()
    whole: bool = True
    needs: Needs = ()


@dataclass(frozen=True, slots=True)
class Owned:
    """A joker of the table: the row it lies in, and what it may show there."""

    row: int
    place: int
    melds: tuple[Meld, ...]


def owned(table: Layout) -> tuple[Owned, ...]:
    """The jokers of the table, row by row."""
    return tuple(
        Owned(row, place, readings(lain))
        for row, lain in enumerate(table)
        for place, tile in enumerate(tiles_in(lain))
        if tile == JOKER
    )


def stays(joker: Owned) -> Iterator[Fate]:
    """The ways in which the joker may stay: a face, a kind of meld, the old neighbours."""
    seen = set()
    for meld in joker.melds:
        beside = tuple(number_of(tile) for tile in meld.tiles if tile != JOKER)
        for faces in completions(meld):
            fate = Fate("stays", number_of(faces[joker.place]), isinstance(meld, Run), beside)
            if fate not in seen:
                seen.add(fate)
                yield fate


def prices(rules: Rules, joker: Owned) -> Iterator[tuple[int, ...]]:
    """Sets of tiles, all of one of which must have moved before the joker is free."""
    if not joker.melds:
        yield ()  # a row that is no meld holds no joker fast
    own = rules.joker_retrieve == "exact" or rules.joker_sets_locked
    for meld in joker.melds:
        if isinstance(meld, Run):
            yield (number_of(meld.faces[joker.place]),) if own else ()
            continue
        missing = [number_of(Tile(colour, meld.number)) for colour in meld.missing]
        both = rules.joker_group3 == "both_missing" and len(meld.tiles) == 3
        if both:
            yield from combinations(missing, 2)
        elif own:
            yield from ((tile,) for tile in missing)
        else:
            yield ()


def payments(rules: Rules, joker: Owned, table: Sequence[int], rack: Sequence[int]) -> tuple[Needs, ...]:
    """The tiles that must be laid to free the joker, for each way there is; one of the table may do, too."""
    found = set()
    for price in prices(rules, joker):
        from_rack = rules.joker_replace_source == "rack_only"
        needs = tuple(sorted(tile for tile in price if from_rack or not table[tile]))
        if all(rack[tile] for tile in needs):
            found.add(needs)
    least = [needs for needs in found if not any(set(other) < set(needs) for other in found)]
    return tuple(sorted(least))


def melds_with(face: int, longest: int = REACH) -> Iterator[tuple[int, ...]]:
    """Every meld that shows *face*, as faces: runs upwards, groups by colour."""
    colour, number = divmod(face, WIDTH)
    for length in range(3, longest + 1):
        for first in range(max(0, number - length + 1), min(number, WIDTH - length) + 1):
            start = colour * WIDTH + first
            yield tuple(range(start, start + length))
    others = [c * WIDTH + number for c in range(len(COLOURS)) if c != colour]
    for size in (2, 3):
        for chosen in combinations(others, size):
            yield tuple(sorted((face, *chosen)))


def is_run(faces: Sequence[int]) -> bool:
    """Whether faces of a meld are those of a run."""
    return faces[1] - faces[0] == 1
