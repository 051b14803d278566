"""The best initial meld: melds made of rack tiles alone, worth enough together.

The kernel finds it on an empty table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..melds import Meld, arrange
from ..tiles import JOKER, Tile
from .bounds import Bound, Costs
from .case import Case
from .fates import TILES, number_of, tile_of
from .kernel import Meld as Faces
from .kernel import Pieces, best_table, most_tiles, most_value
from .search import Aim
from .solve import Solved, cheapest

HIGHEST = 13
"""What a joker can show at most."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The melds of the best opening, none if there is no such; whether that is proven; nodes searched."""

    melds: tuple[Meld, ...]
    proved: bool
    nodes: int


def best_opening(rack: Sequence[Tile], jokers: int, need: int, by_value: bool, budget: int) -> Opening:
    """The opening of most tiles, or of most value, that is worth *need* at least, with *jokers* at most."""
    counts = Counter([number_of(tile) for tile in rack if tile != JOKER])
    pieces = Pieces([0] * TILES, [counts[tile] for tile in range(TILES)], 0, jokers)
    case = Case(pieces, most_value(pieces, HIGHEST), lean=False)
    value = Bound(case.lattice, _faces(case))
    aim = Aim(case.total - need)
    if by_value:
        solved = cheapest(case.lattice, value.costs, aim, case.unit, budget)
        return _opening(case, solved, solved.nodes)
    free = best_table(pieces, most_tiles(pieces), at_least=1, budget=budget)
    melds = _melds(free.melds or ())
    if free.proved and (not melds or sum([meld.value for meld in melds]) >= need):
        return Opening(melds, True, free.nodes)
    value.sweep_back(reprice=False)
    tiles = Case(pieces, most_tiles(pieces), lean=False)
    aim = Aim(tiles.total - 1, value, case.total - need)
    solved = cheapest(tiles.lattice, tiles.costs(), aim, 1, budget - free.nodes)
    return _opening(tiles, solved, free.nodes + solved.nodes)


def _faces(case: Case) -> Costs:
    """What is not laid by its number; a joker is worth what it shows."""
    below = [HIGHEST - number for number in range(1, HIGHEST + 1)]
    unused = [HIGHEST * (case.lattice.jokers - used) for used in range(case.lattice.jokers + 1)]
    return Costs(case.left, [float(cost) for cost in unused], joker_at=below)


def _opening(case: Case, solved: Solved, nodes: int) -> Opening:
    table = case.table(solved.way) if solved.way else None
    return Opening(_melds(table or ()), solved.proved, nodes)


def _melds(table: Sequence[Faces]) -> tuple[Meld, ...]:
    """The melds of the kernel, their jokers as dear as may be."""
    return tuple([arrange([tile_of(face) for face in meld])[0] for meld in table])
