"""Which tiles of one number can be groups, as far as counts tell.

Groups can be made of g tiles per colour just when, p of them, no colour gives more than p and together the
colours give 3 p; what they lack, jokers give.  With p the most that a colour gives, jokers are fewest; more
groups of the same tiles hold more of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

Vector = tuple[int, ...]
"""A number for each of the four colours."""
Pick = tuple[Vector, int, int, int]
"""(g of the colours, jokers, held groups given up, held groups that are kept, as bits)"""


class HeldGroup(NamedTuple):
    """A group of the table that may be kept as it lies: its tiles per colour, its jokers."""

    tiles: Vector
    jokers: int


class Picks(NamedTuple):
    """All that can be picked at a number, and of each colour, as bits, which g occur."""

    all: tuple[Pick, ...]
    occurring: Vector


_picks: dict[tuple[Vector, int, int, bool, tuple[HeldGroup, ...]], Picks] = {}


def picks(had: Vector, jokers: int, colours: int, lean: bool, held: tuple[HeldGroup, ...] = ()) -> Picks:
    """All ways to make groups of at most *had* tiles and so many *jokers*, none among them; remembered.

    *lean*: with as few jokers as can be, spare ones find their place later.  With less than three *colours*
    there are no groups.  Of ways that take the same, the one that keeps most *held* groups.
    """
    key = (had, jokers, colours, lean, held)
    found = _picks.get(key)
    if found is None:
        if len(_picks) > 5_000:
            _picks.clear()
        ways = tuple(_picks_of(*key))
        occurring = tuple([sum({1 << g[c] for g, _, _, _ in ways}) for c in range(len(had))])
        found = _picks[key] = Picks(ways, occurring)
    return found


def _picks_of(
    had: Vector, jokers: int, colours: int, lean: bool, held: tuple[HeldGroup, ...]
) -> Iterator[Pick]:
    best: dict[tuple[Vector, int], tuple[int, int]] = {}
    for k in range(1 << len(held)):
        kept = [group for i, group in enumerate(held) if k >> i & 1]
        taken = tuple([sum(group.tiles[c] for group in kept) for c in range(len(had))])
        their_jokers = sum(group.jokers for group in kept)
        rest = tuple([h - t for h, t in zip(had, taken, strict=True)])
        for g, j in _ways(rest, jokers - their_jokers, colours, lean):
            way = tuple([a + b for a, b in zip(g, taken, strict=True)]), j + their_jokers
            given_up = len(held) - len(kept)
            if way not in best or best[way][0] > given_up:
                best[way] = given_up, k
    return ((g, j, given_up, k) for (g, j), (given_up, k) in best.items())


def _ways(had: Vector, jokers: int, colours: int, lean: bool) -> Iterator[tuple[Vector, int]]:
    for g in product(*[range(h + 1) for h in had]):
        fewest, tiles = max(g), sum(g)
        if fewest and colours < 3:
            continue
        for groups in range(fewest, (fewest if lean else tiles) + 1):
            least = max(0, 3 * groups - tiles)
            most = least if lean else colours * groups - tiles
            for j in range(least, min(jokers, most) + 1):
                yield g, j
