"""The deal: who starts, and which tiles everybody gets.  A seed gives the same deal for ever."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from .position import Position
from .rules import Rules
from .tiles import Tile, deck, in_order

Draws = tuple[tuple[Tile | None, ...], ...]
"""The tiles drawn for the start, a line for every attempt; None: this seat was out of the draw."""


@dataclass(frozen=True, slots=True)
class Deal:
    """All that a deal depends on; *starter* is None where the deal itself finds who starts."""

    rules: Rules
    players: int
    seed: str
    starter: int | None = None


def dealt(deal: Deal) -> tuple[Position, Draws]:
    """The first position of a round, and the draws that found its starter.

    ValueError: the number of players is not 2 to 6, or there are too few tiles for their racks.
    """
    if not 2 <= deal.players <= 6:
        raise ValueError(
            f"too {'few' if deal.players < 2 else 'many'} players: {deal.players} (2 to 6 can play)"
        )
    tiles, size, rng = deck(deal.rules, deal.players), deal.rules.rack_size, Random(deal.seed)
    if size * deal.players > len(tiles):
        raise ValueError(f"{deal.players} racks of {size} need more than {len(tiles)} tiles")
    draws: Draws = ()
    starter = deal.starter
    if starter is None and deal.rules.starter == "highest_draw":
        starter, draws = highest_draw(shuffled(tiles, rng), deal.players)
    pool = shuffled(tiles, rng)
    racks = tuple(in_order(pool[seat * size : (seat + 1) * size]) for seat in range(deal.players))
    if starter is None:
        starter = (
            biggest_rack(racks) if deal.rules.starter == "biggest_rack" else int(rng.random() * deal.players)
        )
    rest = tuple(pool[size * deal.players :])
    return Position(deal.rules, (), racks, starter, (False,) * deal.players, rest), draws


def shuffled(tiles: Sequence[Tile], rng: Random) -> list[Tile]:
    """The tiles in the order that *rng* gives, today and under every later Python."""
    order = list(tiles)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))  # only random() is promised to stay the same
        order[last], order[other] = order[other], order[last]
    return order


def highest_draw(tiles: Sequence[Tile], players: int) -> tuple[int, Draws]:
    """Who draws the highest number from *tiles*, in turn; ties draw again, and a joker counts nothing."""
    waiting, draws, upcoming = list(range(players)), [], iter(tiles)
    while len(waiting) > 1:
        drawn = {seat: next(upcoming) for seat in waiting}
        draws.append(tuple(drawn.get(seat) for seat in range(players)))
        best = max(tile.number for tile in drawn.values())
        waiting = [seat for seat in waiting if drawn[seat].number == best]
    return waiting[0], tuple(draws)


def biggest_rack(racks: Sequence[Sequence[Tile]]) -> int:
    """Whose rack is biggest, compared from the 13s down; equal racks: who sits first."""
    numbers = [sorted((tile.number for tile in rack), reverse=True) for rack in racks]
    return numbers.index(max(numbers))


def next_seed(seed: str, salt: str, number: int) -> str:
    """The seed of a match's round *number* (from 2 on), which nobody can tell who does not know the salt."""
    return _digest(f"{seed}/{salt}/{number}")[:12]


def secret(salt: str, number: int) -> str:
    """What is hidden with the seed of round *number*; once it is shown, later rounds are still safe."""
    return _digest(f"{salt}/{number}")[:16]


def commitment(seed: str, secret: str) -> str:
    """What can be shown before the first move: SHA-256 of seed, dot, secret; both together prove it."""
    return _digest(f"{seed}.{secret}")


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
