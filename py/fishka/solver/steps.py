"""From one layout to the next by hand: the fewest moves a person would make.

Every tile moves at most once, straight to where it stays; one step carries tiles from one place (a row or the
rack) to one row.  A row that keeps some of its tiles is the *base* of the row it becomes, and costs nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product

from ..melds import Group, Layout, Row, readings, tiles_in
from ..tiles import JOKER, Tile

RACK = -1
PLANS = 600
"""How many ways of telling equal tiles apart are compared before the search only improves the one it has."""

Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the hand, by the numbers of the tiles.

    code: lay (from the rack), take (from another row), join (a whole row), split (into a row of its own),
    wedge (into the middle of a run that lies as it did, which falls in two), swap (for a joker, which comes
    loose), back (to the rack).
    row: the index in layout of the row that received the tiles; None for back.
    """

    code: str
    moved: Numbers
    layout: tuple[Numbers, ...]
    row: int | None


def steps(before: Layout, after: Layout, rack: Sequence[Tile]) -> tuple[Step, ...]:
    """The fewest hand moves from *before* to *after*.

    Tiles are numbered row by row through *before*, then through *rack* (which must hold what is laid).
    """
    board = _Board(before, after, rack)
    plan = min((_Plan(board, way) for way in _ways(board)), key=lambda plan: plan.cost)
    return _walk(board, _improved(board, plan))


class _Board:
    """The rows that change, by number, and the slots they are to fill."""

    def __init__(self, before: Layout, after: Layout, rack: Sequence[Tile]) -> None:
        self.before = before
        self.tiles: list[Tile] = [tile for lain in before for tile in tiles_in(lain)] + list(rack)
        self.rows = list(_numbered(before))
        self.fixed = [not _is_group(lain) for lain in after]
        self.goal = [tiles_in(lain) for lain in after]
        still = _unchanged(before, after)
        self.old = [s for s in range(len(before)) if s not in still]
        self.new = [d for d in range(len(after)) if d not in still.values()]
        self.home = {number: s for s, row in enumerate(self.rows) for number in row}
        self.kinds = list(self._matches(rack))

    def _matches(self, rack: Sequence[Tile]) -> Iterator[tuple[list[int], list[tuple[int, int]]]]:
        """For each kind of tile the numbers that change hands and the slots (row, place) open to them."""
        numbers: dict[Tile, list[int]] = {}
        slots: dict[Tile, list[tuple[int, int]]] = {}
        for s in self.old:
            for number in self.rows[s]:
                numbers.setdefault(self.tiles[number], []).append(number)
        for d in self.new:
            for place, tile in enumerate(self.goal[d]):
                slots.setdefault(tile, []).append((d, place))
        first = len(self.tiles) - len(rack)
        for number, tile in enumerate(rack, first):
            if len(numbers.get(tile, ())) < len(slots.get(tile, ())):
                numbers.setdefault(tile, []).append(number)
        for tile in sorted(numbers):
            have, open_slots = numbers[tile], slots.get(tile, [])
            yield have, open_slots + [(RACK, 0)] * (len(have) - len(open_slots))

    def source(self, number: int) -> int:
        return self.home.get(number, RACK)


Way = tuple[tuple[tuple[int, int], ...], ...]
"""For each kind of tile the slots, in the order of its numbers."""


def _ways(board: _Board) -> Iterator[Way]:
    """The ways of telling equal tiles apart, all of them while they are few."""
    choices = [_orders(board, numbers, slots) for numbers, slots in board.kinds]
    many = 1
    for choice in choices:
        many *= len(choice)
    if many > PLANS:
        choices = [choice[:1] for choice in choices]
    return product(*choices)


def _orders(
    board: _Board, numbers: list[int], slots: list[tuple[int, int]]
) -> list[tuple[tuple[int, int], ...]]:
    """The different ways of giving *slots* to *numbers*: tiles of the rack are all alike."""
    laid = sum(board.source(number) == RACK for number in numbers)
    fixed = len(numbers) - laid
    found = {(*order[:fixed], *sorted(order[fixed:])) for order in permutations(slots)}
    return sorted(found)


def _improved(board: _Board, plan: _Plan) -> _Plan:
    """The plan after swapping equal tiles, one kind at a time, for as long as that helps."""
    better = True
    while better:
        better = False
        for k, (numbers, slots) in enumerate(board.kinds):
            for order in _orders(board, numbers, slots) if len(slots) > 1 else ():
                other = _Plan(board, (*plan.way[:k], order, *plan.way[k + 1 :]))
                if other.cost < plan.cost:
                    plan, better = other, True
    return plan


