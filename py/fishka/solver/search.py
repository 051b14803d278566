"""The cheapest way through the lattice: A* over (number, the colours' standings, jokers used).

All nodes of the cost that is being tried are gone through in depth, each giving its next nodes as they are
wanted, the cheapest first; what is dearer waits.

    f      what a way through a node must cost, at least: cost so far and cost to go, unused jokers given back
    h      the same of a second cost, which has a limit
    x, y   reduced costs of an edge or a pick: how much taking it adds to f and to h; never negative
    n, j   numbers gone through, jokers used
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import pairwise
from math import ceil
from operator import itemgetter
from typing import NamedTuple

from .bounds import INFINITE, Bound
from .lattice import Lattice, Step, Way
from .layers import START, Act

HAIR = 1e-6
"""What rounding may add to a cost."""

Choice = tuple[float, float, int, int, Act]
"""(x, y, j, next standing, act)"""
Four = tuple[Choice, Choice, Choice, Choice]
Crossing = tuple[float, float, int, int, tuple[int, ...]]
"""(x, y, j, held groups kept, g of the four colours)"""


class Aim(NamedTuple):
    """What a way must come to: *base* and some *step*s are what ways cost."""

    ceiling: float = 1e15  # no way may cost more
    second: Bound | None = None  # another cost,
    limit: float = 0.0  # of which no way may have more
    base: int = 0
    step: int = 1

    def level(self, cost: float) -> int:
        """The least that a way costs that costs so much, at least."""
        return self.base + self.step * ceil((cost - self.base - HAIR) / self.step)


class Node(NamedTuple):
    """A place on a way; *done*: the ways from it up to this f have been followed."""

    f: float
    h: float
    n: int
    j: int
    standings: tuple[int, int, int, int]
    before: Node | None
    how: tuple[Four, Crossing] | None
    done: float


class Search:
    """One search under one bound; *floor*: no way costs less."""

    def __init__(self, lattice: Lattice, bound: Bound, aim: Aim, floor: float = -1e15) -> None:
        self.lattice, self.bound, self.aim = lattice, bound, aim
        self.level = max(floor, aim.level(bound.root)) if bound.root < INFINITE else INFINITE
        """The cost that is being tried: there is nothing cheaper."""
        self.nodes = 0
        self.stopped = False
        # a joker unused is worth having: what was reached with one less is as good
        self._thrifty = not aim.second and all(less <= more for less, more in pairwise(bound.costs.end))
        self._second_ending = aim.second.ending if aim.second else [0.0] * (lattice.jokers + 1)
        self._choices: list[dict[int, dict[int, list[Choice]]]] = [{} for _ in range(4 * lattice.numbers)]
        self._crossings: list[list[Crossing]] = [[] for _ in range(lattice.numbers)]
        self._seen: list[dict[tuple[int, ...], float]] = [{} for _ in range(lattice.numbers + 1)]
        self._later: dict[float, list[Node]] = {}
        self._levels: list[float] = []

    def run(self, budget: int) -> tuple[float, Way] | None:
        """The cheapest way and its cost; None if there is none, or if it needs more nodes (`stopped`)."""
        if self.level > self.aim.ceiling:
            return None
        second = self.aim.second.root if self.aim.second else 0.0
        waiting = [Node(self.bound.root, second, 0, 0, (START,) * 4, None, None, -INFINITE)]
        trail: list[Iterator[Node]] = []
        while True:
            node = next(trail[-1], None) if trail else self._next_of(waiting)
            if node is None:
                if not trail:
                    return None
                trail.pop()
            elif node.n == self.lattice.numbers:
                return node.f, _way(node)
            elif self.nodes >= budget:
                self.stopped = True
                return None
            else:
                self.nodes += 1
                trail.append(self._next_nodes(node))

    def _next_of(self, waiting: list[Node]) -> Node | None:
        """A node that waits at this level, or at the next one."""
        if not waiting and self._levels:
            self.level = heappop(self._levels)
            waiting += self._later.pop(self.level)
        return waiting.pop() if waiting else None

    def _next_nodes(self, node: Node) -> Iterator[Node]:
        """The next nodes that cost no more than is being tried; then the node waits for dearer ones."""
        limit, again, n = self.level + HAIR, INFINITE, node.n
        unused = self.lattice.jokers - node.j
        c0, c1, c2, c3 = [
            self._choices[4 * n + c].get(s) or self._choices_of(c, n, s) for c, s in enumerate(node.standings)
        ]
        for crossing in self._crossings[n] or self._crossings_at(n):
            f = node.f + crossing[0]
            if f > limit:
                again = min(again, f)
                break
            left = unused - crossing[2]
            g0, g1, g2, g3 = crossing[4]
            if left < 0 or not (g0 in c0 and g1 in c1 and g2 in c2 and g3 in c3):
                continue
            of0, of1, of2, of3 = c0[g0], c1[g1], c2[g2], c3[g3]
            least = f + of0[0][0] + of1[0][0] + of2[0][0] + of3[0][0]
            if least > limit:
                again = min(again, least)
                continue
            for x, four in _joined((of0, of1, of2, of3), limit - f, left):
                after = self._after(node, f + x, four, crossing) if four else None
                if after and after.f <= limit:
                    yield after
                elif after or not four:
                    again = min(again, after.f if after else f + x)
        if again <= self.aim.ceiling + HAIR:
            level = self.aim.level(again)
            if level not in self._later:
                self._later[level] = []
                heappush(self._levels, level)
            self._later[level].append(node._replace(done=limit))

    def _after(self, node: Node, f: float, four: Four, crossing: Crossing) -> Node | None:
        """The node that a step leads to; None if it is not allowed, or known."""
        a, b, c, d = four
        j = node.j + crossing[2] + a[2] + b[2] + c[2] + d[2]
        h = node.h + crossing[1] + a[1] + b[1] + c[1] + d[1]
        n = node.n + 1
        if n == self.lattice.numbers:
            f += self.bound.ending[j]
            h += self._second_ending[j]
        if f <= node.done or h > self.aim.limit + HAIR:
            return None
        seen, standings = self._seen[n], (a[3], b[3], c[3], d[3])
        # under a limit only what has spent as much is alike
        key = (*standings, j, round(h * 16)) if self.aim.second else (*standings, j)
        if seen.get(key, INFINITE) <= f:
            return None
        if j and self._thrifty and seen.get((*standings, j - 1), INFINITE) <= f - self.bound.joker:
            return None
        if f <= self.level + HAIR:  # else it is too dear yet, and comes again
            seen[key] = f
        return Node(f, h, n, j, standings, node, (four, crossing), -INFINITE)

    def _choices_of(self, c: int, n: int, s: int) -> dict[int, list[Choice]]:
        """What a colour can do from a standing, by the tiles it gives to groups; cheapest first."""
        found: dict[int, list[Choice]] = {}
        self._choices[4 * n + c][s] = found
        edges, acts = self.lattice.edges[c][n][s], self.lattice.layers[c][n].acts
        if len(edges) == 1:
            t, q = edges[0]
            found[acts[q][0]] = [(0.0, 0.0, acts[q][1], t, acts[q])]
            return found
        adds = self.bound.reduced(c, n, s)
        others = self.aim.second.reduced(c, n, s) if self.aim.second else None
        for i, x in enumerate(adds):
            y = others[i] if others else 0.0
            if x < INFINITE and y < INFINITE:
                t, q = edges[i]
                act = acts[q]
                if act[0] in found:
                    found[act[0]].append((x, y, act[1], t, act))
                else:
                    found[act[0]] = [(x, y, act[1], t, act)]
        for choices in found.values():
            if len(choices) > 1:
                choices.sort(key=itemgetter(0))
        return found

    def _crossings_at(self, n: int) -> list[Crossing]:
        """The picks at a number, cheapest first."""
        costs = self.bound.pick_costs[n]
        others = self.aim.second.pick_costs[n] if self.aim.second else [0.0] * len(costs)
        least, least_other = min(costs), min(others)
        found = self._crossings[n] = [
            (cost - least, other - least_other, j, k, g)
            for (g, j, _, k), cost, other in zip(self.lattice.picks[n], costs, others, strict=True)
            if cost < INFINITE and other < INFINITE
        ]
        found.sort(key=itemgetter(0))
        return found


def _joined(
    choices: tuple[list[Choice], ...], slack: float, jokers: int
) -> Iterator[tuple[float, Four | None]]:
    """Choices of all four colours that add *slack* at most and have *jokers* enough, and what they add.

    None: what dearer ones add.
    """
    first, second, third, fourth = choices
    least_4 = fourth[0][0]
    least_3 = third[0][0] + least_4
    least_2 = second[0][0] + least_3
    for a in first:
        x1, j1 = a[0], jokers - a[2]
        if x1 + least_2 > slack:
            yield x1 + least_2, None
            return
        if j1 < 0:
            continue
        for b in second:
            x2, j2 = x1 + b[0], j1 - b[2]
            if x2 + least_3 > slack:
                yield x2 + least_3, None
                break
            if j2 < 0:
                continue
            for c in third:
                x3, j3 = x2 + c[0], j2 - c[2]
                if x3 + least_4 > slack:
                    yield x3 + least_4, None
                    break
                if j3 < 0:
                    continue
                for d in fourth:
                    x = x3 + d[0]
                    if x > slack:
                        yield x, None
                        break
                    if d[2] <= j3:
                        yield x, (a, b, c, d)


def _way(node: Node) -> Way:
    """The steps that led to a node."""
    steps = []
    while node.how is not None and node.before is not None:
        (a, b, c, d), (_, _, j, k, _) = node.how
        steps.append(Step((a[4], b[4], c[4], d[4]), j, k))
        node = node.before
    return tuple(reversed(steps))
