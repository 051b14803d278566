"""The steady player: as many tiles as it can every turn, but jokers only where they win something."""

from __future__ import annotations

from functools import partial

from ..melds import Row
from ..solver.thrift import thrifty
from ..solver.turn import Plan, best_turn
from ..view import Draw, Move, Pass, Play, View

NODES = 20_000
"""How far it searches for one plan: the same on every machine."""


def choose(view: View, _seed: str) -> Move:
    """The steady player's move; it leaves nothing to chance."""
    plan = thrifty(partial(_best, view), view.rack)
    if not view.pool_count:  # with no tile to come, jokers and high tiles on the rack are only a loss
        for goal in ("tiles", "value"):
            plan = plan if plan.layout is not None else _best(view, view.rack, goal)
    if plan.layout is not None:
        return Play(plan.layout)
    return Draw() if view.pool_count else Pass()


def _best(view: View, rack: Row, goal: str = "tiles") -> Plan:
    return best_turn(view.rules, view.table, rack, view.opened[view.seat], goal, NODES)
