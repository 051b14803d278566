"""Each level plays better than the one below: whole rounds of three, every level in every seat."""

from __future__ import annotations

from collections import Counter

import pytest

from fishka.bots import LEVELS
from fishka.deal import Deal
from fishka.game import Game
from fishka.rules import PRESETS

ROUNDS = 20


@pytest.fixture(scope="module")
def scores() -> dict[str, Counter[int]]:
    """What each level scored, round by round."""
    scored: dict[str, Counter[int]] = {level: Counter() for level in LEVELS}
    levels = list(LEVELS)
    for number in range(ROUNDS):
        seated = levels[number % 3 :] + levels[: number % 3]
        game = Game.begin(Deal(PRESETS["classic"], 3, f"arena {number}"))
        while not game.outcome:
            position = game.position
            view = position.seen_by(position.seat)
            game = game.play(LEVELS[seated[position.seat]](view, f"{number}/{len(game.turns)}"))
        for level, score in zip(seated, game.outcome.scores, strict=True):
            scored[level][number] += score
    return scored


@pytest.mark.parametrize(("better", "worse"), [("steady", "casual"), ("casual", "beginner")])
def test_a_level_beats_the_one_below(scores: dict[str, Counter[int]], better: str, worse: str) -> None:
    assert scores[better].total() > scores[worse].total()
