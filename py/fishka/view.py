"""What one seat may see, and what it may answer: all that a computer player or a hint is ever given."""

from __future__ import annotations

from dataclasses import dataclass

from .melds import Layout
from .rules import Rules
from .tiles import Tile


@dataclass(frozen=True, slots=True)
class Play:
    """Leave *layout* as the next table."""

    layout: Layout


@dataclass(frozen=True, slots=True)
class Draw:
    """Take one tile from the pool."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: allowed only when the pool is empty."""


Move = Play | Draw | Pass


@dataclass(frozen=True, slots=True)
class View:
    """The game as *seat* sees it: its own rack, the table, and only the number of every other tile."""

    rules: Rules
    seat: int
    table: Layout
    rack: tuple[Tile, ...]  # in canonical order
    counts: tuple[int, ...]  # tiles on each rack, by seat
    opened: tuple[bool, ...]  # who has made the initial meld, by seat
    pool_count: int
    passes: int  # passes in a row up to now
    to_move: int  # the seat whose turn it is