@dataclass(frozen=True, slots=True)
class _Trick:
    """A step that also gives a row without a base its first tiles: a swap or a wedge."""

    code: str
    carry: tuple[int, int]
    born: tuple[int, int]
    base: int


class _Plan:
    """One way of telling equal tiles apart, with its best choice of bases and tricks."""

    def __init__(self, board: _Board, way: Way) -> None:
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

    def _bases(self) -> tuple[dict[int, int], tuple[_Trick, ...], int, int]:
        """The bases (new row: old row) and tricks that save most steps, then keep most tiles in place."""
        weights = {
            (s, d): (1000 if len(self.stays(s, d)) == len(mine) else 0) + len(self.stays(s, d))
            for (s, d), mine in self.pairs.items()
            if s != RACK and d != RACK
        }
        best: tuple[int, dict[int, int], tuple[_Trick, ...]] = (-1, {}, ())
        for tricks in _sets_of(list(self._tricks())):
            forced = {trick.carry[1]: trick.base for trick in tricks}
            born = {trick.born[1] for trick in tricks}
            weight, base = _matching(weights, self.board.new, forced, born)
            if weight + 1000 * len(tricks) > best[0]:
                best = (weight + 1000 * len(tricks), base, tricks)
        weight, base, tricks = best
        return base, tricks, weight // 1000, weight % 1000

    def _tricks(self) -> Iterator[_Trick]:
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
                        yield _Trick("swap", carry, born, s)
                    elif self._wedges(s, d, brought, gone):
                        yield _Trick("wedge", carry, born, s)

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


def _sets_of(tricks: list[_Trick]) -> Iterator[tuple[_Trick, ...]]:
    """The sets of tricks that may be played together."""
    sets: list[tuple[_Trick, ...]] = [()]
    for trick in tricks[:6]:
        sets += [(*others, trick) for others in sets if all(_apart(trick, other) for other in others)]
    return iter(sets)


def _apart(one: _Trick, other: _Trick) -> bool:
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


def _matching(
    weights: dict[tuple[int, int], int], new: list[int], forced: dict[int, int], born: set[int]
) -> tuple[int, dict[int, int]]:
    """The heaviest choice of a base for each new row, no old row twice; (-1, {}) if not all forced ones fit.

    Row by row the choice is changed along the way that gains most, for as long as one gains.
    """
    edges: dict[int, dict[int, int]] = {d: {} for d in new if d not in born}
    for (s, d), weight in weights.items():
        if d in edges and forced.get(d, s) == s:
            edges[d][s] = weight + (_FORCED if d in forced else 0)
    base: dict[int, int] = {}
    while way := _gaining(edges, base):
        for d, s in way:
            base[d] = s
    if not all(d in base for d in forced):
        return -1, {}
    return sum(weights[s, d] for d, s in base.items()), base


_FORCED = 10**6
"""More than all the weights there can be."""


def _gaining(edges: dict[int, dict[int, int]], base: dict[int, int]) -> list[tuple[int, int]]:
    """The new choices (row, base) that gain most, from a row without a base to a base that is free."""
    holder = {s: d for d, s in base.items()}
    gain = {d: 0 for d in edges if d not in base}
    reached: dict[int, tuple[int, int]] = {}  # the base: what reaching it gains, and for which row
    waiting = deque(gain)
    while waiting:
        d = waiting.popleft()
        for s, weight in edges[d].items():
            if base.get(d) == s or (s in reached and gain[d] + weight <= reached[s][0]):
                continue
            reached[s] = gain[d] + weight, d
            if s in holder:
                other = holder[s]
                gain[other] = reached[s][0] - edges[other][s]
                waiting.append(other)
    free = max((s for s in reached if s not in holder), key=lambda s: reached[s][0], default=None)
    if free is None or reached[free][0] <= 0:
        return []
    way, s = [], free
    while True:
        d = reached[s][1]
        way.append((d, s))
        if d not in base:
            return way
        s = base[d]


def _numbered(layout: Layout) -> Iterator[Numbers]:
    first = 0
    for lain in layout:
        size = len(tiles_in(lain))
        yield tuple(range(first, first + size))
        first += size


def _is_group(lain: object) -> bool:
    """Whether the order of these tiles is free."""
    if isinstance(lain, tuple):
        kinds = readings(lain)
        return bool(kinds) and all(isinstance(meld, Group) for meld in kinds)
    return isinstance(lain, Group)


def _unchanged(before: Layout, after: Layout) -> dict[int, int]:
    """The rows that lie there before and after: old index to new index."""
    free: dict[object, list[int]] = {}
    for d, lain in enumerate(after):
        free.setdefault(_key(lain), []).append(d)
    still: dict[int, int] = {}
    for s, lain in enumerate(before):
        if same := free.get(_key(lain)):
            still[s] = same.pop(0)
    return still


