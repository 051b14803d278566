"""The hunt for the best legal table: best first over what may become of the jokers, the kernel as the bound.

A node says what is decided: tiles that must or may lie, fates of jokers, melds that are pinned.  The kernel finds
the best table of a node with all the rest free; where the judge refuses it, the node is split by the next thing
the law may hang on.  No node is better than its parent, so the first legal table is the best one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import combinations, islice, product

from ..melds import Lain, Layout, Run, readings, tiles_in
from ..rules import Rules
from ..tiles import JOKER, Tile
from ..verdict import Verdict, judge
from . import fates
from .evident import plainly_legal
from .fates import TILES, Fate
from .kernel import Found, Pieces, Worth, best_table
from .opening import smallest_openings

HIDDEN = -1
"""A joker in the melds of the kernel, whatever it may show."""
INFINITE = float("inf")
NOTHING = Found(melds=None, laid=(), worth=0, kept=0, proved=True, nodes=0)
TRIES = 24
"""Ways of telling which of equal faces is the joker that are put to the judge."""

Counts = tuple[int, ...]
Faces = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What the hunt is about; who has not *opened* must have melds enough among what is laid."""

    rules: Rules
    table: Layout
    rack: tuple[Tile, ...]
    opened: bool
    worth: Worth


@dataclass(frozen=True, slots=True)
class Node:
    """What is decided: counts of each face that must (least) and may (most) lie, of which *used* are pinned."""

    least: Counts
    most: Counts
    used: Counts
    fates: tuple[Fate | None, ...]
    places: tuple[int | None, ...]  # for each joker of the table the pinned meld it lies in
    pinned: tuple[Faces, ...] = ()
    used_jokers: int = 0  # without a face, in pinned melds
    due_jokers: int = 0  # of the rack, that must be laid
    opening: bool = False  # whether melds enough for the opening are among what must be laid


