"""From one layout to the next by hand: the fewest moves a person would make.

Every tile moves at most once, straight to where it stays; one step carries tiles from one place (a row or the
rack) to one row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..melds import Layout, readings
from ..tiles import Tile
from .board import RACK, Board, Numbers
from .plans import Plan, Trick, best_plan


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
    board = Board(before, after, rack)
    return _walk(board, best_plan(board))


@dataclass(frozen=True, slots=True)
class _Carry:
    """A step not yet taken: the tiles, the row they go to (None: the rack), what else it brings about."""

    numbers: Numbers
    to: int | None
    trick: Trick | None


def _walk(board: Board, plan: Plan) -> tuple[Step, ...]:
    """The steps of the plan, those first that leave fewest rows broken."""
    place = _Table(board, plan)
    todo = list(_carries(plan))
    done: list[Step] = []
    while todo:
        ranked = [(place.broken_after(carry), index) for index, carry in enumerate(todo)]
        carry = todo.pop(min(ranked)[1])
        done.append(place.take(carry))
    return tuple(done)


def _carries(plan: Plan) -> Iterator[_Carry]:
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

    def __init__(self, board: Board, plan: Plan) -> None:
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
