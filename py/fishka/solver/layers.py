"""What one colour can do at one number, from each state in which its runs may stand there.

What a state can do at a spot is remembered: positions differ, their spots are alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .runs import EMPTY, Spot, State, options

Edge = tuple[int, int, int, int, int, int, int]
"""(t, g, j, u, d, r, k): t the next standing, d held runs given up here, k held runs kept; else as in runs"""
Priced = tuple[int, int, float]
"""(t, g, cost)"""

KINDS = 10
"""Bits for the number of a state in a standing; above them the held runs that are under way, as bits."""
START = 0

_states: list[State] = [EMPTY]
_numbers: dict[State, int] = {EMPTY: START}


class HeldTile(NamedTuple):
    """A tile of a run of the table that may be kept as it lies; *place* tells it from others here."""

    first: bool
    last: bool
    real: bool
    place: int


Prices = tuple[float, float, float]
"""(a tile left on the rack, a held run given up, a joker)"""


class Ways:
    """The edges from one standing at one spot, and the standings that they lead to."""

    __slots__ = ("edges", "priced", "then")

    def __init__(self, edges: tuple[Edge, ...]) -> None:
        self.edges = edges
        self.then = {edge[0] for edge in edges}
        self.priced: dict[Prices, list[Priced]] = {}

    def price(self, prices: Prices) -> list[Priced]:
        """The edges at these prices; remembered in `priced`."""
        if len(self.priced) > 15:
            self.priced.clear()
        left, disturbed, joker = prices
        found = self.priced[prices] = [
            _same((t, g, u * left + d * disturbed + j * joker)) for t, g, j, u, d, _, _ in self.edges
        ]
        return found


class Layer:
    """The ways from every standing at one spot, as far as they were asked for."""

    def __init__(self, spot: Spot, held: tuple[HeldTile, ...]) -> None:
        self.spot, self.held = spot, held
        self.known: dict[int, Ways] = {}

    def ways(self, standings: set[int]) -> dict[int, Ways]:
        """The ways from each of the standings."""
        global _remembered
        known = self.known
        for s in standings:
            if s not in known:
                known[s] = Ways(tuple(_edges(s, self.spot, self.held)))
                _remembered += 1
        return {s: known[s] for s in standings}


_layers: dict[tuple[Spot, tuple[HeldTile, ...]], Layer] = {}
_remembered = 0
_one_of_each: dict[Priced, Priced] = {}


def _same(edge: Priced) -> Priced:
    """The equal edge that was there first: few different ones come again and again, and stay at hand."""
    return _one_of_each.setdefault(edge, edge)


def layer(spot: Spot, held: tuple[HeldTile, ...]) -> Layer:
    """The layer at a spot; remembered."""
    global _remembered
    key = (spot, held)
    found = _layers.get(key)
    if found is None:
        if _remembered > 20_000:  # ways, of some kilobyte each
            _layers.clear()
            _one_of_each.clear()
            _remembered = 0
        found = _layers[key] = Layer(spot, held)
    return found


def _edges(standing: int, spot: Spot, held: tuple[HeldTile, ...]) -> Iterator[Edge]:
    state, under_way = _states[standing & (1 << KINDS) - 1], standing >> KINDS
    for k, given_up in _keepings(under_way, held):
        kept = [tile for tile in held if k >> tile.place & 1]
        real = sum(tile.real for tile in kept)
        jokers = len(kept) - real
        if real > spot.must or jokers > spot.jokers:
            continue
        rest = spot._replace(must=spot.must - real, jokers=spot.jokers - jokers)
        after = k & ~sum(1 << tile.place for tile in kept if tile.last)
        for g, j, u, r, then in options(state, rest):
            yield after << KINDS | _number(then), g, j + jokers, u, given_up, r, k


def _number(state: State) -> int:
    number = _numbers.setdefault(state, len(_states))
    if number == len(_states):
        _states.append(state)
    return number


def _keepings(under_way: int, held: tuple[HeldTile, ...]) -> list[tuple[int, int]]:
    """Which held runs lie here, and how many are given up: every choice for those that start here."""
    found = [(under_way, 0)]
    for tile in held:
        if tile.first:
            found = [(k | 1 << tile.place, d) for k, d in found] + [(k, d + 1) for k, d in found]
    return found
