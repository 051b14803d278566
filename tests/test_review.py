"""The review: every turn of a seat beside the best that it had."""

from __future__ import annotations

from fishka.bots import LEVELS
from fishka.deal import Deal, dealt
from fishka.memory import Memory
from fishka.review import review
from fishka.rules import PRESETS
from fishka.verdict import judge
from fishka.view import Move, Play, View


def turns_of(level: str, seed: str) -> list[tuple[int, View, Move]]:
    position, _ = dealt(Deal(PRESETS["classic"], 2, seed))
    turns: list[tuple[int, View, Move]] = []
    while not position.ending:
        view = position.seen_by(position.seat)
        move = LEVELS[level](view, f"{seed}/{len(turns)}")
        turns.append((len(turns), view, move))
        position = position.play(move)
    return turns


def test_nobody_plays_better_than_the_best() -> None:
    turns = turns_of("beginner", "review")
    found = list(review(Memory(), turns))
    assert [turn.turn for turn in found] == list(range(len(turns)))
    assert all(turn.played <= turn.best for turn in found if turn.proved)
    assert any(turn.played < turn.best for turn in found)
    for turn, (_, view, move) in zip(found, turns, strict=True):
        assert (turn.played > 0) == isinstance(move, Play)
        if turn.layout is not None:
            verdict = judge(view.rules, view.table, view.rack, view.opened[view.seat], turn.layout)
            assert (verdict.legal, len(verdict.laid), verdict.value) == (True, turn.best, turn.value)


def test_a_steady_player_misses_only_what_a_joker_would_lay() -> None:
    found = review(Memory(), turns_of("steady", "review"))
    assert all(turn.best - turn.played <= 2 for turn in found)
