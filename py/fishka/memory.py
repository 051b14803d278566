"""The best turns already found, so that a hint, its next level and a review search a position once."""

from __future__ import annotations

from .melds import Layout, Row
from .rules import Rules
from .solver.turn import Plan, best_turn
from .tiles import in_order
from .view import View

KEPT = 512
"""How many plans are remembered: a round has some hundred turns, and a hint asks about a few racks more."""

NODES = 50_000
"""How far one search goes: a person waits for it."""


class Memory:
    """Plans for most tiles, by what they depend on; the oldest are forgotten."""

    def __init__(self) -> None:
        self._plans: dict[tuple[Rules, Layout, Row, bool], Plan] = {}

    def best(self, view: View, rack: Row | None = None) -> Plan:
        """The turn that lays most tiles; *rack*: as if that were all the tiles of the seat."""
        asked = view.rules, view.table, in_order(view.rack if rack is None else rack), view.opened[view.seat]
        if asked not in self._plans:
            if len(self._plans) >= KEPT:
                del self._plans[next(iter(self._plans))]
            self._plans[asked] = best_turn(*asked, "tiles", NODES)
        return self._plans[asked]
