"""The cheapest way through the lattice: A* over (number, the colours' states, jokers used).

A node is expanded as far as the cost that is being tried, and put back for the rest.

    f      what a way through a node must cost, at least: cost so far and cost to go, unused jokers given back
    h      the same of a second cost, which has a limit
    x, y   reduced costs of an edge or a pick: how much taking it adds to f and to h; never negative
    p, q   standings of the first two and of the last two colours, packed into an int
    j      jokers used
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from math import ceil
from operator import itemgetter
from typing import NamedTuple

from .bounds import INFINITE, Bound
from .lattice import Lattice, Step, Way
from .layers import Edge

WIDTH = 20
"""Bits for a standing."""
MASK = (1 << WIDTH) - 1
HAIR = 1e-6
"""What rounding may add to a cost."""

Choice = tuple[float, float, int, int, Edge]
"""(x, y, j, next standing, edge)"""
Pair = tuple[float, float, int, int, Edge, Edge]
"""(x, y, j, the next standings of two colours, their edges)"""
Crossing = tuple[float, float, int, int]
"""(x, y, j, held groups kept)"""
Node = tuple[float, int, int, int, int, float, "Node | None", "tuple[Pair, Pair, int, int] | None", float]
"""(f, n, p, q, j, h, the node before, how it was reached, up to which f ways from it have been followed)"""


class Aim(NamedTuple):
    """What a way must come to."""

    ceiling: float = 1e15  # no way may cost more
    second: Bound | None = None  # another cost,
    limit: float = 0.0  # of which no way may have more


class Search:
    """One search under one bound; *floor*: no way costs less."""

    def __init__(self, lattice: Lattice, bound: Bound, aim: Aim, floor: float = -1e15) -> None:
        self.lattice, self.bound, self.aim = lattice, bound, aim
        self.level = max(floor, ceil(bound.root - HAIR)) if bound.root < INFINITE else INFINITE
        """The cost that is being tried: there is nothing cheaper."""
        self.nodes = 0
        self.stopped = False
        numbers = lattice.numbers
        self._choices: list[dict[int, dict[int, list[Choice]]]] = [{} for _ in range(4 * numbers)]
        self._pairs: list[dict[int, list[tuple[int, list[Pair]]]]] = [{} for _ in range(2 * numbers)]
        self._crossings: list[dict[int, dict[int, list[Crossing]]]] = [{} for _ in range(numbers)]
        self._seen: list[dict[int, float]] = [{} for _ in range(numbers + 1)]
        end = bound.costs.end
        self._thrifty = all(less <= more for less, more in pairwise(end))  # a joker unused is worth having
        self._nothing = [0.0] * (lattice.jokers + 1)
        self._new: list[Node] = []
        self._again = INFINITE

    def run(self, budget: int) -> tuple[float, Way] | None:
        """The cheapest way and its cost; None if there is none, or if it needs more nodes (`stopped`)."""
        if self.level > self.aim.ceiling:
            return None
        second = self.aim.second.root if self.aim.second else 0.0
        stack: list[Node] = [(self.bound.root, 0, 0, 0, 0, second, None, None, -INFINITE)]
        levels: list[float] = []
        later: dict[float, list[Node]] = {}
        while stack or levels:
            if not stack:
                self.level = heappop(levels)
                stack = later.pop(self.level)
            node = stack.pop()
            if node[1] == self.lattice.numbers:
                return node[0], _way(node)
            if self.nodes >= budget:
                self.stopped = True
                return None
            self.nodes += 1
            self._expand(node)
            self._new.sort(reverse=True)
            stack += self._new
            if self._again <= self.aim.ceiling + HAIR:
                level = ceil(self._again - HAIR)
                if level not in later:
                    later[level] = []
                    heappush(levels, level)
                later[level].append((*node[:8], self.level + HAIR))
        return None

    def _expand(self, node: Node) -> None:
        """Find the new nodes from *node* at this level, and the f of the next dearer one."""
        f, n, p, q = node[:4]
        self._new, self._again = [], INFINITE
        limit = self.level + HAIR
        lefts = self._pairs[n].get(p) or self._pair(0, n, p)
        rights = self._pairs[self.lattice.numbers + n].get(q) or self._pair(1, n, q)
        crossings = self._crossings[n] or self._cross_at(n)
        for left_g, left in lefts:
            row = crossings.get(left_g)
            if row is None:
                continue
            for right_g, right in rights:
                for crossing in row.get(right_g, ()):
                    best = f + crossing[0] + left[0][0] + right[0][0]
                    if best <= limit:
                        self._cross(node, crossing, left, right)
                    elif best < self._again:
                        self._again = best

    def _cross(self, node: Node, crossing: Crossing, left: list[Pair], right: list[Pair]) -> None:
        """The new nodes that one pick leads to."""
        f, n, _, _, j, h, _, _, done = node
        x, y, picked, k = crossing
        f, h, j, n = f + x, h + y, j + picked, n + 1
        limit, again, seen, last = self.level + HAIR, self._again, self._seen[n], n == self.lattice.numbers
        jokers, price, bounded, most = (
            self.lattice.jokers,
            self.bound.joker,
            self.aim.second,
            self.aim.limit + HAIR,
        )
        thrifty = self._thrifty
        ending, second_ending = self.bound.ending, bounded.ending if bounded else self._nothing
        for a in left:
            f_left = f + a[0]
            for b in right:
                cost = f_left + b[0]
                if cost > limit:
                    again = min(again, cost)
                    break
                used = j + a[2] + b[2]
                second = h + a[1] + b[1]
                if used > jokers or second > most:
                    continue
                if last:
                    cost += ending[used]
                    second += second_ending[used]
                    if cost > limit or second > most:
                        again = again if second > most else min(again, cost)
                        continue
                if cost <= done:
                    continue
                key = (a[3] << 2 * WIDTH | b[3]) << 4 | used
                if bounded:  # alike is only what has spent the same
                    key = (key << 40) + round(second * 16)
                elif thrifty and used and seen.get(key - 1, INFINITE) <= cost - price:
                    continue  # the same was had with a joker less
                if seen.get(key, INFINITE) <= cost:
                    continue
                seen[key] = cost
                self._new.append((cost, n, a[3], b[3], used, second, node, (a, b, picked, k), -INFINITE))
        self._again = again

    def _pair(self, half: int, n: int, p: int) -> list[tuple[int, list[Pair]]]:
        """What two colours can do from their states, by the tiles they give to groups; cheapest first."""
        first = self._colour(2 * half, n, p >> WIDTH)
        second = self._colour(2 * half + 1, n, p & MASK)
        found = self._pairs[half * self.lattice.numbers + n][p] = []
        for g0, choices0 in first.items():
            for g1, choices1 in second.items():
                pairs = [
                    (x0 + x1, y0 + y1, j0 + j1, t0 << WIDTH | t1, e0, e1)
                    for x0, y0, j0, t0, e0 in choices0
                    for x1, y1, j1, t1, e1 in choices1
                ]
                if len(pairs) > 1:
                    pairs.sort(key=itemgetter(0))
                found.append((g0 << 3 | g1, pairs))
        return found

    def _colour(self, c: int, n: int, s: int) -> dict[int, list[Choice]]:
        """What a colour can do from a state, by the tiles it gives to groups."""
        known = self._choices[4 * n + c]
        if s in known:
            return known[s]
        found = known[s] = {}
        edges = self.lattice.layers[c][n][s].edges
        adds = self.bound.reduced(c, n, s)
        others = self.aim.second.reduced(c, n, s) if self.aim.second else [0.0] * len(edges)
        for edge, x, y in zip(edges, adds, others, strict=True):
            if x < INFINITE and y < INFINITE:
                t, g, j = edge[:3]
                if g not in found:
                    found[g] = []
                found[g].append((x, y, j, t, edge))
        return found

    def _cross_at(self, n: int) -> dict[int, dict[int, list[Crossing]]]:
        """The picks at a number: by what the first two colours give, then by what the last two give."""
        table = self._crossings[n]
        costs = self.bound.pick_costs[n]
        others = self.aim.second.pick_costs[n] if self.aim.second else [0.0] * len(costs)
        least, least_other = min(costs), min(others)
        for ((g0, g1, g2, g3), j, _, k), cost, other in zip(
            self.lattice.picks[n], costs, others, strict=True
        ):
            if cost < INFINITE and other < INFINITE:
                row = table.setdefault(g0 << 3 | g1, {})
                row.setdefault(g2 << 3 | g3, []).append((cost - least, other - least_other, j, k))
        return table


def _way(node: Node) -> Way:
    """The steps that led to a node."""
    steps = []
    before, how = node[6:8]
    while before is not None and how is not None:
        (*_, e0, e1), (*_, e2, e3), j, k = how
        steps.append(Step((e0, e1, e2, e3), j, k))
        before, how = before[6:8]
    return tuple(reversed(steps))
