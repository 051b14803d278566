"""Computers for tests that play thousands of rounds; sometimes the clock or a foul comes in between."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fishka.bots import LEVELS
from fishka.game import Event, Foul, Game, Timeout
from fishka.position import IllegalMove
from fishka.view import Move, Play, View


def play_round(game: Game, level: str, seed: str) -> Iterator[Game]:
    """The round after every event up to its end."""
    rng = Random(seed)
    while not game.outcome:
        game = happen(game, level, rng)
        yield game


def happen(game: Game, level: str, rng: Random) -> Game:
    """The round after its next event: as a rule a move, now and then something else."""
    view = game.position.seen_by(game.position.seat)
    if rng.random() < 0.08:
        for event in accidents(view, rng):
            try:
                return game.play(event)
            except IllegalMove:
                continue  # there is no clock, or no price, under these rules
    return game.play(choose(view, level, rng))


def choose(view: View, level: str, rng: Random) -> Move:
    """What a computer would do."""
    return LEVELS[level](view, str(rng.random()))


def accidents(view: View, rng: Random) -> list[Event]:
    """A clock that runs out over a good, an untouched or a broken table, or a foul."""
    good, broken = choose(view, "beginner", rng), (*view.table, view.rack[:2])
    layout = good.layout if isinstance(good, Play) else broken
    events = [Timeout(layout), Timeout(view.table), Timeout(broken), Foul(broken), Foul(view.table[1:])]
    return sorted(events, key=lambda _: rng.random())
