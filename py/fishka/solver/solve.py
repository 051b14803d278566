"""How a lattice is solved: try whether all fits, else find good prices, search, and better them.

Without jokers one sweep of prices mostly makes the bound exact, and the search walks straight to the end.
Among few tiles jokers take two; among many all may fit, which costs little to try first.  The less there is
to lay, the dearer is what a joker serves for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter

from .bounds import Bound, Costs
from .lattice import Lattice, Way
from .search import Aim, Search

DENSE = 1.2
"""With more pieces per kind of tile and a joker among them all may well fit."""
SPARSE, FALL, CROWDED = 2.9, 1.5, 0.75
"""What a joker is worth at first, in tiles: among few, how much less among one of each kind, among many."""
FIRST_TRY = 24
"""Nodes for finding that it does: about two per number."""
PATIENCE = (60, 250, 1000)
"""Nodes after which better prices are worth their time."""
RESERVE = 40
"""Nodes kept for a table that is not the best, where the budget ends first."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The cheapest way found and its cost; whether none is cheaper; the nodes it took; the last bound."""

    way: Way | None
    cost: float
    proved: bool
    nodes: int
    bound: Bound


def cheapest(lattice: Lattice, costs: Costs, aim: Aim, unit: float, budget: int) -> Solved:
    """The cheapest way that meets the aim, within *budget* nodes; *unit*: about what a tile costs."""
    if not lattice.jokers or lattice.density < DENSE:
        joker = (SPARSE - FALL * lattice.density) * unit if lattice.jokers else 0.0
        bound = Bound(lattice, costs, joker)
        if lattice.jokers:
            bound.sweep_forth()
        bound.sweep_back()
        return persist(bound, aim, budget, _retuned)
    free = Bound(lattice, costs)
    free.sweep_back(reprice=False)
    search = Search(lattice, free, aim)
    found = search.run(min(budget - RESERVE, FIRST_TRY))
    if not search.stopped:
        return _solved(found, True, search.nodes, free)
    priced = swept(free.like(CROWDED * unit))
    return persist(priced, aim, budget, _retuned, search.level, search.nodes)


def persist(
    bound: Bound,
    aim: Aim,
    budget: int,
    better: Callable[[Bound], Bound],
    floor: float = -1e15,
    nodes: int = 0,
) -> Solved:
    """The cheapest way, under *better* and better prices; *floor*: none costs less; *nodes*: spent before."""
    spend = budget - RESERVE
    for patience in (*PATIENCE, budget):
        search = Search(bound.lattice, bound, aim, floor)
        found = search.run(min(spend - nodes, patience))
        nodes += search.nodes
        if not search.stopped:
            return _solved(found, True, nodes, bound)
        if nodes >= spend:
            break
        floor = search.level
        bound = swept(bound) if patience == PATIENCE[0] else better(bound)
    last = any_way(bound, aim, budget - nodes)
    return _solved((last.cost, last.way) if last.way else None, False, nodes + last.nodes, bound)


def any_way(bound: Bound, aim: Aim, budget: int) -> Solved:
    """Some way below the ceiling, straight ahead; proved: that there is none."""
    search = Search(bound.lattice, bound, aim, aim.ceiling)
    found = search.run(budget)
    return _solved(found, found is None and not search.stopped, search.nodes, bound)


def _solved(found: tuple[float, Way] | None, proved: bool, nodes: int, bound: Bound) -> Solved:
    cost, way = found or (0.0, None)
    return Solved(way, cost, proved, nodes, bound)


def swept(bound: Bound) -> Bound:
    """The bound with better prices."""
    bound.sweep_forth()
    bound.sweep_back()
    return bound


def _retuned(bound: Bound) -> Bound:
    """The bound swept once more, jokers a fifth cheaper or dearer if that serves better."""
    best = swept(bound)
    others = [swept(best.like(best.joker * change)) for change in (1.2, 1 / 1.2) if best.joker]
    return max([best, *others], key=attrgetter("root"))
