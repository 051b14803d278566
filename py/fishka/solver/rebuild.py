"""From a way through the lattice to the melds that lie there.

A tile is an int: colour * numbers + number - 1; JOKER stands for any.  A meld is a tuple of tiles as laid: a
run upwards, a group by colours with its jokers last.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from .lattice import HeldRun, Lattice, Step, Way

JOKER = -1
Meld = tuple[int, ...]


class Rebuilt(NamedTuple):
    """The held melds that were kept, the others, and how many jokers are in neither."""

    kept: list[Meld]
    made: list[Meld]
    spare: int


def melds_of(lattice: Lattice, way: Way) -> Rebuilt:
    """The melds of a way."""
    kept: list[Meld] = []
    made: list[Meld] = []
    for c in range(lattice.terms.colours):
        _runs(lattice, c, way, kept, made)
    for n, step in enumerate(way):
        if step.group_jokers or any(act.g for act in step.acts):
            _groups(lattice, n, step, kept, made)
    made = [meld for meld in made if max(meld) > JOKER]  # lean search may set spare jokers in a row
    return Rebuilt(kept, made, lattice.jokers - sum([meld.count(JOKER) for meld in kept + made]))


def _runs(lattice: Lattice, c: int, way: Way, kept: list[Meld], made: list[Meld]) -> None:
    held = lattice.terms.held_runs[c]
    running: list[list[int]] = []
    for n, step in enumerate(way):
        _, j, _, _, r, k = step.acts[c]
        if not (r or j or k or running):
            continue
        for run in held if k else ():
            if k >> run.place & 1 and run.first <= n <= run.last:
                j -= not run.real[n - run.first]
                if n == run.last:
                    kept.append(_held_tiles(lattice, c, run))
        stopped = _go_on(running, r, j, c * lattice.numbers + n, lattice.terms.lean)
        made += [tuple(run) for run in stopped]
    made += [tuple(run) for run in running]


def _held_tiles(lattice: Lattice, c: int, run: HeldRun) -> Meld:
    first = c * lattice.numbers + run.first
    return tuple([first + i if real else JOKER for i, real in enumerate(run.real)])


def _go_on(running: list[list[int]], r: int, j: int, tile: int, lean: bool) -> list[list[int]]:
    """Lengthen *running* by r tiles and j jokers, as runs.lean and runs.full count; the runs that stop."""
    if not j and r == len(running):
        for run in running:
            run.append(tile)
        return []
    short: list[list[int]] = []
    long: list[list[int]] = []
    for run in running:
        wanting = len(run) > 3 and run[-1] == JOKER if lean else max(run) == JOKER
        (short if len(run) < 3 or wanting else long).append(run)
    more = r + j - len(short)
    longer, stopped = long[:more], long[more:]
    new: list[list[int]] = [[] for _ in range(more - len(longer))]
    if lean:  # jokers go to the short runs first, tiles to the long ones and then to new ones
        early = min(j, len(short))
        order = short[early:] + longer + new + short[:early]
    else:  # tiles go to the runs of jokers only first, then to new ones
        pure = sorted([run for run in short if max(run) == JOKER], key=len, reverse=True)
        order = pure + new + [run for run in short if max(run) > JOKER] + longer
    for i, run in enumerate(order):
        run.append(tile if i < r else JOKER)
    running[:] = short + longer + new
    return stopped


def _groups(lattice: Lattice, n: int, step: Step, kept: list[Meld], made: list[Meld]) -> None:
    """The groups of one number: colours that give most first, each to the smallest groups; then jokers."""
    terms = lattice.terms
    g = [act.g for act in step.acts]
    j = step.group_jokers
    tiles = [c * lattice.numbers + n for c in range(4)]
    for i, held in enumerate(terms.held_groups.get(n, ()) if step.kept else ()):
        if step.kept >> i & 1:
            kept.append((*[tiles[c] for c in range(4) if held.tiles[c]], *[JOKER] * held.jokers))
            g = [a - b for a, b in zip(g, held.tiles, strict=True)]
            j -= held.jokers
    rows: list[list[int]] = [[] for _ in range(max(*g, ceil((sum(g) + j) / terms.colours)))]
    for c in sorted(range(4), key=lambda c: -g[c]):
        for row in sorted(rows, key=len)[: g[c]]:
            row.append(tiles[c])
    for row in rows:
        row.sort()
    for _ in range(j):
        min(rows, key=len).append(JOKER)
    made += map(tuple, rows)


def attached(melds: Sequence[Meld], jokers: int, numbers: int, colours: int) -> tuple[list[Meld], int]:
    """The melds with spare *jokers* put where there is room, and how many found none."""
    grown = list(melds)
    for i, meld in enumerate(grown):
        while jokers and (longer := _with_joker(meld, numbers, colours)):
            grown[i] = meld = longer
            jokers -= 1
    return grown, jokers


def _with_joker(meld: Meld, numbers: int, colours: int) -> Meld | None:
    if not is_run(meld, numbers):
        return (*meld, JOKER) if len(meld) < min(4, colours) else None
    at = next(i for i, tile in enumerate(meld) if tile != JOKER)
    if meld[at] % numbers - at + len(meld) < numbers:
        return (*meld, JOKER)
    return (JOKER, *meld) if len(meld) < numbers else None


def is_run(meld: Meld, numbers: int) -> bool:
    """Whether the meld is a run; one real tile among jokers is, where its place allows it."""
    at = next(i for i, tile in enumerate(meld) if tile != JOKER)
    first = meld[at] % numbers - at
    fits = first >= 0 and first + len(meld) <= numbers
    return fits and all(tile in (JOKER, meld[at] - at + i) for i, tile in enumerate(meld))
