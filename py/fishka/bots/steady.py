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
    if plan.layout is None and not view.pool_count:
        plan = _best(view, view.rack)  # with no tile to come, a joker on the rack is only a loss
    if plan.layout is not None:
        return Play(plan.layout)
    return Draw() if view.pool_count else Pass()


def _best(view: View, rack: Row) -> Plan:
    return best_turn(view.rules, view.table, rack, view.opened[view.seat], "tiles", NODES)
