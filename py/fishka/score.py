"""What a round gives to each seat when it is over (docs/rules.md §5)."""

from __future__ import annotations

from collections.abc import Sequence

from .rules import Rules
from .tiles import JOKER, Tile

Scores = tuple[int, ...]
Seats = tuple[int, ...]


def score(
    rules: Rules, racks: Sequence[Sequence[Tile]], opened: Sequence[bool], end: str
) -> tuple[Scores, Seats]:
    """The scores and the winners of a round that ended "out", somebody's rack being empty, or "stuck".

    An empty rack counts as out in any case.

    >>> score(Rules(), [[Tile("k", 5)], [Tile("r", 13)], [JOKER]], [True, True, True], "stuck")
    ((33, -8, -25), (0,))
    """
    values = rack_values(rules, racks, opened)
    if end == "out" or not all(racks):
        winners = tuple(seat for seat, rack in enumerate(racks) if not rack)
        return _settle(values, winners, 0)
    winners = tuple(seat for seat, value in enumerate(values) if value == min(values))
    return _settle(values, winners, spared(rules, values))


def spared(rules: Rules, values: Scores) -> int:
    """How much of its value no rack loses: the lowest value, where only the difference to it counts."""
    return min(values) if rules.stalemate_scoring == "difference" else 0


def rack_values(rules: Rules, racks: Sequence[Sequence[Tile]], opened: Sequence[bool]) -> Scores:
    """What each rack counts against its player; of one who never opened, the flat penalty if there is one."""
    flat = rules.never_opened_penalty
    unopened = never_opened(rules, racks, opened)
    return tuple(
        flat if isinstance(flat, int) and seat in unopened else rack_value(rules, rack)
        for seat, rack in enumerate(racks)
    )


def never_opened(rules: Rules, racks: Sequence[Sequence[Tile]], opened: Sequence[bool]) -> Seats:
    """The seats that pay the flat penalty in place of what they hold.

    Where no opening is needed the table is open to everyone, and nobody pays it.
    """
    if rules.never_opened_penalty == "none" or not rules.initial_meld_min:
        return ()
    return tuple(seat for seat, rack in enumerate(racks) if rack and not opened[seat])


def rack_value(rules: Rules, rack: Sequence[Tile]) -> int:
    """The sum of the numbers, a joker counting joker_penalty."""
    return sum(rules.joker_penalty if tile == JOKER else tile.number for tile in rack)


def _settle(values: Scores, winners: Seats, spared: int) -> tuple[Scores, Seats]:
    """The losers lose their values but for what is *spared*; the winners share that, rounded down."""
    losses = [0 if seat in winners else value - spared for seat, value in enumerate(values)]
    gain = sum(losses) // max(1, len(winners))
    return tuple(gain if seat in winners else -loss for seat, loss in enumerate(losses)), winners
