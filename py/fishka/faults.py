"""Faults: what can be wrong with a turn, as codes; and what is wrong with a row that is no meld."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from .melds import LONGEST, SHORTEST, Lain, Row, readings, tiles_in
from .tiles import COLOURS, JOKER, Tile


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong, and what a sentence about it needs.

    code: of a row: short, gap, same_colour, mixed, wrap, long; of a turn: see the docstring of judge.
    row: the index in the layout of the row that is meant, if one is.
    detail: whole numbers, and tiles as a Row.
    """

    code: str
    row: int | None = None
    detail: Mapping[str, int | Row] = field(default_factory=dict, hash=False)


def row_fault(lain: Lain) -> Fault | None:
    """Why *lain* is no meld; None if it is one.

    short: have, need · long: have, most · same_colour: tile, which lies there twice · gap, or wrap from 13
    to 1: after and before, between which it breaks; missing: what lacks between two neighbours in order ·
    mixed: neither one number nor one colour.

    >>> row_fault((Tile("r", 3), Tile("r", 4), Tile("r", 6))).code
    'gap'
    """
    row = tiles_in(lain)
    real = [tile for tile in row if tile != JOKER]
    colours, numbers = {tile.colour for tile in real}, {tile.number for tile in real}
    if readings(lain):
        return None
    if len(row) < SHORTEST:
        return Fault("short", detail={"have": len(row), "need": SHORTEST})
    if len(numbers) == 1 < len(real):
        return _group_fault(row, real)
    return _run_fault(row) if len(colours) == 1 else Fault("mixed")


def _group_fault(row: Row, real: list[Tile]) -> Fault:
    twice = [tile for tile, count in Counter(real).items() if count > 1]
    if twice:
        return Fault("same_colour", detail={"tile": (twice[0],)})
    return Fault("long", detail={"have": len(row), "most": len(COLOURS)})


def _run_fault(row: Row) -> Fault:
    if len(row) > LONGEST:
        return Fault("long", detail={"have": len(row), "most": LONGEST})
    placed = [(place, tile) for place, tile in enumerate(row) if tile != JOKER]
    for (low, first), (high, second) in pairwise(placed):
        rise, steps = second.number - first.number, high - low
        if rise != steps:
            code = "wrap" if rise == steps - LONGEST else "gap"
            detail: dict[str, int | Row] = {"after": (first,), "before": (second,)}
            if steps == 1 < rise:
                between = range(first.number + 1, second.number)
                detail["missing"] = tuple(Tile(first.colour, number) for number in between)
            return Fault(code, detail=detail)
    return Fault("wrap")
