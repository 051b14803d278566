"""The hunt for the best legal table: best first over what may become of the jokers, the kernel as the bound.

The kernel finds the best table of a node, the law of the jokers set aside; where the judge refuses it, the
node is split.  No node is better than its parent, so the first legal table is the best one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import chain, islice, product

from ..melds import Layout
from ..tiles import JOKER
from ..verdict import Verdict, judge
from . import fates
from .evident import plainly_legal
from .kernel import Found, Pieces, best_table
from .node import HIDDEN, Faces, Node, Question, tiles_of
from .splits import children, fated

INFINITE = float("inf")
NOTHING = Found(melds=None, laid=(), worth=0, kept=0, proved=True, nodes=0)
TRIES = 24
"""Ways of telling which of equal faces is the joker that are put to the judge."""


@dataclass(frozen=True, slots=True)
class Legal:
    """A legal table and its worth."""

    layout: Layout
    worth: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The best legal table, None if none is worth anything; whether that is proven; nodes searched."""

    best: Legal | None
    proved: bool
    nodes: int


class Hunt:
    """One search; *first* ends it with any legal table."""

    def __init__(self, question: Question, budget: int, first: bool = False) -> None:
        self.question, self.budget, self.first = question, budget, first
        self.heap: list[tuple[float, int, Node, Found | None]] = []
        self.serial = 0  # of equal nodes the last comes first
        self.nodes = 0
        self.best: Legal | None = None

    def run(self) -> Outcome:
        """Search until nothing better is left, or the budget is spent."""
        self.push(self.question.root(), None, INFINITE)
        proved = self.search()
        return Outcome(self.best, proved, self.nodes)

    def push(self, node: Node, found: Found | None, bound: float) -> None:
        """Put a node on the heap, solved or not, with what it is worth at most."""
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
        worth = 0 if found.melds is None else found.worth + self.question.certain(node)
        if worth > self.worth_so_far and not self.try_out(node, found, worth):
            self.push(node, found, min(bound, worth))
        return found.proved

    @property
    def worth_so_far(self) -> int:
        """What a table must be worth more than."""
        return self.best.worth if self.best else 0

    def solve(self, node: Node, at_least: int = 0) -> Found:
        """The best table of a node that is worth more than the best so far, and so much at least."""
        if self.nodes >= self.budget:
            return replace(NOTHING, proved=False)
        pieces = self.pieces(node)
        if pieces is None:
            self.nodes += 1
            return NOTHING
        least = max(0, max(at_least, self.worth_so_far + 1) - self.question.certain(node))
        lying = self.question.lying if tuple(pieces.table) == self.question.on_table else ()
        found = best_table(pieces, self.question.worth, lying, least, self.budget - self.nodes)
        self.nodes += max(1, found.nodes)
        return found

    def pieces(self, node: Node) -> Pieces | None:
        """What is not pinned yet; None if more must lie than there is."""
        counts = list(zip(node.least, node.most, node.used, strict=True))
        must = [max(0, least - used) for least, _, used in counts]
        may = [most - max(used, least) for least, most, used in counts]
        if min(may) < 0:
            return None
        jokers = max(0, node.loose + node.due_jokers - node.used_jokers)
        return Pieces(must, may, jokers, self.question.spare(node) - jokers)

    def try_out(self, node: Node, found: Found, worth: int) -> bool:
        """Whether some way of reading the kernel's table is legal, which is then the best so far.

        The judge is slow where much has changed: a table of the same worth that plainly is legal goes first.
        """
        layouts = list(islice(_layouts(node, found), TRIES))
        for layout in chain(layouts, self.resting(node, worth)):
            if self.is_plain(layout):
                self.best = Legal(layout, worth)
                return True
        for layout in layouts:
            if self.verdict(layout).legal:
                self.best = Legal(layout, worth)
                return True
        return False

    def resting(self, node: Node, worth: int) -> Iterator[Layout]:
        """Tables worth so much where every joker that is not decided stays; solved when they are wanted."""
        resting = self.at_rest(node)
        if resting:
            yield from _layouts(resting, self.solve(resting, worth))

    def at_rest(self, node: Node) -> Node | None:
        """The node with every joker that is not decided staying, if there are such."""
        resting = node
        for i, fate in enumerate(node.fates):
            if fate is None:
                stay = next(fates.stays(self.question.jokers[i]), None)
                resting = fated(self.question, resting, i, stay) if stay else resting
        return None if resting is node else resting

    def is_plain(self, layout: Layout) -> bool:
        """Whether nothing can be wrong with the layout."""
        question = self.question
        if not question.opened or question.before - tiles_of(layout):
            return False
        return plainly_legal(question.rules, question.table, question.jokers, layout)

    def verdict(self, layout: Layout) -> Verdict:
        """What the judge says."""
        question = self.question
        return judge(question.rules, question.table, question.rack, question.opened, layout)

    def children(self, node: Node, found: Found) -> Iterator[Node]:
        """The node split, by the faults of its table where those go beyond the jokers."""
        layout, faults = None, set[str]()
        if self.question.rules.take_back == "points" or not self.question.opened:
            layout = next(_layouts(node, found), None)
        if layout is not None:
            faults = {fault.code for fault in self.verdict(layout).faults}
        return children(self.question, node, layout, faults)


def _layouts(node: Node, found: Found) -> Iterator[Layout]:
    """The tables that the melds of a node may be: jokers with a face lie where that face is."""
    melds = [*node.pinned, *(found.melds or ())]
    labelled = [i for i, fate in enumerate(node.fates) if fate and fate.face != fates.ANY]
    for spots in product(*(list(_spots(node, i, melds)) for i in labelled)):
        rows = [[fates.tile_of(face) for face in meld] for meld in melds]
        for m, place in spots:
            rows[m][place] = JOKER
        if len(set(spots)) == len(spots) and all(any(tile != JOKER for tile in row) for row in rows):
            yield tuple([tuple(row) for row in rows])


def _spots(node: Node, joker: int, melds: Sequence[Faces]) -> Iterator[tuple[int, int]]:
    """Where the joker may lie: (meld, place)."""
    fate, where = node.fates[joker], node.places[joker]
    assert fate is not None
    for m, meld in enumerate(melds):
        if fate.face not in meld or where not in (None, m):
            continue
        place = meld.index(fate.face)
        others = (*meld[:place], *meld[place + 1 :])
        if fate.kind == "stays" and set(fate.beside).isdisjoint(others):
            continue
        if fate.run is None or fate.run == _is_run(meld):
            yield m, place


def _is_run(meld: Faces) -> bool | None:
    """Whether the meld of the kernel is a run; None where it may be either."""
    real = [(place, face) for place, face in enumerate(meld) if face != HIDDEN]
    if len(real) < 2:
        return None
    return real[1][1] - real[0][1] == real[1][0] - real[0][0]
