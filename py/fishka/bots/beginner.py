"""The beginner: lays the melds of its rack and adds single tiles to the table, and overlooks some of both."""

from __future__ import annotations

from random import Random

from ..view import Move, View
from .draft import extensions, has_opened, last_jokers, own_melds, play_or_draw, start
from .sight import melds_in

NOTICED = 0.75
"""How many of the possibilities that it looks at a beginner sees."""


def choose(view: View, seed: str) -> Move:
    """The beginner's move; the same *seed* and view give the same move."""
    rng = Random(seed)

    def notice() -> bool:
        return rng.random() < NOTICED

    drafts = [start(view)]
    drafts += own_melds(drafts[-1], melds_in(drafts[-1].rack), notice)
    if has_opened(view):
        drafts += extensions(drafts[-1], notice)
        drafts.append(last_jokers(drafts[-1]))
    return play_or_draw(view, reversed(drafts))
