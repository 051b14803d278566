"""Who goes where: the ways of telling equal tiles apart, and what each costs in moves of the hand.

A row that keeps some of its tiles is the *base* of the row it becomes, and costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations, product

from ..melds import Group, readings
from ..tiles import JOKER
from .board import RACK, Board
from .matching import heaviest_matching

PLANS = 600
"""How many ways of telling equal tiles apart are compared before the search only improves the one it has."""

Way = tuple[tuple[tuple[int, int], ...], ...]
"""For each kind of tile the slots, in the order of its numbers."""


def best_plan(board: Board) -> Plan:
    """The plan of fewest steps."""
    plan = min((Plan(board, way) for way in _ways(board)), key=lambda plan: plan.cost)
    return _improved(board, plan)


def _ways(board: Board) -> Iterator[Way]:
    """The ways of telling equal tiles apart, all of them while they are few."""
    choices = [_orders(board, numbers, slots) for numbers, slots in board.kinds]
    many = 1
    for choice in choices:
        many *= len(choice)
    if many > PLANS:
        choices = [choice[:1] for choice in choices]
    return product(*choices)


def _orders(
    board: Board, numbers: list[int], slots: list[tuple[int, int]]
) -> list[tuple[tuple[int, int], ...]]:
    """The different ways of giving *slots* to *numbers*: tiles of the rack are all alike."""
    laid = sum(board.source(number) == RACK for number in numbers)
    fixed = len(numbers) - laid
    found = {(*order[:fixed], *sorted(order[fixed:])) for order in permutations(slots)}
    return sorted(found)


def _improved(board: Board, plan: Plan) -> Plan:
    """The plan after swapping equal tiles, one kind at a time, for as long as that helps."""
    better = True
    while better:
        better = False
        for k, (numbers, slots) in enumerate(board.kinds):
            for order in _orders(board, numbers, slots) if len(slots) > 1 else ():
                other = Plan(board, (*plan.way[:k], order, *plan.way[k + 1 :]))
                if other.cost < plan.cost:
                    plan, better = other, True
    return plan


@dataclass(frozen=True, slots=True)
class Trick:
    """A step that also gives a row without a base its first tiles: a swap or a wedge."""

    code: str
    carry: tuple[int, int]
    born: tuple[int, int]
    base: int


class Plan:
    """One way of telling equal tiles apart, with its best choice of bases and tricks."""

    def __init__(self, board: Board, way: Way) -> None:
        self.board, self.way = board, way
        self.slots: dict[int, dict[int, int]] = {d: {} for d in board.new}
        self.pairs: dict[tuple[int, int], list[int]] = {}
        for (numbers, _), order in zip(board.kinds, way, strict=True):
            for number, (d, place) in zip(numbers, order, strict=True):
                self.pairs.setdefault((board.source(number), d), []).append(number)
                if d != RACK:
                    self.slots[d][place] = number
        self.base, self.tricks, saved, kept = self._bases()
        self.cost = (len(self.pairs) - saved, -kept)

    def order(self, d: int) -> list[int]:
        """The numbers of the row *d* in the order of its places."""
        return [self.slots[d][place] for place in range(len(self.slots[d]))]

    def stays(self, s: int, d: int) -> list[int]:
        """The tiles of row *s* that need not move within *d*: the longest part already in order."""
        mine = self.pairs[s, d]
        row = [number for number in self.board.rows[s] if number in mine]
        if not self.board.fixed[d]:
            return row
        place = {number: at for at, number in self.slots[d].items()}
        best: list[list[int]] = []
        for number in row:
            longest = max((chain for chain in best if place[chain[-1]] < place[number]), key=len, default=[])
            best.append([*longest, number])
        return max(best, key=len)

    def _bases(self) -> tuple[dict[int, int], tuple[Trick, ...], int, int]:
        """The bases (new row: old row) and tricks that save most steps, then keep most tiles in place."""
        weights = {
            (s, d): (1000 if len(self.stays(s, d)) == len(mine) else 0) + len(self.stays(s, d))
            for (s, d), mine in self.pairs.items()
            if s != RACK and d != RACK
        }
        best: tuple[int, dict[int, int], tuple[Trick, ...]] = (-1, {}, ())
        for tricks in _sets_of(list(self._tricks())):
            forced = {trick.carry[1]: trick.base for trick in tricks}
            born = {trick.born[1] for trick in tricks}
            weight, base = heaviest_matching(weights, self.board.new, forced, born)
            if weight + 1000 * len(tricks) > best[0]:
                best = (weight + 1000 * len(tricks), base, tricks)
        weight, base, tricks = best
        return base, tricks, weight // 1000, weight % 1000

    def _tricks(self) -> Iterator[Trick]:
        """Every carry (place, row) that could free a joker into, or cut off, a row of its own (born)."""
        for carry, brought in self.pairs.items():
            d = carry[1]
            for s in self.board.old:
                if d == RACK or s == carry[0] or (s, d) not in self.pairs:
                    continue
                for born, gone in self.pairs.items():
                    if born[0] != s or born[1] in (d, RACK):
                        continue
                    if len(gone) == len(brought) == 1 and self._swaps(s, gone[0], brought[0]):
                        yield Trick("swap", carry, born, s)
                    elif self._wedges(s, d, brought, gone):
                        yield Trick("wedge", carry, born, s)

    def _swaps(self, s: int, joker: int, number: int) -> bool:
        """Whether the tile *number* may take the place of the *joker* in row *s* as it lies."""
        board = self.board
        if board.tiles[joker] != JOKER or board.tiles[number] == JOKER:
            return False
        place, tile = board.rows[s].index(joker), board.tiles[number]
        for meld in readings(board.before[s]):
            if isinstance(meld, Group):
                if tile.number == meld.number and tile not in meld.tiles:
                    return True
            elif meld.faces[place] == tile:
                return True
        return False

    def _wedges(self, s: int, d: int, brought: list[int], gone: list[int]) -> bool:
        """Whether *brought*, put between the two halves of run *s*, lets the half *gone* stand by itself."""
        row, stay = list(self.board.rows[s]), self.stays(s, d)
        if not self.board.fixed[d]:
            return False
        place = {number: at for at, number in self.slots[d].items()}
        come = [place[number] for number in brought]
        if row == stay + sorted(gone):
            return min(come) > place[stay[-1]]
        return row == sorted(gone) + stay and max(come) < place[stay[0]]


def _sets_of(tricks: list[Trick]) -> Iterator[tuple[Trick, ...]]:
    """The sets of tricks that may be played together."""
    sets: list[tuple[Trick, ...]] = [()]
    for trick in tricks[:6]:
        sets += [(*others, trick) for others in sets if all(_apart(trick, other) for other in others)]
    return iter(sets)


def _apart(one: Trick, other: Trick) -> bool:
    bases = {one.carry[1]: one.base}
    return (
        one.carry != other.carry
        and one.born[1] != other.born[1]
        and one.born[1] != other.carry[1]
        and other.born[1] != one.carry[1]
        and bases.get(other.carry[1], other.base) == other.base
        and (one.base != other.base or one.carry[1] == other.carry[1])
        and not (one.code == other.code == "wedge" and one.base == other.base)
    )
