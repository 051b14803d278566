"""The best table that counts allow, jokers moving freely: values in, a plan out.

Knows tiles as ints only: no rules, seat, game, session or clock.  A tile is colour * numbers + number - 1,
colours from 0; a joker is JOKER; counts have an entry per tile.  All of the table lies there afterwards, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from .bounds import Bound
from .case import Case, Pieces, Worth
from .held import canonical
from .rebuild import JOKER, Meld
from .search import Aim
from .solve import any_way, cheapest, persist, swept

__all__ = [
    "BUDGET",
    "JOKER",
    "Found",
    "Meld",
    "Pieces",
    "Worth",
    "any_table",
    "best_table",
    "most_tiles",
    "most_value",
]

BUDGET = 100_000
"""Nodes: some seconds."""
CARE = 4_000
"""Nodes that are spent on leaving melds untouched."""
SHARE = 2
"""Melds that a tile of the rack weighs, where melds count and the worth is settled."""


@dataclass(frozen=True, slots=True)
class Found:
    """The best table: its melds, what was laid of the rack, and its worth; *kept*: melds that lie untouched.

    melds: None where no table is worth what was asked for, or the budget ended before one was found.
    proved: none is worth more.
    """

    melds: tuple[Meld, ...] | None
    laid: tuple[int, ...]
    worth: int
    kept: int
    proved: bool
    nodes: int


def most_tiles(pieces: Pieces) -> Worth:
    """Every tile and joker counts one."""
    return Worth([1] * len(pieces.table), 1)


def most_value(pieces: Pieces, joker: int = 30) -> Worth:
    """A tile counts its number."""
    return Worth([tile % pieces.numbers + 1 for tile in range(len(pieces.table))], joker)


def best_table(
    pieces: Pieces, worth: Worth, melds: Sequence[Meld] = (), at_least: int = 0, budget: int = BUDGET
) -> Found:
    """The table of greatest worth, of *at_least* so much, that holds all of the table and more of the rack.

    *melds*: those that lie on the table, as they lie.  If they are given, of the tables of this worth one
    that leaves most of them untouched, as far as CARE goes.  The search ends within *budget* nodes.
    """
    nodes = 0
    for lean in (True, False):
        case = Case(pieces, worth, lean)
        solved = cheapest(case.lattice, case.costs(), Aim(case.total - at_least), case.unit, budget - nodes)
        nodes += solved.nodes
        table = case.table(solved.way) if solved.way else None
        if table or not solved.way:
            break
    found = _found(case, table, melds, solved.proved, nodes)
    if table is None or not melds or found.kept == len(melds) or not solved.proved:
        return found
    return _least_disturbed(case, found, melds, solved.bound, min(CARE, budget - nodes))


def any_table(pieces: Pieces, worth: Worth, at_least: int = 1, budget: int = BUDGET) -> Found:
    """Some table of *at_least* so much worth, the first that comes; *proved*: that there is none."""
    nodes = 0
    for lean in (True, False):
        case = Case(pieces, worth, lean)
        bound = Bound(case.lattice, case.costs())
        bound.sweep_back(reprice=False)
        solved = any_way(bound, Aim(case.total - at_least), budget - nodes)
        nodes += solved.nodes
        table = case.table(solved.way) if solved.way else None
        if table or not solved.way:
            break
    return _found(case, table, (), solved.proved, nodes)


def _found(case: Case, table: list[Meld] | None, melds: Sequence[Meld], proved: bool, nodes: int) -> Found:
    if table is None:
        return Found(None, (), 0, 0, proved, nodes)
    pieces, worth = case.pieces, case.worth
    lying = Counter([tile for meld in table for tile in meld])
    jokers = lying[JOKER] - pieces.table_jokers
    laid = [tile for tile, count in enumerate(pieces.table) for _ in range(lying[tile] - count)]
    value = sum([worth.tiles[tile] for tile in laid]) + jokers * worth.joker
    given = Counter([canonical(meld, pieces.numbers) for meld in melds])
    kept = (given & Counter(table)).total() if melds else 0
    return Found(tuple(table), (*laid, *[JOKER] * jokers), value, kept, proved, nodes)


def _least_disturbed(case: Case, found: Found, melds: Sequence[Meld], prices: Bound, budget: int) -> Found:
    """A table of the same worth that keeps more of the melds, if one is found.

    What counts is the melds given up, the worth being a limit; but a share of it in the cost tightens the
    bound.
    """
    cost = case.total - found.worth
    all_laid = not cost and case.lean and case.worth.joker >= 0  # then nothing costs but melds given up
    held = Case(_all_laid(case) if all_laid else case.pieces, case.worth, case.lean, melds)
    step = 1 if all_laid else max(1, round(case.unit))
    aim = Aim(SHARE * cost + step * (len(melds) - found.kept - 1), base=SHARE * cost, step=step)
    costs = held.costs(SHARE, disturbed=step)
    if all_laid:
        bound = Bound(held.lattice, costs, min(0.9, 1.8 / max(1, held.lattice.jokers)))
    else:
        limit = prices.onto(held.lattice, held.costs(), 1, prices.joker)
        limit.sweep_back(reprice=False)
        aim = aim._replace(second=limit, limit=cost)
        bound = prices.onto(held.lattice, costs, SHARE, SHARE * prices.joker + step / 4)
    bound.sweep_back(reprice=False)
    swept(bound)
    solved = persist(bound, aim, budget, swept, aim.base)
    table = held.table(solved.way) if solved.way else None
    other = _found(case, table, melds, True, found.nodes + solved.nodes)
    return other if other.kept > found.kept else replace(found, nodes=other.nodes)


def _all_laid(case: Case) -> Pieces:
    """The pieces where all of the rack lies on the table that is worth something."""
    pieces = case.pieces
    counts = zip(pieces.table, pieces.rack, case.worth.tiles, strict=True)
    table = [lie + (more if worth else 0) for lie, more, worth in counts]
    rack = [0 if worth else more for more, worth in zip(pieces.rack, case.worth.tiles, strict=True)]
    return replace(pieces, table=table, rack=rack)