def _key(lain: Row | object) -> object:
    row = tiles_in(lain)  # type: ignore[arg-type]
    return ("group", *sorted(row)) if _is_group(lain) else row


# the walk ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Carry:
    """A step not yet taken: the tiles, the row they go to (None: the rack), what else it brings about."""

    numbers: Numbers
    to: int | None
    trick: _Trick | None


def _walk(board: _Board, plan: _Plan) -> tuple[Step, ...]:
    """The steps of the plan, those first that leave fewest rows broken."""
    place = _Table(board, plan)
    todo = list(_carries(plan))
    done: list[Step] = []
    while todo:
        ranked = [(place.broken_after(carry), index) for index, carry in enumerate(todo)]
        carry = todo.pop(min(ranked)[1])
        done.append(place.take(carry))
    return tuple(done)


def _carries(plan: _Plan) -> Iterator[_Carry]:
    """One carry for each pair of places, but those that a base or a trick saves; the rack's come last."""
    tricks = {trick.carry: trick for trick in plan.tricks}
    born = {trick.born for trick in plan.tricks}
    for (s, d), numbers in sorted(plan.pairs.items(), key=lambda pair: (pair[0][0] == RACK, pair[0])):
        if (s, d) in born:
            continue
        if s != RACK and plan.base.get(d) == s:
            numbers = [number for number in numbers if number not in plan.stays(s, d)]
        if numbers:
            yield _Carry(tuple(sorted(numbers)), None if d == RACK else d, tricks.get((s, d)))


class _Table:
    """The rows as they lie between two steps, each with the new row it becomes, if it is the base of one."""

    def __init__(self, board: _Board, plan: _Plan) -> None:
        self.board, self.plan = board, plan
        self.becomes = {s: d for d, s in plan.base.items()}
        self.rows: list[tuple[int | None, Numbers]] = [
            (self.becomes.get(s), row) for s, row in enumerate(board.rows)
        ]

    def broken_after(self, carry: _Carry) -> tuple[int, int]:
        rows = self._after(carry)
        return sum(not self._whole(row) for _, row in rows), len(rows)

    def _whole(self, row: Numbers) -> bool:
        return bool(readings(tuple(self.board.tiles[number] for number in row)))

    def take(self, carry: _Carry) -> Step:
        before, self.rows = self.rows, self._after(carry)
        layout = tuple(row for _, row in self.rows)
        index = next((i for i, row in enumerate(layout) if carry.numbers[0] in row), None)
        return Step(self._code(carry, before), carry.numbers, layout, index)

    def _code(self, carry: _Carry, before: list[tuple[int | None, Numbers]]) -> str:
        if carry.trick:
            return carry.trick.code
        if carry.to is None:
            return "back"
        if carry.numbers[0] not in self.board.home:
            return "lay"
        if all(to != carry.to for to, _ in before):
            return "split"
        return "join" if carry.numbers in (tuple(sorted(row)) for _, row in before) else "take"

    def _after(self, carry: _Carry) -> list[tuple[int | None, Numbers]]:
        """The rows once the carry is done, in the order they lay, a new one last."""
        gone = set(carry.numbers)
        born: Numbers = ()
        if carry.trick:
            born = tuple(self.plan.pairs[carry.trick.born])
            gone |= set(born)
        rows = [(to, tuple(number for number in row if number not in gone)) for to, row in self.rows]
        if carry.to is not None:
            rows = self._put(rows, carry.to, carry.numbers)
        if carry.trick:
            rows = self._put(rows, carry.trick.born[1], born)
        return [(to, row) for to, row in rows if row]

    def _put(
        self, rows: list[tuple[int | None, Numbers]], to: int, numbers: Iterable[int]
    ) -> list[tuple[int | None, Numbers]]:
        if all(d != to for d, _ in rows):
            rows = [*rows, (to, ())]
        return [(d, self._merged(to, row, numbers) if d == to else row) for d, row in rows]

    def _merged(self, to: int, row: Numbers, numbers: Iterable[int]) -> Numbers:
        """The row with *numbers* put behind the tiles they follow; those yet to leave keep their place."""
        goal = self.plan.order(to)
        merged = list(row)
        for number in sorted(numbers, key=goal.index):
            ahead = [merged.index(other) for other in goal[: goal.index(number)] if other in merged]
            behind = [merged.index(other) for other in goal[goal.index(number) :] if other in merged]
            merged.insert(max(ahead) + 1 if ahead else min(behind, default=len(merged)), number)
        return tuple(merged)
