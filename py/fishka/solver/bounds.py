"""What a way through the lattice must still cost, at least: each colour alone, its ties to the others relaxed."""

from __future__ import annotations

from .lattice import INFINITE, Lattice, Layer

ToGo = list[dict[int, float]]


def cost_to_go(chain: list[Layer], joker: float) -> ToGo:
    """For each layer and state the least cost to the end, a joker priced at *joker*; states that cannot end are left out."""
    then: dict[int, float] = {0: 0.0}
    found = [then]
    for layer in reversed(chain):
        now: dict[int, float] = {}
        for s, edges in layer.items():
            best = INFINITE
            for _, j, cost, s2, _, _ in edges:
                if s2 in then:
                    cost += then[s2] + joker * j
                    if cost < best:
                        best = cost
            if best < INFINITE:
                now[s] = best
        then = now
        found.append(now)
    found.reverse()
    return found


class Bound:
    """A price per joker and the cost to go that follows from it."""

    def __init__(self, lattice: Lattice, joker: float) -> None:
        self.joker = joker
        self.to_go = [cost_to_go(chain, joker) for chain in lattice.chains]
        # what picks cost at least, from each number on
        self.picks_to_go = [0.0] * (lattice.numbers + 1)
        for n in range(lattice.numbers - 1, -1, -1):
            least = min(cost + joker * j for _, j, cost, _ in lattice.picks[n])
            self.picks_to_go[n] = self.picks_to_go[n + 1] + least
        self.root = self.picks_to_go[0] - joker * lattice.jokers
        for chain in self.to_go:
            self.root += chain[0].get(0, INFINITE)
