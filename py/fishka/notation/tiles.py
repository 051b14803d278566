"""The text of tiles, rows, melds, tables and racks.

One canonical writing, liberal reading: capitals, and y for orange, are read too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..melds import (
    LONGEST,
    SHORTEST,
    Group,
    Lain,
    Layout,
    Meld,
    Row,
    Run,
    canonical,
    readings,
    settled,
    tiles_in,
)
from ..tiles import JOKER, Tile, in_order
from .errors import NotationError
from .reader import Reader, whole

_TILE = re.compile(r"[jJ](?![0-9])|([kboryKBORY])(1[0-3]|[1-9])(?![0-9])")
_RUN = re.compile(r"([kboryKBORY])(1[0-3]|[1-9])-(1[0-3]|[1-9])(?![0-9])((?:[jJ][0-9]{1,2}(?![0-9]))*)")
_GROUP = re.compile(r"(1[0-3]|[1-9])([kboryjKBORYJ]+)(?![0-9])")
_UNKNOWN = re.compile(r"\?(0|[1-9][0-9]{0,2})(?![0-9])")


def read_tile(reader: Reader) -> Tile:
    """Read one tile."""
    found = reader.match(_TILE)
    if not found:
        reader.fail("a tile")
    return Tile(_colour(found[1]), int(found[2])) if found[1] else JOKER


def read_row(reader: Reader) -> Row:
    """Read one tile or more, in the order they lie."""
    row = [read_tile(reader)]
    while _TILE.match(reader.text, reader.at):
        row.append(read_tile(reader))
    return tuple(row)


def read_lain(reader: Reader) -> Lain:
    """Read a row or a meld; a meld that its row cannot but be read as comes as that row."""
    start = reader.at
    if found := reader.match(_RUN):
        return settled(_run(reader, found))
    if found := reader.match(_GROUP):
        return settled(_group(reader, start, found))
    return read_row(reader)


def read_table(reader: Reader) -> Layout:
    """Read rows and melds joined by dots, or the dash of an empty table."""
    if reader.take("-"):
        return ()
    table = [read_lain(reader)]
    while reader.take("."):
        table.append(read_lain(reader))
    return tuple(table)


def read_rack(reader: Reader) -> Row | int:
    """Read tiles, the dash of an empty rack, or ?n: how many tiles it holds that are not known."""
    if found := reader.match(_UNKNOWN):
        return int(found[1])
    return () if reader.take("-") else read_row(reader)


def parse_tile(text: str) -> Tile:
    """The tile that *text* writes; NotationError otherwise, as of every parser here."""
    return whole(read_tile, text)


def parse_row(text: str) -> Row:
    """The row that *text* writes tile by tile.

    >>> parse_row("r3x4")
    Traceback (most recent call last):
    fishka.notation.errors.NotationError: expected a tile at 'x4' (column 3 of 'r3x4')
    """
    return whole(read_row, text, "a tile")


def parse_lain(text: str) -> Lain:
    """The row or pinned meld that *text* writes."""
    return whole(read_lain, text, "a tile")


def parse_table(text: str) -> Layout:
    """The table or layout that *text* writes.

    >>> format_table(parse_table("R3r4jr6.7kbj.5rjj"))
    'r3-6j5.7kbj.5rjj'
    """
    return whole(read_table, text, "a tile")


def parse_rack(text: str) -> Row | int:
    """The tiles of a rack, or their number where they are not known."""
    return whole(read_rack, text, "a tile")


def parse_tiles(text: str) -> Row:
    """The known tiles that *text* writes; a dash is none."""
    tiles = parse_rack(text)
    if isinstance(tiles, int):
        raise NotationError(f"expected known tiles at {text!r}", text, 1)
    return tiles


def format_tile(tile: Tile) -> str:
    """The text of a tile; of a face whose colour is open only its number."""
    return "j" if tile == JOKER else f"{tile.colour}{tile.number}"


def format_row(row: Iterable[Tile]) -> str:
    """The text of tiles in the order given."""
    return "".join(map(format_tile, row))


def format_meld(meld: Meld) -> str:
    """The canonical text that pins a meld: r3-6j4, 7kbj.

    >>> format_meld(Run("r", 3, 4, jokers=(1,)))
    'r3-6j4'
    """
    if isinstance(meld, Run):
        jokers = "".join(f"j{meld.first + place}" for place in meld.jokers)
        return f"{meld.colour}{meld.first}-{meld.first + meld.length - 1}{jokers}"
    return f"{meld.number}" + "".join(tile.colour for tile in in_order(meld.tiles))


def format_lain(lain: Lain) -> str:
    """The text of a row tile by tile, or of a pinned meld."""
    return format_row(lain) if isinstance(lain, tuple) else format_meld(lain)


def format_table(layout: Layout) -> str:
    """The canonical text of a table: a row that is one meld in canonical order is written as the meld."""
    return ".".join(map(_shortest, layout)) or "-"


def format_rack(rack: Iterable[Tile] | int) -> str:
    """The canonical text of a rack, or of how many tiles it has."""
    return f"?{rack}" if isinstance(rack, int) else format_row(in_order(rack)) or "-"


def _shortest(lain: Lain) -> str:
    known = readings(lain)
    plain = len(known) == 1 and canonical(known[0]).tiles == tiles_in(lain)
    return format_meld(known[0]) if plain else format_lain(lain)


def _colour(letter: str) -> str:
    return letter.lower().replace("y", "o")


def _run(reader: Reader, found: re.Match[str]) -> Run:
    """The run of a match, whose jokers stand in it once each, beside one real tile at least."""
    first, length = int(found[2]), int(found[3]) - int(found[2]) + 1
    if not SHORTEST <= length <= LONGEST:
        reader.fail("a run", found.start())
    jokers = [int(number) - first for number in found[4].lower().split("j")[1:]]
    if len(set(jokers)) < len(jokers) or not all(0 <= place < length for place in jokers):
        reader.fail("jokers of the run", found.start(4))
    if len(jokers) == length:
        reader.fail("a real tile in the run", found.start())
    return Run(_colour(found[1]), first, length, tuple(sorted(jokers)))


def _group(reader: Reader, start: int, found: re.Match[str]) -> Group:
    letters = [_colour(letter) for letter in found[2]]
    tiles = tuple(JOKER if letter == "j" else Tile(letter, int(found[1])) for letter in letters)
    group = next((meld for meld in readings(tiles) if isinstance(meld, Group)), None)
    return group or reader.fail("a group", start)
