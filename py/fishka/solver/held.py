"""The melds of the table as what a way may keep."""

from __future__ import annotations

from collections.abc import Sequence

from .groups import HeldGroup
from .lattice import HeldRun
from .rebuild import JOKER, Meld, is_run


def canonical(meld: Meld, numbers: int) -> Meld:
    """The meld as it is rebuilt: a group by colours, its jokers last; a run as it lies."""
    return meld if is_run(meld, numbers) else tuple(sorted(meld, key=lambda tile: (tile == JOKER, tile)))


def held_runs(melds: Sequence[Meld], numbers: int) -> list[list[HeldRun]]:
    """The runs by colour, with places such that no two that overlap share one."""
    rows: list[list[HeldRun]] = [[], [], [], []]
    for meld in sorted([meld for meld in melds if is_run(meld, numbers)], key=lambda meld: _first(meld)):
        colour, first = divmod(_first(meld), numbers)
        taken = {run.place for run in rows[colour] if run.last >= first}
        place = min(set(range(len(taken) + 1)) - taken)
        rows[colour].append(HeldRun(first, tuple([tile != JOKER for tile in meld]), place))
    return rows


def _first(meld: Meld) -> int:
    """The tile that a run begins with, a joker as what it shows."""
    at = next(i for i, tile in enumerate(meld) if tile != JOKER)
    return meld[at] - at


def held_groups(melds: Sequence[Meld], numbers: int) -> dict[int, list[HeldGroup]]:
    """The groups by number - 1."""
    found: dict[int, list[HeldGroup]] = {}
    for meld in melds:
        if not is_run(meld, numbers):
            real = [tile for tile in meld if tile != JOKER]
            tiles = tuple([sum(tile // numbers == c for tile in real) for c in range(4)])
            found.setdefault(real[0] % numbers, []).append(HeldGroup(tiles, len(meld) - len(real)))
    return found
