"""The question as a lattice: a chain of layers per colour, tied together at each number by groups and jokers.

A way from the first number to the last, an edge per colour and a pick at every number, is a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .groups import HeldGroup, Picks, picks
from .layers import START, Act, Edges, HeldTile, Layer, layer
from .runs import Spot

Rows = list[list[int]]
"""A row for each of the four colours, an entry per number."""


class HeldRun(NamedTuple):
    """A run of the table that may be kept: its first number - 1, its tiles (False: a joker), its place."""

    first: int
    real: tuple[bool, ...]
    place: int = 0

    @property
    def last(self) -> int:
        """Its last number - 1."""
        return self.first + len(self.real) - 1

    def at(self, n: int) -> HeldTile:
        """Its tile at a number."""
        return HeldTile(n == self.first, n == self.last, self.real[n - self.first], self.place)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a lattice is made of."""

    table: Rows
    rack: Rows
    jokers: int
    colours: int = 4
    lean: bool = True
    held_runs: Sequence[Sequence[HeldRun]] = ((), (), (), ())  # by colour
    held_groups: Mapping[int, Sequence[HeldGroup]] = field(default_factory=dict)  # by number - 1


class Step(NamedTuple):
    """What a way takes at one number: an act per colour, jokers in groups, the held groups kept, as bits."""

    acts: tuple[Act, Act, Act, Act]
    group_jokers: int
    kept: int


Way = tuple[Step, ...]


class Lattice:
    """The edges by standing, their acts, and the picks of one question; c is a colour, n a number - 1."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.numbers = len(terms.table[0])
        self.jokers = terms.jokers
        self.had = [
            [t + r for t, r in zip(*rows, strict=True)] for rows in zip(terms.table, terms.rack, strict=True)
        ]
        at_numbers = [self._picks(n) for n in range(self.numbers)]
        self.picks = [found.all for found in at_numbers]
        self.occurring = [found.occurring for found in at_numbers]
        self.tied = [len(found) > 1 for found in self.picks]
        self.edges: list[list[Edges]] = [[] for _ in range(4)]
        self.layers: list[list[Layer]] = [[] for _ in range(4)]
        for c in range(4):
            self._add_chain(c)

    @property
    def density(self) -> float:
        """How many tiles there are of each kind, on an average."""
        return sum(map(sum, self.had)) / (self.terms.colours * self.numbers)

    def standings(self, c: int, n: int) -> Iterable[int]:
        """The standings of a colour that can be reached before a number; behind the last there is but one."""
        return self.edges[c][n] if n < self.numbers else (START,)

    def _picks(self, n: int) -> Picks:
        terms = self.terms
        held = tuple(terms.held_groups.get(n, ()))
        return picks(tuple([row[n] for row in self.had]), self.jokers, terms.colours, terms.lean, held)

    def _add_chain(self, c: int) -> None:
        """Add the layers of one colour, and the edges from every standing that can be reached."""
        terms, jokers, had = self.terms, self.jokers, self.had[c]
        table, rack, held = terms.table[c], terms.rack[c], terms.held_runs[c]
        supply = [*had, 0, 0]
        opening = self.numbers - 3 if terms.lean else -1
        standings = frozenset({START})
        for n in range(self.numbers):
            most, to_come = had[n] + jokers, min(2, self.numbers - 1 - n)
            # more ahead than can stand open here is as good as what can
            ahead, beyond = min(most, supply[n + 1]), min(most, supply[n + 2])
            groups, may_open = self.occurring[n][c], n == opening
            spot = Spot(table[n], rack[n], groups, jokers, ahead, beyond, to_come, terms.lean, may_open)
            here = tuple([run.at(n) for run in held if run.first <= n <= run.last]) if held else ()
            found = layer(spot, here)
            edges, standings = found.ways(standings)
            self.layers[c].append(found)
            self.edges[c].append(edges)
