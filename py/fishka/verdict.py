"""The law of a turn: whether a layout may be the next table (docs/rules.md §3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice, product

from .fates import Change
from .faults import Fault as Fault
from .faults import row_fault as row_fault
from .jokers import joker_faults, weight
from .melds import Lain, Layout, Meld, Row, canonical, readings, tiles_in
from .opening import own_value
from .rules import Rules
from .tiles import JOKER, Tile, in_order

JOKER_VALUE = 30  # of a joker that leaves the rack, where plays are compared

_LIMIT = 16  # of choices of readings: the most that four jokers allow, two rows before and two after


@dataclass(frozen=True)
class Verdict:
    """What the law says about a layout."""

    of_rows: tuple[Fault, ...]  # what is wrong with single rows, in their order
    of_turn: tuple[Fault, ...]  # what is wrong with the turn as a whole, whatever row it shows in
    laid: Row  # from the rack, in canonical order
    taken: Row  # back to the rack, likewise; or gone, which is a fault then
    value: int  # of the tiles laid, less those taken; before one has opened: of the opening

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong."""
        return self.of_rows + self.of_turn

    @property
    def legal(self) -> bool:
        """Whether the layout may be the next table."""
        return not self.faults


def judge(rules: Rules, table: Layout, rack: Sequence[Tile], opened: bool, layout: Layout) -> Verdict:
    """Every fault of *layout* as the next table of a player holding *rack*; nothing is too odd to be judged.

    Codes: those of rows; nothing_laid; foreign (tiles): from nowhere; missing (tiles): gone; took_too_much
    (have, need); locked: the table was touched before opening; opening (have, need); opening_joker;
    joker_kept on the rack; joker_not_new: it lies in an old meld; joker_without_tile (missing);
    joker_rack_tiles (have, need); joker_locked (missing).  Empty rows are no rows.

    >>> row = tuple(Tile("r", number) for number in (3, 4, 5))
    >>> judge(Rules(), (row,), [Tile("r", 6)], True, ((*row, Tile("r", 6)),)).legal
    True
    """
    turn = _Turn(rules, table, rack, opened or not rules.initial_meld_min, layout)
    return Verdict(
        of_rows=tuple(turn.row_faults()),
        of_turn=tuple(turn.turn_faults()),
        laid=in_order(turn.laid.elements()),
        taken=in_order(turn.taken.elements()),
        value=turn.value,
    )


