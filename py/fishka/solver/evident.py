"""Tables whose jokers plainly keep the law: one way of telling equal tiles apart is looked for, greedily.

Saying no means nothing; the judge, who tries every way, is slower and decides then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ..melds import Group, Layout, Meld, canonical, completions, readings
from ..rules import Rules
from ..tiles import JOKER, Tile
from .fates import Owned

Spot = tuple[int, int]
"""A meld and a place in it."""


def plainly_legal(rules: Rules, table: Layout, jokers: Sequence[Owned], layout: Layout) -> bool:
    """Whether every joker of the table plainly stays, or was freed into a meld that is plainly new."""
    if not jokers or not all(map(readings, table)):
        return True
    return _Turn(rules, table, layout).is_legal(jokers)


class _Turn:
    """The first reading of each row before and after, and what is said of which tiles went where."""

    def __init__(self, rules: Rules, table: Layout, layout: Layout) -> None:
        self.rules = rules
        self.before = [readings(lain)[0] for lain in table]
        self.after = [readings(row)[0] for row in layout]
        self.spots = [(m, at) for m, meld in enumerate(self.after) for at in _places(meld)]
        self.goes: dict[tuple[int, Tile], int] = {}
        self.comes: dict[tuple[int, Tile], int] = {}
        self.held: dict[int, int] = {}  # melds after: the row before of which a joker stays there
        self.home: dict[int, int] = {}  # and the other way round
        self.read: dict[int, Meld] = {}  # rows before: as what they were read for one joker, so for the next

        self.same = self.untouched()

    def untouched(self) -> dict[int, int]:
        """The rows before that lie there afterwards, and as which meld."""
        free = dict(enumerate(map(canonical, self.after)))
        same: dict[int, int] = {}
        for row, meld in enumerate(map(canonical, self.before)):
            found = next((m for m, other in free.items() if other == meld), None)
            if found is not None:
                del free[found]
                same[row] = found
                self.claim(row, found, set(meld.tiles) - {JOKER})
        return same

    def is_legal(self, jokers: Sequence[Owned]) -> bool:
        """Whether each joker lies untouched, stays, or may lie where it lies now."""
        for joker in jokers:
            if joker.row in self.same:
                self.spots.remove(next(spot for spot in self.spots if spot[0] == self.same[joker.row]))
        freed = [joker for joker in jokers if joker.row not in self.same and not self.stays(joker)]
        if freed and self.asks_for_more():
            return False
        return len(freed) <= sum(self.may_be_new(m) for m, _ in self.spots)

    def stays(self, joker: Owned) -> bool:
        """Find the joker a spot where it stays."""
        for was in joker.melds:
            if self.read.get(joker.row, was) != was:
                continue
            for m, at in self.spots:
                now = self.after[m]
                alone = self.held.get(m, joker.row) == joker.row and self.home.get(joker.row, m) == m
                if isinstance(now, Group) and not alone:
                    continue  # which of the missing colours each joker shows would have to be told
                if type(was) is not type(now) or not _shows_the_same(was, joker.place, now, at):
                    continue
                real = [tile for tile in was.tiles if tile != JOKER]
                locked = self.rules.joker_sets_locked
                if self.claim(joker.row, m, real) if locked else not set(real).isdisjoint(now.tiles):
                    self.spots.remove((m, at))
                    self.held[m], self.home[joker.row], self.read[joker.row] = joker.row, m, was
                    return True
        return False

    def claim(self, row: int, meld: int, tiles: Collection[Tile]) -> bool:
        """Say that these tiles of an old row lie in a new meld, unless something else was said of them."""
        for tile in tiles:
            there = tile in self.after[meld].tiles
            if (
                not there
                or self.goes.get((row, tile), meld) != meld
                or self.comes.get((meld, tile), row) != row
            ):
                return False
        for tile in tiles:
            self.goes[row, tile], self.comes[meld, tile] = meld, row
        return True

    def asks_for_more(self) -> bool:
        """Whether the rules ask more of a freed joker than a new meld."""
        rules = self.rules
        exact = rules.joker_retrieve == "exact" or rules.joker_sets_locked
        return exact or rules.joker_reuse_rack_tiles > 0 or rules.joker_group3 == "both_missing"

    def may_be_new(self, m: int) -> bool:
        """Whether the meld plainly is no old one: a row it shares two tiles with has its heir elsewhere."""
        if self.rules.joker_reuse != "new_set":
            return True
        meld = set(self.after[m].tiles) - {JOKER}
        rivals = [
            k
            for k, row in enumerate(self.before)
            if k not in self.same and len(meld.intersection(row.tiles)) > 1
        ]
        return all(self.has_other_heir(k, meld) for k in rivals)

    def has_other_heir(self, row: int, meld: set[Tile]) -> bool:
        """Whether another meld may be said to hold as much of an old row as this one can."""
        mine = set(self.before[row].tiles) - {JOKER}
        new = {other for other, _ in self.spots}
        for other, heir in enumerate(self.after):
            shared = mine.intersection(heir.tiles)
            most = len(shared) > 1 and len(shared) >= len((mine & meld) - shared)
            if other not in new and most and self.claim(row, other, shared):
                return True
        return False


def _places(meld: Meld) -> Iterator[int]:
    return (at for at, tile in enumerate(meld.tiles) if tile == JOKER)


def _shows_the_same(was: Meld, place: int, now: Meld, at: int) -> bool:
    shown = {faces[place] for faces in completions(was)}
    return any(faces[at] in shown for faces in completions(now))
