"""The best initial meld: melds made of rack tiles alone, worth enough together.

A kernel over bits: each real tile of the rack is a bit, a meld is the bits it takes, the jokers, its value.
The tiles are gone through from the lowest bit: each is left, or taken by a meld in which it is the lowest.
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
    """One meld of the rack; *before* it come the bits of equal tiles that are to be taken first."""

    bits: int
    before: int
    jokers: int
    tiles: int
    meld: Meld

    @property
    def value(self) -> int:
        """Its value, jokers at what they show."""
        return self.meld.value


@dataclass(frozen=True, slots=True)
class Opening:
    """The melds of the best opening, none if there is no such; whether that is proven; states looked at."""

    melds: tuple[Meld, ...]
    proved: bool
    nodes: int


Reached = tuple[int, int, tuple[Choice, ...]]  # tiles, value, melds


def best_opening(rack: Sequence[Tile], jokers: int, need: int, most_value: bool, budget: int) -> Opening:
    """The opening of most tiles, or of most value, that is worth *need* at least, with *jokers* at most."""
    real = [tile for tile in in_order(rack) if tile != JOKER]
    choices = by_lowest(real, jokers)
    alike = [sum(1 << i for i in range(at, len(real)) if real[i] == real[at]) for at in range(len(real))]
    layer: dict[tuple[int, int], list[Reached]] = {((1 << len(real)) - 1, jokers): [(0, 0, ())]}
    nodes = 0
    for bit in range(len(real)):
        then: dict[tuple[int, int], list[Reached]] = {}
        for (left, spare), ways in layer.items():
            if nodes == budget:
                return _chosen(layer, need, most_value, nodes, proved=False)
            nodes += 1
            free = left >> bit & 1
            _reach(then, (left & ~alike[bit] if free else left, spare), ways, need, most_value)
            for choice in choices[bit] if free else ():
                fits = choice.bits & left == choice.bits and not choice.before & left
                if fits and choice.jokers <= spare:
                    more = [(t + choice.tiles, v + choice.value, (*melds, choice)) for t, v, melds in ways]
                    _reach(then, (left & ~choice.bits, spare - choice.jokers), more, need, most_value)
        layer = then
    return _chosen(layer, need, most_value, nodes, proved=True)


def _reach(
    layer: dict[tuple[int, int], list[Reached]],
    key: tuple[int, int],
    ways: list[Reached],
    need: int,
    most_value: bool,
) -> None:
    """Enter *ways* at a state; for most tiles, value beyond the need is worth nothing."""
    known = layer.setdefault(key, [])
    for way in ways:
        value = way[1] if most_value else min(way[1], need)
        if not any(v >= value and (most_value or t >= way[0]) for t, v, _ in known):
            known[:] = [
                other for other in known if not (value >= other[1] and (most_value or way[0] >= other[0]))
            ]
            known.append((way[0], value, way[2]))


def _chosen(
    layer: dict[tuple[int, int], list[Reached]], need: int, most_value: bool, nodes: int, proved: bool
) -> Opening:
    enough = [way for ways in layer.values() for way in ways if way[1] >= need and way[2]]
    if not enough:
        return Opening((), proved, nodes)
    best = max(enough, key=lambda way: (way[1], way[0]) if most_value else (way[0], way[1]))
    return Opening(tuple(choice.meld for choice in best[2]), proved, nodes)


def by_lowest(real: Sequence[Tile], jokers: int) -> list[list[Choice]]:
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
                bits = sum(1 << place for place in places) | 1 << at
                before = sum(1 << i for i in range(at + 1, len(real)) if _goes_before(real, i, places))
                yield Choice(bits, before, spare, len(tiles), meld)


def _places(real: Sequence[Tile], at: int, mate: Tile) -> list[int]:
    return [i for i in range(at + 1, len(real)) if real[i] == mate]


def _goes_before(real: Sequence[Tile], i: int, places: Sequence[int]) -> bool:
    return any(i < place and real[i] == real[place] for place in places)


def smallest_openings(rack: Sequence[Tile], jokers: int, need: int) -> Iterator[Counter[Tile]]:
    """Every smallest choice of tiles that make melds worth *need*: none can do without one of its melds."""
    real = [tile for tile in in_order(rack) if tile != JOKER]
    choices = [choice for row in by_lowest(real, jokers) for choice in row]
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
