"""The text of a move: d, dk5, p, gone~come; and of the clock's events: t, tgone~come, xgone~come.

gone and come are the rows that a play takes away from the table and puts there.  t is a time-out, x an
illegal table declared done (where that costs tiles), each with what lay there: who reads it judges it again.
"""

from __future__ import annotations

import re
from collections import Counter

from ..game import Event, Foul, Timeout, Turn
from ..melds import Layout, settled
from ..position import Position, changed
from ..view import Draw, Pass, Play
from .errors import NotationError
from .reader import Reader, whole
from .tiles import format_lain, format_row, format_table, format_tile, read_table, read_tile

_LETTER = re.compile(r"[dptx]", re.IGNORECASE)
_NEXT = re.compile(r"[,!&@\s]|$")


def read_event(reader: Reader, position: Position) -> Event:
    """Read what is said to happen in *position*; whether the rules allow it is not asked here."""
    letter = reader.match(_LETTER)
    match letter[0].lower() if letter else "":
        case "d":
            return _draw(reader, position)
        case "p":
            return Pass()
        case "t":
            return Timeout(
                position.table if _NEXT.match(reader.text, reader.at) else _layout(reader, position)
            )
        case "x":
            return Foul(_layout(reader, position))
        case _:
            return Play(_layout(reader, position))


def parse_move(text: str, position: Position) -> Event:
    """The event that *text* writes; NotationError also where a row is said to go that does not lie there."""
    return whole(lambda reader: read_event(reader, position), text)


def format_turn(turn: Turn) -> str:
    """The canonical text of what happened in a turn."""
    match turn.event:
        case Draw():
            return "d"
        case Pass():
            return "p"
        case Timeout():
            return "t" if turn.result == "clean" else f"t{_change(turn.gone, turn.come)}"
        case Foul():
            return f"x{_change(turn.gone, turn.come)}"
        case Play():
            return _change(turn.gone, turn.come)


def _change(gone: Layout, come: Layout) -> str:
    return "~".join(format_table(rows) if rows else "" for rows in (gone, come))


def _draw(reader: Reader, position: Position) -> Draw:
    """A draw, which may name its tile: then that must be the one that comes."""
    start = reader.at
    if not _NEXT.match(reader.text, reader.at):
        tile = read_tile(reader)
        if position.pool[:1] != (tile,):
            coming = format_row(position.pool[:1]) or "nothing"
            raise NotationError(
                f"{format_tile(tile)} cannot be drawn: {coming} comes", reader.text, start + 1
            )
    return Draw()


def _layout(reader: Reader, position: Position) -> Layout:
    """The table as a change of rows leaves it."""
    start = reader.at
    gone = () if reader.take("~") else _gone(reader)
    come = () if _NEXT.match(reader.text, reader.at) else tuple(map(settled, read_table(reader)))
    missing = Counter(gone) - Counter(position.table)
    if missing:
        lain = format_lain(next(iter(missing)))
        raise NotationError(f"no {lain} lies on the table", reader.text, start + 1)
    return changed(position.table, gone, come)


def _gone(reader: Reader) -> Layout:
    gone = tuple(map(settled, read_table(reader)))
    if not reader.take("~"):
        reader.fail("~ and the rows that come")
    return gone
