"""What one colour can do at one number, from each state in which its runs may stand there.

What a state can do at a spot is remembered: positions differ, their spots are alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .runs import EMPTY, Spot, State, options

Edge = tuple[int, int]
"""(t, q): t the next standing, q the number of its act among those of the layer"""
Edges = dict[int, tuple[Edge, ...]]
"""The edges from each of some standings."""

KINDS = 10
"""Bits for the number of a state in a standing; above them the held runs that are under way, as bits."""
START = 0
ROOM = 40_000
"""Standings whose edges are remembered, some kilobyte each at most."""

_states: list[State] = [EMPTY]
_numbers: dict[State, int] = {EMPTY: START}


class HeldTile(NamedTuple):
    """A tile of a run of the table that may be kept as it lies; *place* tells it from others here."""

    first: bool
    last: bool
    real: bool
    place: int


class Act(NamedTuple):
    """What a colour does at a number: gives up d held runs, keeps those of k, as bits; else as in runs."""

    g: int
    j: int
    u: int
    d: int
    r: int
    k: int


class Layer:
    """The ways from every standing at one spot, as far as they were asked for, and all acts on them.

    gs: the g of each act.
    """

    def __init__(self, spot: Spot, held: tuple[HeldTile, ...]) -> None:
        self.spot, self.held = spot, held
        self.acts: list[Act] = []
        self.gs: list[int] = []
        self._number: dict[tuple[int, ...], int] = {}
        self._edges: Edges = {}
        self._ways: dict[frozenset[int], tuple[Edges, frozenset[int]]] = {}

    def ways(self, standings: frozenset[int]) -> tuple[Edges, frozenset[int]]:
        """The edges from these standings, and the standings that they lead to; remembered."""
        global _remembered
        found = self._ways.get(standings)
        if found is None:
            edges = {s: self.edges(s) for s in standings}
            then = frozenset([t for ways in edges.values() for t, _ in ways])
            found = self._ways[standings] = edges, then
            _remembered += 1
        return found

    def edges(self, s: int) -> tuple[Edge, ...]:
        """The edges from a standing; remembered."""
        global _remembered
        found = self._edges.get(s)
        if found is None:
            edges = self._kept_or_not(s) if self.held else self._plain(s)
            found = self._edges[s] = tuple(map(_same, edges))
            _remembered += 1
        return found

    def _act(self, g: int, j: int, u: int, d: int, r: int, k: int) -> int:
        """The number of an act, a new one if it is new."""
        key = g, j, u, d, r, k
        number = self._number.get(key)
        if number is None:
            number = self._number[key] = len(self.acts)
            self.acts.append(Act(*key))
            self.gs.append(g)
        return number

    def _plain(self, s: int) -> Iterator[Edge]:
        for g, j, u, r, then in options(_states[s], self.spot):
            yield _number(then), self._act(g, j, u, 0, r, 0)

    def _kept_or_not(self, standing: int) -> Iterator[Edge]:
        state, spot = standing & (1 << KINDS) - 1, self.spot
        for k, given_up in _keepings(standing >> KINDS, self.held):
            kept = [tile for tile in self.held if k >> tile.place & 1]
            real = sum([tile.real for tile in kept])
            jokers = len(kept) - real
            if real > spot.must or jokers > spot.jokers:
                continue
            after = (k & ~sum([1 << tile.place for tile in kept if tile.last])) << KINDS
            rest = layer(spot._replace(must=spot.must - real, jokers=spot.jokers - jokers), ())
            for t, q in rest.edges(state):
                g, j, u, _, r, _ = rest.acts[q]
                yield after | t, self._act(g, j + jokers, u, given_up, r, k)


_one_of_each: dict[Edge, Edge] = {}


def _same(edge: Edge) -> Edge:
    """The equal edge that was there first: few different ones come again and again, and stay at hand."""
    return _one_of_each.setdefault(edge, edge)


_layers: dict[tuple[Spot, tuple[HeldTile, ...]], Layer] = {}
_remembered = 0


def layer(spot: Spot, held: tuple[HeldTile, ...]) -> Layer:
    """The layer at a spot; remembered."""
    global _remembered
    key = (spot, held)
    found = _layers.get(key)
    if found is None:
        if _remembered > ROOM:
            _layers.clear()
            _remembered = 0
        found = _layers[key] = Layer(spot, held)
    return found


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
