"""The review: after a round, what each turn of a seat could have laid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .melds import Layout
from .memory import Memory
from .verdict import judge
from .view import Move, Play, View


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One turn: how many tiles were laid, and the most that could have been, with the table that does it."""

    turn: int
    played: int
    best: int
    value: int  # of the best
    layout: Layout | None  # None: there was nothing to play
    proved: bool


def review(memory: Memory, turns: Iterable[tuple[int, View, Move]]) -> Iterator[Reviewed]:
    """Each of the *turns* (its number, what the seat saw, what it did) beside the best of them."""
    for turn, view, move in turns:
        plan = memory.best(view)
        yield Reviewed(turn, _tiles(view, move), plan.tiles, plan.value, plan.layout, plan.proved)


def _tiles(view: View, move: Move) -> int:
    if not isinstance(move, Play):
        return 0
    verdict = judge(view.rules, view.table, view.rack, view.opened[view.seat], move.layout)
    return len(verdict.laid) - len(verdict.taken)
