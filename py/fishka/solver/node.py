"""What a hunt is about, and what is decided at a node of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ..melds import Lain, Layout, readings, tiles_in
from ..rules import Rules
from ..tiles import JOKER, Tile
from . import fates
from .fates import TILES, Fate
from .kernel import Worth

HIDDEN = -1
"""A joker in the melds of the kernel, whatever it may show."""

Counts = tuple[int, ...]
Faces = tuple[int, ...]


@dataclass(frozen=True)
class Question:
    """What the hunt is about; who has not *opened* must have melds enough among what is laid."""

    rules: Rules
    table: Layout
    rack: tuple[Tile, ...]
    opened: bool
    worth: Worth

    @cached_property
    def before(self) -> Counter[Tile]:
        """The tiles of the table."""
        return tiles_of(self.table)

    @cached_property
    def on_table(self) -> Counts:
        """How many of each real tile lie on the table."""
        return counts_of(self.before)

    @cached_property
    def on_rack(self) -> Counts:
        """How many of each real tile are on the rack."""
        return counts_of(Counter(self.rack))

    @cached_property
    def rack_jokers(self) -> int:
        """The jokers that may be laid."""
        closed = not self.opened and self.rules.initial_meld_joker == "forbidden"
        return 0 if closed else self.rack.count(JOKER)

    @cached_property
    def jokers(self) -> tuple[fates.Owned, ...]:
        """The jokers of the table."""
        return fates.owned(self.table)

    @cached_property
    def rows(self) -> list[frozenset[int]]:
        """The real tiles of each row of the table."""
        return [frozenset(fates.number_of(t) for t in tiles_in(lain) if t != JOKER) for lain in self.table]

    @cached_property
    def lying(self) -> list[Faces]:
        """The melds of the table as the kernel writes them."""
        return [_as_lies(lain) for lain in self.table if readings(lain)]

    def root(self) -> Node:
        """The node where nothing is decided."""
        free = self.rules.take_back == "points" and self.opened
        return Node(
            least=(0,) * TILES if free else self.on_table,
            most=tuple([t + r for t, r in zip(self.on_table, self.on_rack, strict=True)]),
            used=(0,) * TILES,
            fates=(None,) * len(self.jokers),
            places=(None,) * len(self.jokers),
        )

    def certain(self, node: Node) -> int:
        """What must and pinned tiles are worth, less the worth of those that lay there before."""
        there = max(node.used_jokers, node.loose + node.due_jokers) - node.loose
        total = self.worth.joker * (there - node.pocketed)
        counts = zip(self.worth.tiles, node.used, node.least, self.on_table, strict=True)
        total += sum([price * (max(used, least) - before) for price, used, least, before in counts])
        return total - sum([self.worth.tiles[face] for face in node.labels])

    def spare(self, node: Node) -> int:
        """The jokers without a face that are not pinned."""
        return node.loose + self.rack_jokers - node.used_jokers


@dataclass(frozen=True, slots=True)
class Node:
    """What is decided: of each face how many must (least) and may (most) lie, and are pinned (used)."""

    least: Counts
    most: Counts
    used: Counts
    fates: tuple[Fate | None, ...]
    places: tuple[int | None, ...]  # for each joker of the table the pinned meld it lies in
    pinned: tuple[Faces, ...] = ()
    used_jokers: int = 0  # without a face, in pinned melds
    due_jokers: int = 0  # of the rack, that must be laid
    opening: bool = False  # whether melds enough for the opening are among what must be laid

    @property
    def labels(self) -> list[int]:
        """The faces that jokers were given: each counts as one more tile."""
        return [fate.face for fate in self.fates if fate and fate.face >= 0]

    @property
    def loose(self) -> int:
        """The jokers of the table that must lie, no matter where."""
        return sum([fate is None or (fate.kind == "freed" and fate.face < 0) for fate in self.fates])

    @property
    def pocketed(self) -> int:
        """The jokers of the table that go to the rack."""
        return sum([fate is not None and fate.kind == "rack" for fate in self.fates])


def tiles_of(layout: Iterable[Lain]) -> Counter[Tile]:
    """All tiles of a layout."""
    return Counter([tile for lain in layout for tile in tiles_in(lain)])


def counts_of(tiles: Counter[Tile]) -> Counts:
    """How many there are of each real tile, in the kernel's order."""
    counts = [0] * TILES
    for tile, count in tiles.items():
        if tile != JOKER:
            counts[fates.number_of(tile)] = count
    return tuple(counts)


def _as_lies(lain: Lain) -> Faces:
    return tuple(fates.number_of(tile) if tile != JOKER else HIDDEN for tile in readings(lain)[0].tiles)
