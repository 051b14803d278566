"""Which old row each new row is built from: the heaviest matching."""

from __future__ import annotations

from collections import deque

_FORCED = 10**6
"""More than all the weights there can be."""


def heaviest_matching(
    weights: dict[tuple[int, int], int], new: list[int], forced: dict[int, int], born: set[int]
) -> tuple[int, dict[int, int]]:
    """The heaviest choice of a base for each new row, no old row twice; (-1, {}) if not all forced ones fit.

    Row by row the choice is changed along the way that gains most, for as long as one gains.
    """
    edges: dict[int, dict[int, int]] = {d: {} for d in new if d not in born}
    for (s, d), weight in weights.items():
        if d in edges and forced.get(d, s) == s:
            edges[d][s] = weight + (_FORCED if d in forced else 0)
    base: dict[int, int] = {}
    while way := _gaining(edges, base):
        for d, s in way:
            base[d] = s
    if not all(d in base for d in forced):
        return -1, {}
    return sum(weights[s, d] for d, s in base.items()), base


def _gaining(edges: dict[int, dict[int, int]], base: dict[int, int]) -> list[tuple[int, int]]:
    """The new choices (row, base) that gain most, from a row without a base to a base that is free."""
    holder = {s: d for d, s in base.items()}
    gain = {d: 0 for d in edges if d not in base}
    reached: dict[int, tuple[int, int]] = {}  # the base: what reaching it gains, and for which row
    waiting = deque(gain)
    while waiting:
        d = waiting.popleft()
        for s, weight in edges[d].items():
            if base.get(d) == s or (s in reached and gain[d] + weight <= reached[s][0]):
                continue
            reached[s] = gain[d] + weight, d
            if s in holder:
                other = holder[s]
                gain[other] = reached[s][0] - edges[other][s]
                waiting.append(other)
    free = max((s for s in reached if s not in holder), key=lambda s: reached[s][0], default=None)
    if free is None or reached[free][0] <= 0:
        return []
    way, s = [], free
    while True:
        d = reached[s][1]
        way.append((d, s))
        if d not in base:
            return way
        s = base[d]