@dataclass(frozen=True)
class _Turn:
    """A turn to be judged.  The law is multiset arithmetic, but for the jokers."""

    rules: Rules
    table: Layout
    rack: Sequence[Tile]
    opened: bool  # the table is open to this player
    layout: Layout

    def row_faults(self) -> Iterator[Fault]:
        for index, lain in enumerate(self.layout):
            fault = row_fault(lain) if tiles_in(lain) else None
            if fault:
                yield replace(fault, row=index)

    def turn_faults(self) -> Iterator[Fault]:
        yield from self._tile_faults()
        if not self.opened:
            yield from self._opening_faults()
        if self.opened or self.rules.initial_meld_same_turn == "continue":
            yield from self._joker_faults()

    @cached_property
    def laid(self) -> Counter[Tile]:
        return _count(self.layout) - _count(self.table)

    @cached_property
    def taken(self) -> Counter[Tile]:
        return _count(self.table) - _count(self.layout)

    @cached_property
    def value(self) -> int:
        if not self.opened:
            return self._opening_value
        return sum(map(_value, self.laid.elements())) - sum(map(_value, self.taken.elements()))

    def _tile_faults(self) -> Iterator[Fault]:
        """Nothing may come from elsewhere, and nothing go but what the options let a player take."""
        if not self.laid:
            yield Fault("nothing_laid")
        if foreign := self.laid - Counter(self.rack):
            yield Fault("foreign", detail={"tiles": in_order(foreign.elements())})
        keep = self.rules.joker_reuse == "keep" and (
            self.opened or self.rules.initial_meld_same_turn == "continue"
        )
        if self.taken[JOKER] and not keep:
            yield Fault("joker_kept")
        gone = in_order(tile for tile in self.taken.elements() if tile != JOKER)
        if gone and not (self.rules.take_back == "points" and self.opened):
            yield Fault("missing", detail={"tiles": gone})
        elif gone and _points(self.laid) <= _points(self.taken):
            yield Fault("took_too_much", detail={"have": _points(self.laid), "need": _points(self.taken) + 1})

    # Before the player has opened

    def _opening_faults(self) -> Iterator[Fault]:
        rules, have = self.rules, self._opening_value
        enough = have >= rules.initial_meld_min
        if self._touched and not (enough and rules.initial_meld_same_turn == "continue"):
            yield Fault("locked")
        if not enough:
            yield Fault("opening", detail={"have": have, "need": rules.initial_meld_min})
        if rules.initial_meld_joker == "forbidden" and self.laid[JOKER]:
            yield Fault("opening_joker")

    @cached_property
    def _opening_value(self) -> int:
        """Of the new rows made wholly of own tiles; or, where the turn may go on, of any such melds."""
        have = self._own_rows_value()
        need = self.rules.initial_meld_min
        if have >= need or self.rules.initial_meld_same_turn == "meld_only":
            return have
        forbidden = self.rules.initial_meld_joker == "forbidden"
        return own_value((tile for tile in self.laid.elements() if tile != JOKER or not forbidden), need)

    def _own_rows_value(self) -> int:
        untouched = min(self._changes, key=lambda change: len(change[0]), default=None)
        indices = untouched[1] if untouched else self._residue[1]
        best = [known[0] for known in (readings(self.layout[index]) for index in indices) if known]
        left, value = self.laid.copy(), 0
        for meld in sorted(best, key=lambda meld: -meld.value):
            if Counter(meld.tiles) <= left:
                left -= Counter(meld.tiles)
                value += meld.value
        return value

    @property
    def _touched(self) -> bool:
        """Whether some meld of the table lies there no more, however the rows are read."""
        gone, come = self._residue
        rows = [gone, [self.layout[index] for index in come]]
        before, after = ([set(map(canonical, readings(lain))) for lain in lains] for lains in rows)
        return not _all_among(before, after)

    # What was changed

    @cached_property
    def _residue(self) -> tuple[list[Lain], list[int]]:
        """The rows that lay there before and the indices of those that lie there now, but for what stayed."""
        rest: dict[Hashable, list[int]] = {}
        for index, lain in enumerate(self.layout):
            rest.setdefault(_key(lain), []).append(index)
        gone = []
        for lain in self.table:
            if not rest.get(_key(lain)):
                gone.append(lain)
            else:
                rest[_key(lain)].pop()
        return gone, sorted(
            index for indices in rest.values() for index in indices if tiles_in(self.layout[index])
        )

    @cached_property
    def _changes(self) -> list[tuple[list[Meld], dict[int, Meld]]]:
        """The changed melds before and, by index, after, for every reading; none if some row is no meld."""
        gone, come = self._residue
        ways = product(*map(readings, gone), *(readings(self.layout[index]) for index in come))
        return [
            _changed(way[: len(gone)], dict(zip(come, way[len(gone) :], strict=True)))
            for way in islice(ways, _LIMIT)
        ]

    def _joker_faults(self) -> list[Fault]:
        """The joker law's faults by the reading that has fewest."""
        least: list[Fault] | None = None
        for before, after in self._changes:
            found = joker_faults(Change(self.rules, before, tuple(after.values()), self.laid, self.taken))
            if least is None or weight(found) < weight(least):
                indices = list(after)
                least = [
                    fault if fault.row is None else replace(fault, row=indices[fault.row]) for fault in found
                ]
            if not least:
                break
        return least or []


def _changed(gone: Iterable[Meld], come: dict[int, Meld]) -> tuple[list[Meld], dict[int, Meld]]:
    """What is left of the melds before and after once those that are equal have been struck out."""
    rest = dict(come)
    before = []
    for meld in gone:
        same = next((index for index, other in rest.items() if canonical(other) == canonical(meld)), None)
        if same is None:
            before.append(meld)
        else:
            del rest[same]
    return before, rest


def _all_among(before: Sequence[set[Meld]], after: Sequence[set[Meld]]) -> bool:
    """Whether for each of *before* there is another of *after* that may be the same meld."""
    if not before:
        return True
    return any(
        before[0] & melds and _all_among(before[1:], (*after[:index], *after[index + 1 :]))
        for index, melds in enumerate(after)
    )


def _key(lain: Lain) -> Hashable:
    """Equal for rows that are the same meld, however a group lies; a row that is not one meld is itself."""
    known = readings(lain)
    return canonical(known[0]) if len(known) == 1 else lain


def _count(layout: Layout) -> Counter[Tile]:
    return Counter(tile for lain in layout for tile in tiles_in(lain))


def _points(tiles: Counter[Tile]) -> int:
    """The sum of the numbers; jokers count 0 ."""
    return sum(tile.number for tile in tiles.elements())


def _value(tile: Tile) -> int:
    return JOKER_VALUE if tile == JOKER else tile.number
