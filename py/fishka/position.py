"""Everything at a moment of a round, and what the seat to move can make of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from .faults import Fault
from .melds import Lain, Layout, settled
from .rules import Rules
from .tiles import Tile, in_order
from .verdict import Verdict, judge
from .view import Draw, Move, Pass, Play, View

Rack = tuple[Tile, ...]


class IllegalMove(Exception):
    """A move that the rules do not allow here; `faults` say why, `place` where in a text it stood."""

    def __init__(self, *faults: Fault, place: str = "this move") -> None:
        super().__init__(f"{place} is not allowed: {', '.join(fault.code for fault in faults)}")
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Position:
    """All racks, the table and the pool, and whose turn it is.

    Racks lie in canonical order, the pool in the order in which it will be drawn.
    """

    rules: Rules
    table: Layout
    racks: tuple[Rack, ...]
    seat: int  # whose turn it is
    opened: tuple[bool, ...]
    pool: Rack
    passes: int = 0  # in a row, up to now
    extra: int = 0  # turns since the pool ran empty; counted only under pool_empty one_extra_turn

    @property
    def rack(self) -> Rack:
        """The tiles of the seat to move."""
        return self.racks[self.seat]

    @property
    def has_opened(self) -> bool:
        """Whether the table is open to the seat to move."""
        return self.opened[self.seat] or not self.rules.initial_meld_min

    @property
    def ending(self) -> str | None:
        """Why the round is over: "out", "stuck", "extra" or "empty"; None while it goes on."""
        if not all(self.racks):
            return "out"
        if self.pool:
            return None
        if self.rules.pool_empty == "end":
            return "empty"
        if self.extra >= len(self.racks):
            return "extra"
        return "stuck" if self.passes >= len(self.racks) else None

    @property
    def is_last_turn(self) -> bool:
        """Whether this is the one more turn that each has when the pool is empty (one_extra_turn)."""
        return self.rules.pool_empty == "one_extra_turn" and not self.pool and not self.ending

    def seen_by(self, seat: int) -> View:
        """What *seat* may see.  There is no other road from a position to somebody who plays."""
        return View(
            rules=self.rules,
            seat=seat,
            table=self.table,
            rack=self.racks[seat],
            counts=tuple(map(len, self.racks)),
            opened=self.opened,
            pool_count=len(self.pool),
            passes=self.passes,
            to_move=self.seat,
        )

    def judge(self, layout: Layout) -> Verdict:
        """What the law says about *layout* as the next table."""
        return judge(self.rules, self.table, self.rack, self.has_opened, layout)

    def play(self, move: Move) -> Position:
        """The position after *move*; IllegalMove: it is not allowed here."""
        if self.ending:
            raise IllegalMove(Fault("over"))
        match move:
            case Play(layout):
                verdict = self.judge(layout)
                if verdict.faults:
                    raise IllegalMove(*verdict.faults)
                return self.laid(verdict, *changes(self.table, layout))
            case Draw():
                if not self.pool:
                    raise IllegalMove(Fault("pool_empty"))
                return self.taking(1)
            case Pass():
                if self.pool:
                    raise IllegalMove(Fault("pool_left"))
                return self.taking(0)

    def laid(self, verdict: Verdict, gone: Layout, come: Layout) -> Position:
        """The position after a play that was judged legal and changes these rows."""
        rack = Counter(self.rack)
        rack.subtract(verdict.laid)
        rack.update(verdict.taken)
        opened = (*self.opened[: self.seat], True, *self.opened[self.seat + 1 :])
        table = changed(self.table, gone, come)
        return self._after(in_order(rack.elements()), table=table, opened=opened, passes=0)

    def taking(self, count: int) -> Position:
        """The position after a turn that ends by taking *count* tiles, or what is left; none is a pass."""
        taken = self.pool[:count]
        passes = 0 if taken else self.passes + 1
        return self._after(in_order(self.rack + taken), pool=self.pool[count:], passes=passes)

    def _after(self, rack: Rack, **changes: object) -> Position:
        counted = self.is_last_turn
        return replace(
            self,
            racks=(*self.racks[: self.seat], rack, *self.racks[self.seat + 1 :]),
            seat=(self.seat + 1) % len(self.racks),
            extra=self.extra + counted,
            **changes,  # type: ignore[arg-type]
        )


def changes(before: Layout, after: Layout) -> tuple[Layout, Layout]:
    """The rows that went, and the rows that came, settled; rows that stayed are in neither.

    Each in the order of its layout, but a row that came beside its equal comes last: so the answer stays the
    same when it is asked again of the table that it leads to.
    """
    new = [settled(lain) for lain in after if lain]
    come = _surplus(new, before)
    twins = {lain: index for index, lain in enumerate(before, 1)}
    return _surplus(before, new), tuple(sorted(come, key=lambda lain: twins.get(lain, 0)))


def changed(before: Layout, gone: Layout, come: Layout) -> Layout:
    """The table when *come* took the places of *gone*, one by one, and what was left over went to the end."""
    table: list[Lain | None] = list(before)
    for index, lain in enumerate(gone):
        table[table.index(lain)] = come[index] if index < len(come) else None
    return tuple(lain for lain in table if lain is not None) + come[len(gone) :]


def _surplus(rows: Sequence[Lain], others: Sequence[Lain]) -> Layout:
    """The first of *rows*, each as often as *others* has it less often."""
    more = Counter(rows) - Counter(others)
    surplus = []
    for lain in rows:
        if more[lain]:
            more[lain] -= 1
            surplus.append(lain)
    return tuple(surplus)
