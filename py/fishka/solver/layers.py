"""What one colour can do at one number, from every state in which its runs may stand there.

Layers are remembered: positions differ, their spots are alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from . import runs
from .runs import EMPTY, Spot

Edge = tuple[int, int, int, int, int, int, int, int]
"""(s, t, g, j, u, d, r, k): s and t are the places of a state in its layer and of the next in the next layer,
d held runs given up here, k held runs kept, as bits of their places; the others as in runs"""
Priced = tuple[int, int, int, float]
"""(s, t, g, cost)"""
Standing = tuple[runs.State, int]
"""A state, and the held runs that are under way, as bits"""

START: tuple[Standing, ...] = ((EMPTY, 0),)


class HeldTile(NamedTuple):
    """A tile of a run of the table that may be kept as it lies; *place* tells it from others here."""

    first: bool
    last: bool
    real: bool
    place: int


class Layer:
    """Edges, also by the state they leave, and the states they lead to."""

    __slots__ = ("_priced", "by_state", "edges", "then")

    def __init__(self, ways: list[list[tuple[Standing, int, int, int, int, int, int]]]) -> None:
        self.then: tuple[Standing, ...] = tuple(sorted({way[0] for from_state in ways for way in from_state}))
        place = {standing: t for t, standing in enumerate(self.then)}
        self.by_state: list[list[Edge]] = [
            [(s, place[then], g, j, u, d, r, k) for then, g, j, u, d, r, k in from_state]
            for s, from_state in enumerate(ways)
        ]
        self.edges: list[Edge] = [edge for edges in self.by_state for edge in edges]
        self._priced: dict[tuple[float, float, float], list[Priced]] = {}

    def priced(self, left: float, disturbed: float, joker: float) -> list[Priced]:
        """The edges at the price of a tile left, of a held run given up and of a joker."""
        key = (left, disturbed, joker)
        found = self._priced.get(key)
        if found is None:
            if len(self._priced) > 10:
                self._priced.clear()
            found = self._priced[key] = [
                (s, t, g, u * left + d * disturbed + j * joker) for s, t, g, j, u, d, _, _ in self.edges
            ]
        return found


_layers: dict[tuple[tuple[Standing, ...], Spot, tuple[HeldTile, ...]], Layer] = {}
_remembered = 0


def layer(states: tuple[Standing, ...], spot: Spot, held: tuple[HeldTile, ...]) -> Layer:
    """The layer from these states."""
    global _remembered
    key = (states, spot, held)
    found = _layers.get(key)
    if found is None:
        if _remembered > 60_000:  # edges, of some 300 bytes with their prices
            _layers.clear()
            _remembered = 0
        found = _layers[key] = Layer([list(_ways(standing, spot, held)) for standing in states])
        _remembered += len(found.edges)
    return found


def _ways(
    standing: Standing, spot: Spot, held: tuple[HeldTile, ...]
) -> Iterator[tuple[Standing, int, int, int, int, int, int]]:
    state, under_way = standing
    if not held:
        for g, j, u, r, then in runs.options(state, spot):
            yield (then, 0), g, j, u, 0, r, 0
        return
    for k, given_up in _keepings(under_way, held):
        kept = [tile for tile in held if k >> tile.place & 1]
        real = sum(tile.real for tile in kept)
        jokers = len(kept) - real
        if real > spot.must or jokers > spot.jokers:
            continue
        rest = spot._replace(must=spot.must - real, jokers=spot.jokers - jokers)
        after = k & ~sum(1 << tile.place for tile in kept if tile.last)
        for g, j, u, r, then in runs.options(state, rest):
            yield (then, after), g, j + jokers, u, given_up, r, k


def _keepings(under_way: int, held: tuple[HeldTile, ...]) -> list[tuple[int, int]]:
    """Which held runs lie here, and how many are given up: every choice for those that start here."""
    found = [(under_way, 0)]
    for tile in held:
        if tile.first:
            found = [(k | 1 << tile.place, d) for k, d in found] + [(k, d + 1) for k, d in found]
    return found
