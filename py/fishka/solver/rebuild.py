"""From a way through the lattice to the melds that lie there.

A tile is an int: colour * numbers + number - 1; JOKER stands for any.  A meld is a tuple of tiles as laid: a run
upwards, a group by colours with its jokers last.
"""

from __future__ import annotations

from collections.abc import Sequence

from .lattice import Held, Lattice
from .search import Step

JOKER = -1
Meld = tuple[int, ...]


def melds_of(lattice: Lattice, steps: Sequence[Step]) -> tuple[list[Meld], list[Meld], int]:
    """The melds that were kept, the other melds, and how many of the jokers are in neither."""
    kept: list[Meld] = []
    made: list[Meld] = []
    for c in range(lattice.colours):
        _runs(lattice, c, steps, kept, made)
    for n, step in enumerate(steps):
        _groups(lattice, n, step, kept, made)
    made = [meld for meld in made if any(tile != JOKER for tile in meld)]
    placed = sum(meld.count(JOKER) for meld in kept + made)
    return kept, made, lattice.jokers - placed


def _runs(lattice: Lattice, c: int, steps: Sequence[Step], kept: list[Meld], made: list[Meld]) -> None:
    held = lattice.terms.held_runs[c] if lattice.terms.held_runs else []
    open_runs: list[list[int]] = []
    for n, step in enumerate(steps):
        _, j, _, _, r, places = step.edges[c]
        for h in held:
            if places >> h.place & 1 and h.first <= n <= h.last:
                j -= not h.real[n - h.first]
                if n == h.last:
                    kept.append(_held_run(lattice, c, h))
        tile = c * lattice.numbers + n
        open_runs, stopped = _grown(open_runs, r, j, tile, lattice.terms.lean)
        made += [tuple(run) for run in stopped]
    made += [tuple(run) for run in open_runs]


def _held_run(lattice: Lattice, c: int, h: Held) -> Meld:
    first = c * lattice.numbers + h.first
    return tuple(first + i if real else JOKER for i, real in enumerate(h.real))


def _grown(open_runs: list[list[int]], r: int, j: int, tile: int, lean: bool) -> tuple[list[list[int]], list[list[int]]]:
    """The runs that go on after *r* tiles and *j* jokers, in the order of runs.lean and runs.full; and those that stop."""
    forced = [run for run in open_runs if len(run) < 3 or (lean and run[-1] == JOKER and len(run) > 3)]
    long = [run for run in open_runs if not any(run is other for other in forced)]
    more = r + j - len(forced)
    targets = forced + long[:more]
    new: list[list[int]] = [[] for _ in range(r + j - len(targets))]
    if lean:
        early = min(j, len(forced))
        jokers = forced[:early] + (long[:more] + new)[more - (j - early) :]
    else:
        pure = sorted((run for run in forced if not any(t != JOKER for t in run)), key=len, reverse=True)
        rest = [run for run in targets if not any(run is other for other in pure)]
        jokers = (pure + new + rest)[r:]
    going = [[*run, JOKER if any(run is other for other in jokers) else tile] for run in targets + new]
    return going, long[more:]


def _groups(lattice: Lattice, n: int, step: Step, kept: list[Meld], made: list[Meld]) -> None:
    """The groups of one number, tiles spread evenly, jokers where three are not reached."""
    g = [edge[0] for edge in step.edges]
    j = step.group_jokers
    held = lattice.terms.held_groups[n] if lattice.terms.held_groups else []
    tiles = [c * lattice.numbers + n for c in range(lattice.colours)]
    for i, (of_colour, jokers) in enumerate(held):
        if step.kept >> i & 1:
            kept.append(tuple(tiles[c] for c in range(lattice.colours) if of_colour[c]) + (JOKER,) * jokers)
            g = [a - b for a, b in zip(g, of_colour)]
            j -= jokers
    rows: list[list[int]] = [[] for _ in range(max(g))]
    for c in sorted(range(lattice.colours), key=lambda c: -g[c]):
        for row in sorted(rows, key=len)[: g[c]]:
            row.append(tiles[c])
    for _ in range(j):
        min(rows, key=len).append(JOKER)
    made += [tuple(sorted(row, key=lambda t: (t == JOKER, t))) for row in rows]


def attached(melds: Sequence[Meld], jokers: int, numbers: int, colours: int) -> tuple[list[Meld], int]:
    """The melds with spare *jokers* put where there is room, and how many found none."""
    grown = list(melds)
    for i, meld in enumerate(grown):
        while jokers and (longer := _with_joker(meld, numbers, colours)):
            grown[i] = meld = longer
            jokers -= 1
    return grown, jokers


def _with_joker(meld: Meld, numbers: int, colours: int) -> Meld | None:
    real = [tile for tile in meld if tile != JOKER]
    if len(real) == 1 or real[0] % numbers != real[1] % numbers:
        at = meld.index(real[0])
        if real[0] % numbers - at + len(meld) < numbers:
            return (*meld, JOKER)
        return (JOKER, *meld) if len(meld) < numbers else None
    return (*meld, JOKER) if len(meld) < min(4, colours) else None
