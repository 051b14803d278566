"""Tiles and the deck.  A tile is a kind of tile: its copies are interchangeable, so they are equal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .rules import Rules

COLOURS = "kbor"  # black, blue, orange, red: the canonical order everywhere
NUMBERS = range(1, 14)


class Tile(NamedTuple):
    """A colour of COLOURS and a number of NUMBERS, or the JOKER."""

    colour: str
    number: int


JOKER = Tile("j", 0)


def in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles by colour, then number, jokers last: the order in which racks are written.

    >>> [tile.number for tile in in_order([JOKER, Tile("r", 1), Tile("k", 9), Tile("k", 2)])]
    [2, 9, 1, 0]
    """
    return tuple(sorted(tiles, key=_RANK.__getitem__))


def is_large(rules: Rules, players: int) -> bool:
    """Whether so many players use the set of 160 tiles (the law, docs/rules.md §1)."""
    return rules.tile_set == "160" or (rules.tile_set == "auto" and players > 4)


def deck(rules: Rules, players: int) -> tuple[Tile, ...]:
    """All tiles of the game in canonical order: 106, or 160 for five and six players."""
    copies, jokers = (3, 4) if is_large(rules, players) else (2, 2)
    real = [Tile(colour, number) for colour in COLOURS for number in NUMBERS for _ in range(copies)]
    return (*real, *[JOKER] * jokers)


_RANK = {Tile(colour, number): (rank, number) for rank, colour in enumerate(COLOURS) for number in NUMBERS}
_RANK[JOKER] = (len(COLOURS), 0)
