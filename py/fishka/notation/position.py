"""The text of a position: table, racks, seat, who has opened, pool and passes.

The fields stand apart by a space, or by _ in a link: r3-6.7kbo k1j/?14 b a ?60 0
Under the option pool_empty one_extra_turn the turns since the pool ran empty follow the passes after a dot.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random

from ..deal import shuffled
from ..melds import Layout, Row, readings, tiles_in
from ..position import Position
from ..rules import Rules
from ..tiles import deck, in_order
from ..view import View
from .errors import NotationError
from .reader import Reader, whole
from .tiles import format_rack, format_row, format_table, format_tile, read_rack, read_table

SEATS = "abcdef"

_GAP = re.compile(r"[ _]+")
_SEAT = re.compile(r"[a-f]", re.IGNORECASE)
_COUNT = re.compile(r"[0-9]{1,3}(?![0-9])")


def read_position(reader: Reader, rules: Rules) -> Position:
    """Read a position; tiles that are not known come from what is left of the deck, always the same way."""
    start = reader.at
    table = read_table(reader)
    if not all(map(readings, table)):
        reader.fail("a table of melds", start)
    at = _gap(reader)
    racks = [read_rack(reader)]
    while reader.take("/"):
        racks.append(read_rack(reader))
    if not 2 <= len(racks) <= 6:
        reader.fail("the racks of 2 to 6 players", at)
    _gap(reader)
    seat = _seat(reader, len(racks))
    _gap(reader)
    opened = set() if reader.take("-") else _seats(reader, len(racks))
    _gap(reader)
    pool = read_rack(reader)
    _gap(reader)
    passes = _count(reader)
    extra = _count(reader) if rules.pool_empty == "one_extra_turn" and reader.take(".") else 0
    *hands, stock = _known(reader, start, rules, table, [*racks, pool])
    has_opened = tuple(index in opened for index in range(len(racks)))
    return Position(rules, table, tuple(map(in_order, hands)), seat, has_opened, stock, passes, extra)


def parse_position(text: str, rules: Rules) -> Position:
    """The position that *text* writes; NotationError also where it has more of a tile than the deck.

    >>> parse_position("r3-6 k1j/b2 a - r13 0", Rules()).seat
    0
    """
    return whole(lambda reader: read_position(reader, rules), text)


def format_position(position: Position) -> str:
    """The text of everything, the hidden tiles too."""
    extra = f".{position.extra}" if position.rules.pool_empty == "one_extra_turn" else ""
    return _format(
        position.table,
        list(map(format_rack, position.racks)),
        position.seat,
        position.opened,
        format_row(position.pool) or "-",
        f"{position.passes}{extra}",
    )


def format_view(view: View) -> str:
    """The text of what one seat sees, the other racks and the pool as numbers."""
    racks = [format_rack(view.rack if seat == view.seat else count) for seat, count in enumerate(view.counts)]
    return _format(
        view.table, racks, view.to_move, view.opened, format_rack(view.pool_count), f"{view.passes}"
    )


def _format(
    table: Layout, racks: Sequence[str], seat: int, opened: Sequence[bool], pool: str, passes: str
) -> str:
    letters = "".join(letter for letter, has in zip(SEATS, opened, strict=False) if has)
    return " ".join([format_table(table), "/".join(racks), SEATS[seat], letters or "-", pool, passes])


def _gap(reader: Reader) -> int:
    if not reader.match(_GAP):
        reader.fail("a space and the next field of a position")
    return reader.at


def _seat(reader: Reader, players: int) -> int:
    start, found = reader.at, reader.match(_SEAT)
    seat = SEATS.index(found[0].lower()) if found else players
    if seat >= players:
        reader.fail(f"a seat from a to {SEATS[players - 1]}", start)
    return seat


def _seats(reader: Reader, players: int) -> set[int]:
    seats = {_seat(reader, players)}
    while _SEAT.match(reader.text, reader.at):
        seats.add(_seat(reader, players))
    return seats


def _count(reader: Reader) -> int:
    found = reader.match(_COUNT)
    return int(found[0]) if found else reader.fail("a number")


def _known(reader: Reader, start: int, rules: Rules, table: Layout, hands: list[Row | int]) -> list[Row]:
    """The racks and the pool with every tile known: the others are dealt by the text itself as the seed."""
    rest = Counter(deck(rules, len(hands) - 1))
    for row in [*map(tiles_in, table), *(hand for hand in hands if not isinstance(hand, int))]:
        rest.subtract(row)
    if -rest:
        raise NotationError(f"there are too many {format_tile(min(-rest))}", reader.text, start + 1)
    wanted = sum(hand for hand in hands if isinstance(hand, int))
    if wanted > rest.total():
        raise NotationError(f"only {rest.total()} tiles are not known", reader.text, start + 1)
    seed = _GAP.sub(" ", reader.text[start : reader.at]).lower()
    unknown = iter(shuffled(in_order(rest.elements()), Random(seed)))
    return [tuple(next(unknown) for _ in range(hand)) if isinstance(hand, int) else hand for hand in hands]
