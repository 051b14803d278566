"""The question as a lattice: a chain of states per colour, tied together at each number by groups and jokers.

A way from the first number to the last, one edge per colour and number and one pick per number, is a table; its
cost is the worth of what stays on the rack and of the melds that were disturbed.

    c, n   colour, number - 1                     edge   (g, j, cost, next state, r, kept), see runs.py
    k      the table's runs that are kept, as bits of the places they have in their colour
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from . import groups, runs

Edge = tuple[int, int, float, int, int, int]
Layer = dict[int, list[Edge]]
Vector = tuple[int, ...]

INFINITE = float("inf")


@dataclass(frozen=True, slots=True)
class Held:
    """A run of the table that may be kept: where it starts, its tiles (False: a joker), and its place among the bits."""

    first: int
    real: tuple[bool, ...]
    place: int

    @property
    def last(self) -> int:
        return self.first + len(self.real) - 1


@dataclass(slots=True)
class Terms:
    """What the lattice is made of: counts per colour and number, jokers, and what each thing costs."""

    table: list[list[int]]
    rack: list[list[int]]
    jokers: int
    left: list[list[int]]  # the cost of leaving a rack tile of this colour and number
    colours: int = 4
    lean: bool = True
    joker_at: Sequence[int] = ()  # the cost of a joker that shows this number; none: nothing
    held_runs: list[list[Held]] = field(default_factory=list)  # per colour
    held_groups: list[list[tuple[Vector, int]]] = field(default_factory=list)  # per number: (tiles, jokers)
    disturbed: int = 0  # the cost of a held meld that is not kept


class Lattice:
    """Chains and picks of one question."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.colours = len(terms.table)
        self.numbers = len(terms.table[0])
        self.jokers = terms.jokers
        self.had = [[t + r for t, r in zip(*rows)] for rows in zip(terms.table, terms.rack)]
        self.picks = [self._picks(n) for n in range(self.numbers)]
        self.chains = [self._chain(c) for c in range(self.colours)]

    def _picks(self, n: int) -> list[tuple[Vector, int, float, int]]:
        """The ways to make groups at a number: (g, jokers, cost, held groups that are kept, as bits)."""
        terms = self.terms
        joker = terms.joker_at[n] if terms.joker_at else 0
        had = tuple(row[n] for row in self.had)
        largest = min(3 if terms.lean else 4, terms.colours)
        held = terms.held_groups[n] if terms.held_groups else []
        if not held:
            return [(g, j, joker * j, 0) for g, j in groups.picks(had, self.jokers, largest)]
        best: dict[tuple[Vector, int], tuple[float, int]] = {}
        for bits in range(1 << len(held)):
            kept = [held[i] for i in range(len(held)) if bits >> i & 1]
            taken = [sum(col) for col in zip(*(g for g, _ in kept))] or [0] * self.colours
            jokers = sum(j for _, j in kept)
            cost = terms.disturbed * (len(held) - len(kept))
            rest = tuple(h - t for h, t in zip(had, taken))
            for g, j in groups.picks(rest, self.jokers - jokers, largest):
                key = (tuple(a + b for a, b in zip(g, taken)), j + jokers)
                if key not in best or best[key][0] > cost:
                    best[key] = (cost, bits)
        return [(g, j, cost + joker * j, bits) for (g, j), (cost, bits) in best.items()]

    def _chain(self, c: int) -> list[Layer]:
        """The layers of one colour, forward from the empty state."""
        terms, chain, had = self.terms, [], self.had[c]
        supply = [h + self.jokers for h in had] + [0, 0]
        states: set[int] = {0}
        for n in range(self.numbers):
            allowed = 0
            for g, _, _, _ in self.picks[n]:
                allowed |= 1 << g[c]
            edge = 0 if not terms.lean else 2 if n == self.numbers - 3 else 1
            starting, held = [], terms.held_runs[c] if terms.held_runs else []
            starting = [h for h in held if h.first == n]
            layer: Layer = {}
            for state in states:
                layer[state] = edges = []
                s, k = state & (1 << runs.BITS) - 1, state >> runs.BITS
                for start_bits in range(1 << len(starting)):
                    now, cost = k, 0.0
                    for i, h in enumerate(starting):
                        if start_bits >> i & 1:
                            now |= 1 << h.place
                        else:
                            cost += terms.disturbed
                    real = jokers = ended = 0
                    if now:
                        for h in held:
                            if now >> h.place & 1 and h.first <= n <= h.last:
                                if h.real[n - h.first]:
                                    real += 1
                                else:
                                    jokers += 1
                                if h.last == n:
                                    ended |= 1 << h.place
                    then = (now & ~ended) << runs.BITS
                    for g, j, u, r, s2 in runs.options(
                        s, terms.table[c][n] - real, terms.rack[c][n], allowed, self.jokers, supply[n + 1], supply[n + 2], edge
                    ):
                        price = cost + u * terms.left[c][n]
                        if terms.joker_at:
                            price += j * terms.joker_at[n]
                        edges.append((g, j + jokers, price, s2 | then, r, now))
            chain.append(layer)
            states = {e[3] for edges in layer.values() for e in edges}
        return chain
