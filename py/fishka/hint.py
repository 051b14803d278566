"""The hint: a good turn from here, and the moves of the hand that lead to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from heapq import heappop, heappush
from itertools import islice

from .melds import Layout, Row, tiles_in
from .memory import Memory
from .solver.steps import Step, steps
from .solver.thrift import thrifty
from .solver.turn import Plan
from .tiles import Tile, in_order
from .view import View

TURNS = 8
"""How many different turns "another" goes through before it comes back to the first."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A turn to play; tiles and value are of the whole turn, no tiles: there is nothing to play.

    The steps go on from the draft, or, with *reset*, from the table and the rack as the turn found them.
    """

    tiles: int
    value: int
    proved: bool
    steps: tuple[Step, ...] = ()
    reset: bool = False


def hint(memory: Memory, view: View, layout: Layout, rack: Row, nth: int = 0) -> Hint:
    """The *nth* best turn, from 0; after the last the count begins again.

    *layout* and *rack* are the draft; it is built on where all that it has laid belongs to the turn.
    """
    plans = list(islice(turns(memory, view), min(nth + 1, TURNS)))
    if not plans:
        return Hint(0, 0, memory.best(view).proved)
    plan = plans[nth % len(plans)]
    assert plan.layout is not None
    reset = bool(_laid(view, layout) - Counter(plan.laid))
    way = steps(view.table, plan.layout, view.rack) if reset else steps(layout, plan.layout, rack)
    return Hint(plan.tiles, plan.value, plan.proved, way, reset)


def turns(memory: Memory, view: View) -> Iterator[Plan]:
    """Turns that lay different tiles: the thrifty one first, then by tiles and value."""
    first = thrifty(partial(memory.best, view), view.rack)
    if first.layout is not None:
        yield first
    for plan in _by_tiles(memory, view):
        if plan.laid != first.laid:
            yield plan


def _by_tiles(memory: Memory, view: View) -> Iterator[Plan]:
    """Every other choice of tiles lacks one that the best lays: so look at the racks without each in turn."""
    queue: list[tuple[int, int, Row]] = []
    seen, given = set[Row](), set[Row]()

    def consider(rack: Row) -> None:
        if rack not in seen:
            seen.add(rack)
            plan = memory.best(view, rack)
            if plan.layout is not None:
                heappush(queue, (-plan.tiles, -plan.value, rack))

    consider(in_order(view.rack))
    while queue:
        rack = heappop(queue)[2]
        plan = memory.best(view, rack)
        if plan.laid not in given:
            given.add(plan.laid)
            yield plan
        for tile in dict.fromkeys(plan.laid):
            at = rack.index(tile)
            consider((*rack[:at], *rack[at + 1 :]))


def _laid(view: View, layout: Layout) -> Counter[Tile]:
    lie = (Counter(tile for lain in rows for tile in tiles_in(lain)) for rows in (layout, view.table))
    after, before = lie
    return after - before