@dataclass(frozen=True, slots=True)
class Legal:
    """A legal table and its worth."""

    layout: Layout
    worth: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The best legal table, None if there is none of positive worth; whether that is proven; nodes searched."""

    best: Legal | None
    proved: bool
    nodes: int


class Hunt:
    """One search; *first* ends it with any legal table."""

    def __init__(self, question: Question, budget: int, first: bool = False) -> None:
        self.question, self.rules = question, question.rules
        self.budget, self.first = budget, first
        self.table = _count(question.table)
        self.rack = Counter(question.rack)
        if not question.opened and self.rules.initial_meld_joker == "forbidden":
            del self.rack[JOKER]
        self.on_table = counts_of(self.table)
        self.on_rack = counts_of(self.rack)
        self.jokers = fates.owned(question.table)
        self.rows = [
            Counter(fates.number_of(t) for t in tiles_in(lain) if t != JOKER) for lain in question.table
        ]
        self.lying = [_as_lies(lain) for lain in question.table if readings(lain)]
        self.heap: list[tuple[float, int, Node, Found | None]] = []
        self.serial = 0
        self.nodes = 0
        self.best: Legal | None = None

    def run(self) -> Outcome:
        """Search until nothing better is left, or the budget is spent."""
        self.push(self.root(), None, INFINITE)
        proved = self.search()
        return Outcome(self.best, proved, self.nodes)

    def push(self, node: Node, found: Found | None, bound: float) -> None:
        """Put a node on the heap: the best bound comes first, of equals the last one."""
        self.serial += 1
        heappush(self.heap, (-bound, -self.serial, node, found))

    def search(self) -> bool:
        """Take nodes from the heap until the best is sure; whether it is."""
        while self.heap:
            bound, _, node, found = heappop(self.heap)
            if -bound <= self.worth_so_far or (self.first and self.best):
                return True
            if found:
                for child in self.children(node, found):
                    self.push(child, None, -bound)
            elif not self.look(node, -bound):
                return False
        return True

    def look(self, node: Node, bound: float) -> bool:
        """Solve a node with the law set aside, and try it; whether the budget allowed it."""
        found = self.solve(node)
        worth = 0 if found.melds is None else found.worth + self.certain(node)
        if worth > self.worth_so_far and not self.try_out(node, found, worth):
            self.push(node, found, min(bound, worth))
        return found.proved

    @property
    def worth_so_far(self) -> int:
        """What a table must be worth more than."""
        return self.best.worth if self.best else 0

    def root(self) -> Node:
        free = self.rules.take_back == "points" and self.question.opened
        return Node(
            least=(0,) * TILES if free else self.on_table,
            most=tuple(t + r for t, r in zip(self.on_table, self.on_rack, strict=True)),
            used=(0,) * TILES,
            fates=(None,) * len(self.jokers),
            places=(None,) * len(self.jokers),
        )

    # the kernel

    def solve(self, node: Node, at_least: int = 0) -> Found:
        """The best table of a node that is worth more than the best so far, and so much at least."""
        must = [max(0, low - used) for low, used in zip(node.least, node.used, strict=True)]
        may = [
            high - max(used, low) for high, used, low in zip(node.most, node.used, node.least, strict=True)
        ]
        if min(may) < 0:
            return NOTHING
        jokers = max(0, self.loose(node) + node.due_jokers - node.used_jokers)
        pieces = Pieces(must, may, jokers, self.spare(node) - jokers)
        if self.nodes >= self.budget:
            return replace(NOTHING, proved=False)
        least = max(0, max(at_least, self.worth_so_far + 1) - self.certain(node))
        lying = self.lying if node.pinned == () and tuple(must) == self.on_table else ()
        found = best_table(pieces, self.question.worth, lying, least, self.budget - self.nodes)
        self.nodes += max(1, found.nodes)
        return found

    def certain(self, node: Node) -> int:
        """What must and pinned tiles are worth, less the worth of those that lay there before."""
        faces = self.labels(node)
        worth = self.question.worth
        there = max(node.used_jokers, self.loose(node) + node.due_jokers) - self.loose(node)
        gone = sum(fate is not None and fate.kind == "rack" for fate in node.fates)
        total = worth.joker * (there - gone)
        for tile, price in enumerate(worth.tiles):
            there = max(node.used[tile], node.least[tile]) - faces[tile] - self.on_table[tile]
            total += price * there
        return total

    def loose(self, node: Node) -> int:
        """The jokers of the table that must lie, no matter where."""
        return sum(fate is None or (fate.kind == "freed" and fate.face < 0) for fate in node.fates)

    def spare(self, node: Node) -> int:
        """The jokers without a face that are not pinned."""
        return self.loose(node) + self.rack[JOKER] - node.used_jokers

    def labels(self, node: Node) -> Counter[int]:
        return Counter(fate.face for fate in node.fates if fate and fate.face >= 0)

    # the judge

    def try_out(self, node: Node, found: Found, worth: int) -> bool:
        """Whether some way of reading the kernel's table is legal, which is then the best so far.

        The judge is slow where much has changed, so a table of the same worth that plainly is legal goes first.
        """
        layouts = list(islice(self.layouts(node, found), TRIES))
        resting = self.at_rest(node)
        for layout in (*layouts, *(self.layouts(resting, self.solve(resting, worth)) if resting else ())):
            if self.is_plain(layout):
                self.best = Legal(layout, worth)
                return True
        for layout in layouts:
            if self.verdict(layout).legal:
                self.best = Legal(layout, worth)
                return True
        return False

    def at_rest(self, node: Node) -> Node | None:
        """The node with every joker that is not decided staying, if there are such."""
        resting = node
        for i, fate in enumerate(node.fates):
            if fate is None:
                stay = next(fates.stays(self.jokers[i]), None)
                resting = self.fated(resting, i, stay) if stay else resting
        return None if resting is node else resting

    def is_plain(self, layout: Layout) -> bool:
        """Whether nothing can be wrong with the layout."""
        question = self.question
        if not question.opened or self.table - _count(layout):
            return False
        return plainly_legal(self.rules, question.table, self.jokers, layout)

    def verdict(self, layout: Layout) -> Verdict:
        """What the judge says."""
        question = self.question
        return judge(self.rules, question.table, question.rack, question.opened, layout)

    def layouts(self, node: Node, found: Found) -> Iterator[Layout]:
        """The tables that the melds of a node may be: jokers with a face lie where that face is."""
        melds = [*node.pinned, *(found.melds or ())]
        shown = [i for i, fate in enumerate(node.fates) if fate and fate.face >= 0]
        choices = [list(self.spots(node, i, melds)) for i in shown]
        for spots in product(*choices):
            if len(set(spots)) < len(spots):
                continue
            rows = [[fates.tile_of(face) for face in meld] for meld in melds]
            for m, place in spots:
                rows[m][place] = JOKER
            if all(any(tile != JOKER for tile in row) for row in rows):
                yield tuple(tuple(row) for row in rows)

    def spots(self, node: Node, joker: int, melds: Sequence[Faces]) -> Iterator[tuple[int, int]]:
        """Where the joker may lie: (meld, place)."""
        fate, where = node.fates[joker], node.places[joker]
        assert fate is not None
        for m, meld in enumerate(melds):
            if fate.face not in meld or where not in (None, m):
                continue
            place = meld.index(fate.face)
            if fate.kind == "stays" and not set(fate.beside).intersection(
                (*meld[:place], *meld[place + 1 :])
            ):
                continue
            if fate.run is None or fate.run == runs_upwards(meld):
                yield m, place

    # what is decided next

    def children(self, node: Node, found: Found) -> Iterator[Node]:
        """The node split: together its children hold every legal table that it holds; likeliest last."""
        layout = next(self.layouts(node, found), None)
        asks = self.rules.take_back == "points" or not self.question.opened
        if asks and layout is not None:
            codes = {fault.code for fault in self.verdict(layout).faults}
            if "took_too_much" in codes:
                return self.by_count(node, layout)
            if "opening" in codes and not node.opening:
                return self.by_opening(node)
        for i, fate in enumerate(node.fates):
            if fate is None:
                return self.by_fate(node, i)
        for i, fate in enumerate(node.fates):
            if fate and fate.face >= 0 and node.places[i] is None:
                return self.by_meld(node, i)
        return self.by_rest(node)

    def by_fate(self, node: Node, i: int) -> Iterator[Node]:
        joker, rules = self.jokers[i], self.rules
        for needs in fates.payments(rules, joker, self.on_table, self.on_rack):
            if rules.joker_reuse == "keep":
                yield self.fated(node, i, Fate("rack", needs=needs))
            if rules.joker_reuse == "new_set" or rules.joker_reuse_rack_tiles:
                for face in range(TILES):
                    yield self.fated(node, i, Fate("freed", face, needs=needs))
            else:
                yield self.fated(node, i, Fate("freed", needs=needs))
        for fate in fates.stays(joker):
            yield self.fated(node, i, fate)

    def fated(self, node: Node, i: int, fate: Fate) -> Node:
        least, most = list(node.least), list(node.most)
        faces = self.labels(node)
        if fate.face >= 0:
            least[fate.face] += 1
            most[fate.face] += 1
            faces[fate.face] += 1
        for tile in fate.needs:
            least[tile] = max(least[tile], self.on_table[tile] + faces[tile] + 1)
        known = (*node.fates[:i], fate, *node.fates[i + 1 :])
        return replace(node, least=tuple(least), most=tuple(most), fates=known)

    def by_meld(self, node: Node, i: int) -> Iterator[Node]:
        """Every meld that the joker may lie in."""
        fate = node.fates[i]
        assert fate is not None
        for m, meld in enumerate(node.pinned):
            if fate.face in meld:
                yield replace(node, places=(*node.places[:i], m, *node.places[i + 1 :]))
        if fate.kind == "stays":
            for faces in self.homes(i, fate):
                yield from self.pinnings(node, faces, i)
            return
        longest = fates.WIDTH if self.rules.joker_reuse_rack_tiles else fates.REACH
        for faces in reversed(list(fates.melds_with(fate.face, longest))):
            if self.rules.joker_reuse == "new_set" and self.is_old(faces, fate.face):
                continue
            for pinned in self.pinnings(node, faces, i):
                yield from self.with_rack_tiles(pinned, fate)

    def homes(self, i: int, fate: Fate) -> Iterator[Faces]:
        """The melds in which the joker would stay."""
        if self.rules.joker_sets_locked:
            for meld in self.jokers[i].melds:
                if isinstance(meld, Run) == fate.run:
                    yield from (faces for faces in fates.grown(meld) if fate.face in faces)
            return
        for faces in reversed(list(fates.melds_with(fate.face))):
            if fates.is_run(faces) == fate.run and set(fate.beside).intersection(faces):
                yield faces

    def is_old(self, faces: Faces, face: int) -> bool:
        """Whether the meld with a joker at *face* is sure to be the heir of some meld, wherever the rest lies."""
        for row in self.rows:
            shared = [f for f in faces if f != face and f in row]
            if len(shared) < 2:
                continue
            sure = sum(self.on_table[f] + self.on_rack[f] == 1 for f in shared)
            if sure >= 2 and sum(row.values()) - len(shared) < sure:
                return True
        return False

    def pinnings(self, node: Node, faces: Faces, i: int | None) -> Iterator[Node]:
        """The node with a meld of these faces pinned, rack jokers in any places of it; *i*: a joker in it."""
        own = node.fates[i].face if i is not None else HIDDEN  # type: ignore[union-attr]
        others = [face for face in faces if face != own]
        lacking = [face for face in others if node.used[face] >= node.most[face]]
        for more in range(self.spare(node) - len(lacking) + 1):
            for hidden in combinations([face for face in others if face not in lacking], more):
                gone = {*lacking, *hidden}
                if len(gone) == len(faces):
                    continue
                used = list(node.used)
                for face in faces:
                    if face not in gone:
                        used[face] += 1
                places = node.places
                if i is not None:
                    places = (*places[:i], len(node.pinned), *places[i + 1 :])
                meld = tuple(HIDDEN if face in gone else face for face in faces)
                yield replace(
                    node,
                    used=tuple(used),
                    pinned=(*node.pinned, meld),
                    places=places,
                    used_jokers=node.used_jokers + len(gone),
                )

    def with_rack_tiles(self, node: Node, fate: Fate) -> Iterator[Node]:
        """The node with enough tiles of its last meld laid from the rack."""
        meld = node.pinned[-1]
        need = self.rules.joker_reuse_rack_tiles - meld.count(HIDDEN)
        from_rack = [face for face in meld if face not in (HIDDEN, fate.face) and self.on_rack[face]]
        faces = self.labels(node)
        for chosen in combinations(from_rack, max(0, need)):
            least = list(node.least)
            for face in chosen:
                least[face] = max(least[face], self.on_table[face] + faces[face] + 1)
            if all(low <= high for low, high in zip(least, node.most, strict=True)):
                yield replace(node, least=tuple(least))

    def by_rest(self, node: Node) -> Iterator[Node]:
        """Every meld that some tile on which the law may hang can lie in."""
        tile = self.open_tile(node)
        if tile is None:
            return
        if node.least[tile] <= node.used[tile]:
            most = (*node.most[:tile], node.used[tile], *node.most[tile + 1 :])
            yield replace(node, most=most)
        for faces in reversed(list(fates.melds_with(tile, fates.WIDTH))):
            for pinned in self.pinnings(node, faces, None):
                if pinned.used[tile] > node.used[tile]:
                    yield pinned

    def open_tile(self, node: Node) -> int | None:
        """A tile that is not pinned yet of those whose place may decide about a joker."""
        rows: set[int] = set()
        kinds: set[int] = set()
        for i, fate in enumerate(node.fates):
            if fate is None or fate.kind == "stays":
                continue
            for price in fates.prices(self.rules, self.jokers[i]):
                if price:
                    kinds.update(price)
                    rows.add(self.jokers[i].row)
                    rows.update(k for k, row in enumerate(self.rows) if any(tile in row for tile in price))
            where = node.places[i]
            if where is not None:
                meld = set(node.pinned[where]) - {fate.face}
                kinds |= meld - {HIDDEN}
                rows.update(k for k, row in enumerate(self.rows) if len(meld.intersection(row)) > 1)
        for k in rows:
            kinds.update(self.rows[k])
        open_kinds = [tile for tile in kinds if node.used[tile] < node.most[tile]]
        return min(open_kinds, key=lambda tile: (node.least[tile] <= node.used[tile], tile), default=None)

    def by_count(self, node: Node, layout: Layout) -> Iterator[Node]:
        """More or no more of a tile than the refused table holds: of one that was taken, else of the dearest."""
        lain = counts_of(_count(layout))
        faces = self.labels(node)
        open_tiles = [
            tile for tile in range(TILES) if max(node.least[tile], node.used[tile]) < node.most[tile]
        ]
        if not open_tiles:
            return
        taken = {tile for tile in open_tiles if lain[tile] < self.on_table[tile]}
        tile = max(open_tiles, key=lambda t: (t in taken, lain[t] + faces[t] < node.most[t], t % fates.WIDTH))
        there = min(lain[tile] + faces[tile], node.most[tile] - 1)
        yield replace(node, most=(*node.most[:tile], there, *node.most[tile + 1 :]))
        yield replace(node, least=(*node.least[:tile], there + 1, *node.least[tile + 1 :]))

    def by_opening(self, node: Node) -> Iterator[Node]:
        """Every smallest choice of own melds that is worth enough."""
        for tiles in smallest_openings(self.question.rack, self.rack[JOKER], self.rules.initial_meld_min):
            least = list(node.least)
            for tile, count in tiles.items():
                if tile != JOKER:
                    number = fates.number_of(tile)
                    least[number] = max(least[number], self.on_table[number] + count)
            yield replace(
                node,
                least=tuple(least),
                due_jokers=node.due_jokers + tiles[JOKER],
                opening=True,
            )


def _count(layout: Layout) -> Counter[Tile]:
    return Counter([tile for lain in layout for tile in tiles_in(lain)])


def _as_lies(lain: Lain) -> Faces:
    """A meld of the table as the kernel writes it."""
    return tuple(fates.number_of(tile) if tile != JOKER else HIDDEN for tile in readings(lain)[0].tiles)


def counts_of(tiles: Counter[Tile]) -> Counts:
    """How many there are of each real tile, in the kernel's order."""
    counts = [0] * TILES
    for tile, count in tiles.items():
        if tile != JOKER:
            counts[fates.number_of(tile)] = count
    return tuple(counts)


def runs_upwards(meld: Faces) -> bool | None:
    """Whether the meld of the kernel is a run; None where it may be either."""
    real = [(place, face) for place, face in enumerate(meld) if face != HIDDEN]
    if len(real) < 2:
        return None
    return real[1][1] - real[0][1] == real[1][0] - real[0][0]
