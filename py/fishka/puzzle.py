"""The puzzle: one turn, beside the best that the position has."""

from __future__ import annotations

from dataclasses import dataclass

from .memory import Memory
from .view import View


@dataclass(frozen=True, slots=True)
class Puzzle:
    """How many tiles the best turn lays, whether that is the whole rack, and how many were laid, or None."""

    tiles: int
    whole: bool
    proved: bool
    played: int | None

    @property
    def solved(self) -> bool:
        """Whether no better turn is known than the one that was played."""
        return self.played is not None and self.played >= self.tiles


def puzzle(memory: Memory, view: View, played: int | None = None) -> Puzzle:
    """What *view* asks of who is to move, who then laid *played* tiles."""
    best = memory.best(view)
    return Puzzle(best.tiles, best.tiles == len(view.rack), best.proved, played)
