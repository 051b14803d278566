"""The smallest initial melds: all that can do without none of their melds.

Each real tile of the rack is a bit, a meld is the bits that it takes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from ..melds import Meld, arrange
from ..tiles import JOKER, Tile, in_order

REACH = 5  # a longer run is as good as two


@dataclass(frozen=True, slots=True)
class Choice:
    """One meld of the rack, the bits of its real tiles, its jokers."""

    bits: int
    jokers: int
    meld: Meld

    @property
    def value(self) -> int:
        """Its value, jokers at what they show."""
        return self.meld.value


def smallest_openings(rack: Sequence[Tile], jokers: int, need: int) -> Iterator[Counter[Tile]]:
    """Every smallest choice of tiles that make melds worth *need*: none can do without one of its melds."""
    real = [tile for tile in in_order(rack) if tile != JOKER]
    choices = [choice for row in _by_lowest(real, jokers) for choice in row]
    seen: set[tuple[Tile, ...]] = set()
    stack: list[tuple[int, int, int, int, tuple[Tile, ...]]] = [(0, 0, 0, 0, ())]
    while stack:
        start, taken, spent, value, tiles = stack.pop()
        for i in range(start, len(choices)):
            choice = choices[i]
            if choice.bits & taken or choice.jokers + spent > jokers:
                continue
            now = in_order((*tiles, *choice.meld.tiles))
            if value + choice.value < need:
                stack.append((i + 1, taken | choice.bits, spent + choice.jokers, value + choice.value, now))
            elif now not in seen:
                seen.add(now)
                yield Counter(now)


def _by_lowest(real: Sequence[Tile], jokers: int) -> list[list[Choice]]:
    """The melds of tiles in canonical order, by the place of their first tile; equal tiles differ."""
    found: list[list[Choice]] = [[] for _ in real]
    for at, tile in enumerate(real):
        later = {other for other in real[at + 1 :] if other != tile}
        run = [o for o in later if o.colour == tile.colour and o.number < tile.number + REACH]
        group = [o for o in later if o.number == tile.number]
        for mates in (run, group):
            for size in range(len(mates) + 1):
                for chosen in combinations(sorted(mates), size):
                    if mates is group and not chosen:
                        continue  # one tile and jokers: met among the runs
                    found[at] += _choices(real, at, chosen, jokers)
    return found


def _choices(real: Sequence[Tile], at: int, chosen: Sequence[Tile], jokers: int) -> Iterator[Choice]:
    """The melds of a tile and *chosen* mates, for every copy of these, with as many jokers as may be."""
    for spare in range(jokers + 1):
        tiles = (real[at], *chosen, *[JOKER] * spare)
        if not 3 <= len(tiles) <= REACH:
            continue
        for meld in arrange(tiles)[:1]:
            for places in product(*(_places(real, at, mate) for mate in chosen)):
                yield Choice(sum(1 << place for place in places) | 1 << at, spare, meld)


def _places(real: Sequence[Tile], at: int, mate: Tile) -> list[int]:
    return [i for i in range(at + 1, len(real)) if real[i] == mate]
