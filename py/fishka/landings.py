"""Where held tiles may go, and what each drop does to the row it lands on.

One question per pick-up; tiles are told apart by their numbers, so whoever draws them never compares tiles.
Rows are looked at one by one: whether the turn is legal as a whole is not judged here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from .hand import Hand, Numbers
from .melds import Lain, Layout, Meld, Run, readings, tiles_in
from .rules import Rules
from .tiles import JOKER, Tile
from .verdict import Fault, row_fault


@dataclass(frozen=True, slots=True)
class Landing:
    """What one drop does: the rows that take the place of the row dropped on."""

    rows: tuple[Numbers, ...]
    kind: str  # "join" | "split" | "swap" | "segment" | "partial" | "new"
    fault: Fault | None = None  # of the first row that is no meld; its `row` counts within `rows`
    frees: int | None = None  # the joker that a swap turns out

    @property
    def ok(self) -> bool:
        """Whether the drop leaves only melds."""
        return self.fault is None


@dataclass(frozen=True, slots=True)
class Target:
    """One row of the layout as a place to drop on; the source row stands without the held tiles.

    Where something is held over a caret, its slot is the whole answer: what does not depend on the caret
    stands at every one, and a joker keeps the end it was dragged to.
    """

    drop: Landing | None  # onto the row as a whole: only where that leaves melds
    swap: Mapping[int, Landing]  # onto a joker, by its number
    slots: tuple[Landing, ...]  # at each caret, from before the first tile to after the last


@dataclass(frozen=True, slots=True)
class Landings:
    """All that a drop of the held tiles can do.  `new` and targets are None where nothing may land."""

    left: tuple[Numbers, ...] | None  # what the source row becomes; None if the tiles came from the rack
    new: Landing | None
    rows: tuple[Target | None, ...]
    rack: bool
    reason: Fault | None  # why rows are locked, or why the tiles may not go to the rack


def landings(rules: Rules, table: Layout, opened: bool, hand: Hand) -> Landings:
    """Where the held tiles may go; *table* is as the turn found it."""
    locked = _locked(rules, table, opened, hand.layout)
    if hand.source in locked:
        return Landings(None, None, (None,) * len(hand.layout), False, Fault("locked"))
    refusal = _kept_from_rack(rules, table, hand)
    can_swap = refusal is None or rules.joker_replace_source != "rack_only"
    targets = tuple(None if at in locked else _target(hand, at, can_swap) for at in range(len(hand.layout)))
    reason = Fault("locked") if locked else refusal
    return Landings(hand.left, _landing(hand, [hand.order], "new"), targets, refusal is None, reason)


def _locked(rules: Rules, table: Layout, opened: bool, layout: Layout) -> set[int]:
    """The rows that may not be touched: before the opening, those that the turn found on the table."""
    locked: set[int] = set()
    if opened or not rules.initial_meld_min:
        return locked
    found = Counter(map(tiles_in, table))
    for at, row in enumerate(map(tiles_in, layout)):
        if found[row]:
            found[row] -= 1
            locked.add(at)
    own = [lain for at, lain in enumerate(layout) if at not in locked]
    has_opened = rules.initial_meld_same_turn == "continue" and _worth(own) >= rules.initial_meld_min
    return set() if has_opened else locked


def _worth(rows: Sequence[Lain]) -> int:
    return sum(melds[0].value for melds in map(readings, rows) if melds)


def _kept_from_rack(rules: Rules, table: Layout, hand: Hand) -> Fault | None:
    """Why the held tiles may not go to the rack: only a house rule takes back what the turn found."""
    if hand.source is None:
        return None
    laid = Counter(_all_tiles(hand.layout)) - Counter(_all_tiles(table))
    found = Counter(hand.faces(hand.held)) - laid
    if found[JOKER] and rules.joker_reuse != "keep":
        return Fault("joker_kept")
    if set(found) - {JOKER} and rules.take_back == "none":
        return Fault("missing")
    return None


def _all_tiles(layout: Layout) -> Iterator[Tile]:
    return (tile for lain in layout for tile in tiles_in(lain))


def _target(hand: Hand, at: int, can_swap: bool) -> Target | None:
    row = tuple(number for number in hand.rows[at] if number not in hand.held)
    if not row:
        return None
    carets = range(len(row) + 1)
    if not hand.goes_with(row):
        return Target(None, {}, tuple(_partial(hand, row, caret) for caret in carets))
    whole = _fitted(hand, row, None)
    by_caret = set(hand.faces(hand.held)) == {JOKER}
    slots = ((_fitted(hand, row, at) if by_caret else whole) or _partial(hand, row, at) for at in carets)
    return Target(whole, _swaps(hand, at) if can_swap else {}, tuple(slots))


def _swaps(hand: Hand, at: int) -> dict[int, Landing]:
    """Drops of one tile on a joker whose place it fits: the joker comes out as a loose row."""
    tile = hand.tiles[hand.held[0]]
    if len(hand.held) != 1 or tile == JOKER or at == hand.source:
        return {}
    row, swaps = hand.rows[at], {}
    for place, joker in enumerate(row):
        if hand.tiles[joker] == JOKER and any(
            _shows(meld, place, tile) for meld in readings(hand.layout[at])
        ):
            filled = (*row[:place], *hand.held, *row[place + 1 :])
            settled = filled if hand.is_run(filled) else hand.as_meld(filled) or filled
            swaps[joker] = replace(_landing(hand, [settled, (joker,)], "swap"), frees=joker)
    return swaps


def _shows(meld: Meld, place: int, tile: Tile) -> bool:
    """Whether the joker at *place* may stand for *tile*."""
    if isinstance(meld, Run):
        return meld.faces[place] == tile
    return meld.number == tile.number and tile.colour in meld.missing


def _fitted(hand: Hand, row: Numbers, caret: int | None) -> Landing | None:
    """The drop on *row* that leaves only melds; jokers on the row stay what they show where they can."""
    if joined := _run_around(hand, row, caret):
        return _landing(hand, [joined], "join")
    if parts := _split(hand, row, caret):
        segment = len(hand.held) > 1 and hand.left and all(map(hand.is_meld, hand.left))
        return _landing(hand, parts, "segment" if segment else "split")
    joined = hand.as_meld((*row, *hand.order))
    return _landing(hand, [joined], "join") if joined else None


def _run_around(hand: Hand, row: Numbers, caret: int | None) -> Numbers | None:
    """The run that the held tiles make at a caret: the given one, an inner gap, the high end, the low end."""
    carets = [*range(1, len(row)), len(row), 0]
    for here in carets if caret is None else [caret, *carets]:
        joined = (*row[:here], *hand.order, *row[here:])
        if hand.is_run(joined):
            return joined
    return None


def _split(hand: Hand, row: Numbers, caret: int | None) -> tuple[Numbers, Numbers] | None:
    """The two runs that *row* becomes around the held tiles; the left one takes them if it can."""
    if not hand.is_run(row):
        return None
    cuts = list(range(1, len(row)))
    for cut in [caret, *cuts] if caret in cuts else cuts:
        low, high = row[:cut], row[cut:]
        for left, right in (((*low, *hand.order), high), (low, (*hand.order, *high))):
            if hand.is_run(left) and hand.is_run(right):
                return left, right
    return None


def _partial(hand: Hand, row: Numbers, caret: int) -> Landing:
    return _landing(hand, [(*row[:caret], *hand.order, *row[caret:])], "partial")


def _landing(hand: Hand, rows: Sequence[Numbers], kind: str) -> Landing:
    faults = (replace(fault, row=at) for at, row in enumerate(rows) if (fault := row_fault(hand.faces(row))))
    return Landing(tuple(rows), kind, next(faults, None))
