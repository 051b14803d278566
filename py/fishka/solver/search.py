"""The cheapest way through the lattice: A* over (number, the colours' states, jokers used).

    f   what a way through this node must cost, at least: cost so far plus cost to go, jokers at their price
    x   reduced cost of an edge or a pick: by how much taking it raises f; never negative
    p   states of two colours packed into one int
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import ceil
from typing import NamedTuple

from .bounds import Bound
from .lattice import INFINITE, Edge, Lattice

WIDTH = 32  # bits for the state of one colour, held runs included
EPS = 1e-6


class Step(NamedTuple):
    """What happens at one number: an edge per colour and the held groups kept, as bits, and jokers in groups."""

    edges: tuple[Edge, ...]
    group_jokers: int
    kept: int


class Way(NamedTuple):
    cost: int
    steps: tuple[Step, ...]


class Search:
    """One search; `best` may be asked again with a larger budget."""

    def __init__(self, lattice: Lattice, bound: Bound, end: Sequence[float], budget: int) -> None:
        self.lattice = lattice
        self.bound = bound
        self.end = end  # the cost of having used so many jokers
        self.budget = budget
        self.nodes = 0
        self.options: list[dict[int, dict[int, list]]] = [{} for _ in range(4 * lattice.numbers)]
        self.pairs: list[dict[int, dict[int, list]]] = [{} for _ in range(2 * lattice.numbers)]
        self.picks = [self._picks(n) for n in range(lattice.numbers)]

    def _picks(self, n):
        """Picks by what they take from the first two colours, then from the last two."""
        table = {}
        price = self.bound.joker
        least = min(cost + price * j for _, j, cost, _ in self.lattice.picks[n])
        for (g0, g1, g2, g3), j, cost, bits in self.lattice.picks[n]:
            table.setdefault(g0 << 3 | g1, {}).setdefault(g2 << 3 | g3, []).append((cost + price * j - least, j, bits))
        for row in table.values():
            for entry in row.values():
                entry.sort()
        return table

    def _colour(self, c, n, s):
        """The edges from a state by the tiles they give to groups."""
        found = {}
        price, now, then = self.bound.joker, self.bound.to_go[c][n][s], self.bound.to_go[c][n + 1]
        for edge in self.lattice.chains[c][n][s]:
            g, j, cost, s2, _, _ = edge
            if s2 in then:
                found.setdefault(g, []).append((cost + price * j + then[s2] - now, j, s2, edge))
        return found

    def _pair(self, half, n, p):
        """The edges from the states of two colours, by the tiles they give to groups; cheapest first."""
        sides = []
        for c, s in ((2 * half, p >> WIDTH), (2 * half + 1, p & (1 << WIDTH) - 1)):
            known = self.options[c * self.lattice.numbers + n]
            if s not in known:
                known[s] = self._colour(c, n, s)
            sides.append(known[s])
        found = {}
        for g0, first in sides[0].items():
            for g1, second in sides[1].items():
                found[g0 << 3 | g1] = sorted(
                    ((x0 + x1, j0 + j1, s0 << WIDTH | s1, e0, e1) for x0, j0, s0, e0 in first for x1, j1, s1, e1 in second),
                    key=lambda e: e[0],
                )
        return found

    def best(self):
        lattice, bound, end = self.lattice, self.bound, self.end
        numbers, jokers, price = lattice.numbers, lattice.jokers, bound.joker
        if bound.root == INFINITE:
            return None
        seen = [{} for _ in range(numbers + 1)]
        level = ceil(bound.root - EPS)
        later = {}
        levels = []
        # entry: (f, n, p, q, used, parent, how, lowest level already done)
        stack = [(bound.root, 0, 0, 0, 0, None, None, -INFINITE)]
        pairs = self.pairs
        while True:
            while not stack:
                if not levels:
                    return None
                level = heappop(levels)
                stack = later.pop(level)
            entry = stack.pop()
            f, n, p, q, used, _, _, done = entry
            if n == numbers:
                return entry, level
            if self.nodes >= self.budget:
                return None
            self.nodes += 1
            known = pairs[n]
            left = known.get(p)
            if left is None:
                left = known[p] = self._pair(0, n, p)
            known = pairs[numbers + n]
            right = known.get(q)
            if right is None:
                right = known[q] = self._pair(1, n, q)
            limit = level + EPS
            again = INFINITE
            table = self.picks[n]
            visited = seen[n + 1]
            for code, firsts in left.items():
                row = table.get(code)
                if row is None:
                    continue
                for code2, seconds in right.items():
                    ways = row.get(code2)
                    if ways is None:
                        continue
                    for x, j, bits in ways:
                        f0 = f + x
                        for first in firsts:
                            f1 = f0 + first[0]
                            if f1 > limit:
                                if f1 < again:
                                    again = f1
                                break
                            for second in seconds:
                                f2 = f1 + second[0]
                                if n == numbers - 1:
                                    u2 = used + j + first[1] + second[1]
                                    if u2 > jokers:
                                        continue
                                    f2 += price * (jokers - u2) + end[u2]
                                if f2 > limit:
                                    if f2 < again:
                                        again = f2
                                    if n == numbers - 1:
                                        continue
                                    break
                                if f2 <= done:
                                    continue
                                u2 = used + j + first[1] + second[1]
                                if u2 > jokers:
                                    continue
                                key = (first[2] << 2 * WIDTH | second[2]) << 3 | u2
                                if visited.get(key, INFINITE) <= f2:
                                    continue
                                visited[key] = f2
                                stack.append((f2, n + 1, first[2], second[2], u2, entry, (first, second, j, bits), -INFINITE))
            if again < INFINITE:
                level2 = ceil(again - EPS)
                entry = (f, n, p, q, used, entry[5], entry[6], limit)
                if level2 in later:
                    later[level2].append(entry)
                else:
                    later[level2] = [entry]
                    heappush(levels, level2)


def way(entry) -> tuple[Step, ...]:
    """The steps that led to an entry."""
    steps = []
    while entry[5] is not None:
        first, second, j, bits = entry[6]
        steps.append(Step((first[3], first[4], second[3], second[4]), j, bits))
        entry = entry[5]
    return tuple(reversed(steps))
