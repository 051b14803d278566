"""What a way through the lattice must still cost, at least.

The colours are tied together by groups and jokers only.  Give the tiles that a colour sends to groups a
price at every number, and jokers one price: then each colour finds its own cheapest way and each number its
own cheapest pick, and no table undercuts the sum (the Lagrangian dual).  Any prices give a bound; a sweep
makes them better, number by number: each colour bears an equal share of what g tiles in groups cost all of
them together.

    come, to_go   [c][n][s]: the least cost from the start to a standing, and from it to the end; nothing,
                  where no sweep has been yet
    prices        [n][c][g]: what colour c pays for sending g tiles to groups
    acts, priced  [c][n][q]: what an act costs, and with the price of its tiles in groups
    m             [g]: how much dearer a colour's cheapest way is that sends g tiles to groups here
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .lattice import Lattice
from .layers import START

INFINITE = float("inf")


class Costs(NamedTuple):
    """What is to be kept small, in whole numbers."""

    left: list[list[int]]  # by colour and number: a rack tile that stays on the rack
    end: list[float]  # having used so many jokers
    joker_at: Sequence[int] = ()  # by number: a joker that shows it; none: nothing
    disturbed: int = 0  # a held meld that is not kept


class Bound:
    """Prices, and the costs to come and to go that follow from them."""

    def __init__(self, lattice: Lattice, costs: Costs, joker: float = 0.0) -> None:
        self.lattice, self.costs, self.joker = lattice, costs, joker
        self.prices = [[[0.0] * gs.bit_length() for gs in at_n] for at_n in lattice.occurring]
        self.come: list[list[dict[int, float]]] = [
            [dict.fromkeys(lattice.standings(c, n), 0.0) for n in range(lattice.numbers + 1)]
            for c in range(4)
        ]
        self.to_go = [list(chain) for chain in self.come]
        self.ending = [cost + joker * (lattice.jokers - used) for used, cost in enumerate(costs.end)]
        self.joker_at = [joker + cost for cost in costs.joker_at or [0] * lattice.numbers]
        self.acts = [[self._act_costs(c, n) for n in range(lattice.numbers)] for c in range(4)]
        self.priced = [list(chain) for chain in self.acts]
        self.pick_costs: list[list[float]] = []
        self.root = -INFINITE

    def _act_costs(self, c: int, n: int) -> list[float]:
        left, disturbed, joker = self.costs.left[c][n], self.costs.disturbed, self.joker_at[n]
        return [u * left + d * disturbed + j * joker for _, j, u, d, _, _ in self.lattice.layers[c][n].acts]

    def like(self, joker: float) -> Bound:
        """A bound to be improved from this one's prices, jokers at another price."""
        other = self.onto(self.lattice, self.costs, 1, joker)
        other.to_go = [list(chain) for chain in self.to_go]
        return other

    def onto(self, lattice: Lattice, costs: Costs, times: int, joker: float) -> Bound:
        """A bound with these prices, so many *times*, and one of a *joker*, for a lattice of these groups."""
        other = Bound(lattice, costs, joker)
        other.prices = [[[x * times for x in row] for row in prices] for prices in self.prices]
        for n in range(lattice.numbers):
            for c in range(4):
                other._charge(c, n)
        return other

    def _charge(self, c: int, n: int) -> None:
        """Add the prices to what the acts of a colour cost at a number."""
        price = self.prices[n][c]
        if len(price) > 1:
            acts = zip(self.acts[c][n], self.lattice.layers[c][n].gs, strict=False)
            self.priced[c][n] = [cost + price[g] for cost, g in acts]

    def sweep_forth(self, reprice: bool = True) -> None:
        """Find the costs to come, from the first number to the last."""
        for n in range(self.lattice.numbers):
            if reprice and self.lattice.tied[n]:
                self._reprice(n)
            for c in range(4):
                priced, come = self.priced[c][n], self.come[c][n]
                then = self.come[c][n + 1] = dict.fromkeys(self.lattice.standings(c, n + 1), INFINITE)
                for s, edges in self.lattice.edges[c][n].items():
                    here = come[s]
                    for t, q in edges:
                        cost = here + priced[q]
                        if cost < then[t]:
                            then[t] = cost

    def sweep_back(self, reprice: bool = True) -> None:
        """Find the costs to go, from the last number to the first, and with them the bound."""
        for n in range(self.lattice.numbers - 1, -1, -1):
            if reprice and self.lattice.tied[n]:
                self._reprice(n)
            for c in range(4):
                priced, to_go = self.priced[c][n], self.to_go[c][n + 1]
                now = self.to_go[c][n] = {}
                for s, edges in self.lattice.edges[c][n].items():
                    best = INFINITE
                    for t, q in edges:
                        cost = priced[q] + to_go[t]
                        if cost < best:
                            best = cost
                    now[s] = best
        self.pick_costs = [self._pick_costs(n) for n in range(self.lattice.numbers)]
        self.root = sum([chain[0][START] for chain in self.to_go]) - self.joker * self.lattice.jokers
        self.root += sum([min(costs) for costs in self.pick_costs])

    def reduced(self, c: int, n: int, s: int) -> list[float]:
        """For each edge from a state by how much it is dearer than the cheapest way from there."""
        now, then, priced = self.to_go[c][n][s], self.to_go[c][n + 1], self.priced[c][n]
        return [priced[q] + then[t] - now for t, q in self.lattice.edges[c][n][s]]

    def _reprice(self, n: int) -> None:
        m0, m1, m2, m3 = marginals = [self._marginals(c, n) for c in range(4)]
        b0, b1, b2, b3 = best = [[INFINITE] * len(m) for m in marginals]
        joker, disturbed = self.joker_at[n], self.costs.disturbed
        for (g0, g1, g2, g3), j, d, _ in self.lattice.picks[n]:
            cost = m0[g0] + m1[g1] + m2[g2] + m3[g3] + j * joker + d * disturbed
            if cost < b0[g0]:
                b0[g0] = cost
            if cost < b1[g1]:
                b1[g1] = cost
            if cost < b2[g2]:
                b2[g2] = cost
            if cost < b3[g3]:
                b3[g3] = cost
        contested = [c for c in range(4) if len(marginals[c]) > 1]
        for c in contested:
            self.prices[n][c] = [
                b / len(contested) - x if b < INFINITE else b
                for b, x in zip(best[c], marginals[c], strict=True)
            ]
            self._charge(c, n)

    def _marginals(self, c: int, n: int) -> list[float]:
        m = [INFINITE] * len(self.prices[n][c])
        if len(m) == 1:
            return [0.0]
        come, to_go = self.come[c][n], self.to_go[c][n + 1]
        acts, gs = self.acts[c][n], self.lattice.layers[c][n].gs
        for s, edges in self.lattice.edges[c][n].items():
            here = come[s]
            for t, q in edges:
                cost = here + to_go[t] + acts[q]
                if cost < m[gs[q]]:
                    m[gs[q]] = cost
        least = min(m)
        return [x - least for x in m] if least < INFINITE else m

    def _pick_costs(self, n: int) -> list[float]:
        joker, disturbed = self.joker_at[n], self.costs.disturbed
        if not self.lattice.tied[n]:
            return [j * joker + d * disturbed for _, j, d, _ in self.lattice.picks[n]]
        p0, p1, p2, p3 = self.prices[n]
        costs = [
            j * joker + d * disturbed - p0[g0] - p1[g1] - p2[g2] - p3[g3]
            for (g0, g1, g2, g3), j, d, _ in self.lattice.picks[n]
        ]
        if -INFINITE in costs:  # no way of a colour sends so many
            return [INFINITE if cost == -INFINITE else cost for cost in costs]
        return costs
