"""The law of the jokers on the table (docs/rules.md §3): which were freed, and what that asks for.

Only the table before and after the turn is compared.  Equal tiles may be told apart in several ways, a
group's joker may stand for several tiles, and a meld may have several heirs: the law is kept if some way
keeps it, so all that could differ are looked at, and the one with fewest faults counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, permutations, product
from typing import NamedTuple

from .copies import RACK, Went, ways
from .faults import Fault
from .melds import SHORTEST, Group, Meld, Row, completions
from .rules import Rules
from .tiles import JOKER, Tile

LIMIT = 20_000  # the most ways that are looked at; a table of a real game has some hundreds at most


class Fate(NamedTuple):
    """One way in which a joker may have fared."""

    owner: int  # the meld before in which it lay
    goal: int  # the meld after in which it lies, or RACK
    same: bool  # it shows the same tile in the same kind of meld
    tile: Tile  # what it stood for; JOKER where nobody asks


class Trace(NamedTuple):
    """What became of the real tiles of a meld before, as far as a joker may ask."""

    heirs: tuple[int | None, ...]  # melds after, any of which may be taken for the heir
    shares: tuple[tuple[int, int], ...]  # melds after with jokers, and how many of the tiles lie there
    wanted: Went  # where tiles lie that a joker may have stood for

    def share(self, goal: int) -> int:
        """How many of the tiles lie in a meld after that has jokers."""
        return dict(self.shares).get(goal, 0)


Traces = Mapping[int, Trace]
Heirs = Mapping[int, int | None]


@dataclass(frozen=True)
class Change:
    """The melds that a turn changed, as they were and as they are, and what was laid and taken.

    The rows of its faults are indices of *after*.
    """

    rules: Rules
    before: Sequence[Meld]
    after: Sequence[Meld]
    laid: Counter[Tile]
    taken: Counter[Tile]

    def faults(self) -> list[Fault]:
        """The faults of the way that has fewest."""
        if not self._owners:
            return []
        least: list[Fault] | None = None
        for traces, fates in islice(product(self._ways(), self._fates()), LIMIT):
            for faults in self._faults(fates, traces):
                if not faults:
                    return []
                if least is None or weight(faults) < weight(least):
                    least = faults
        return least or []

    # What became of the tiles and of the jokers

    def _ways(self) -> Iterable[Traces]:
        """Every way of telling equal tiles apart that could make a difference."""
        before, after = ([meld.tiles for meld in melds] for melds in (self.before, self.after))
        watched = sorted({RACK, *self._asked, *self._rivals})
        found = ways(before, after, self.laid, self.taken, self._wanted, watched, self._trace)
        return (dict(zip(watched, way, strict=True)) for way in found)

    def _trace(self, meld: int, went: Went) -> Trace:
        """What there is to know of a meld before, or of the RACK, once it is known where its tiles went."""
        counts = Counter(goal for goal, _ in went if goal != RACK)
        shares = tuple((goal, count) for goal, count in sorted(counts.items()) if goal in self._users)
        if meld == RACK:
            return Trace((None,), shares if self.rules.joker_reuse_rack_tiles else (), ())
        most = max(counts.values(), default=0)
        heirs = tuple(sorted(goal for goal, count in counts.items() if count == most > 1))
        if not (self._wanted and meld in self._asked) and not self._users.issuperset(heirs):
            heirs = ()  # there is one that nobody minds
        wanted = tuple(edge for edge in went if edge[1] != JOKER)
        return Trace(heirs or (None,), shares if meld in self._owners else (), wanted)

    def _fates(self) -> list[tuple[Fate, ...]]:
        """Every way of saying what the jokers stood for, and which of the jokers after each of them is."""
        return sorted({tuple(sorted(fates)) for fates in islice(self._all_fates(), LIMIT)})

    def _all_fates(self) -> Iterator[tuple[Fate, ...]]:
        users = sorted(self._users)
        goals = [(j, place) for j in users for place in _jokers(self.after[j])]
        goals += [(RACK, place) for place in range(self.taken[JOKER])]
        for shown in product(*(completions(self.before[k]) for k in self._owners)):
            held = [
                (k, row[place])
                for k, row in zip(self._owners, shown, strict=True)
                for place in _jokers(self.before[k])
            ]
            for now in product(*(completions(self.after[j]) for j in users)):
                faces = dict(zip(users, now, strict=True))
                for chosen in permutations(goals, len(held)):
                    yield tuple(
                        self._fate(*joker, *goal, faces) for joker, goal in zip(held, chosen, strict=True)
                    )

    def _fate(self, owner: int, tile: Tile, goal: int, place: int, faces: Mapping[int, Row]) -> Fate:
        alike = goal != RACK and type(self.after[goal]) is type(self.before[owner])
        return Fate(owner, goal, alike and faces[goal][place] == tile, tile if self._wanted else JOKER)

    # Of which melds and tiles something is asked

    @cached_property
    def _owners(self) -> list[int]:
        """The melds before that held a joker."""
        return [k for k, meld in enumerate(self.before) if JOKER in meld.tiles]

    @cached_property
    def _users(self) -> frozenset[int]:
        """The melds after that hold a joker."""
        return frozenset(j for j, meld in enumerate(self.after) if JOKER in meld.tiles)

    @cached_property
    def _wanted(self) -> frozenset[Tile]:
        """The tiles that jokers may have stood for, if the rules ask what became of them."""
        asked = [self.before[k] for k in self._owners if self._own_needed or self._both_needed(k)]
        return frozenset(row[place] for meld in asked for row in completions(meld) for place in _jokers(meld))

    @cached_property
    def _asked(self) -> frozenset[int]:
        """The melds before that jokers left, or where wanted tiles lay: it may matter which is their heir."""
        holders = (k for k, meld in enumerate(self.before) if self._wanted.intersection(meld.tiles))
        return frozenset((*self._owners, *holders))

    @cached_property
    def _rivals(self) -> frozenset[int]:
        """The melds before whose heir might be one that a joker came to, where it must not be."""
        places = [
            set(self.after[j].tiles) - {JOKER} for j in self._users if self.rules.joker_reuse == "new_set"
        ]
        return frozenset(
            k
            for k, meld in enumerate(self.before)
            if any(len(tiles.intersection(meld.tiles)) > 1 for tiles in places)
        )

    @property
    def _own_needed(self) -> bool:
        return self.rules.joker_retrieve == "exact" or self.rules.joker_sets_locked

    def _both_needed(self, owner: int) -> bool:
        """Whether two missing colours must be put in to free a joker of this meld."""
        meld = self.before[owner]
        strict = self.rules.joker_group3 == "both_missing"
        return strict and isinstance(meld, Group) and len(meld.tiles) == SHORTEST

    # The law

    def _faults(self, fates: tuple[Fate, ...], traces: Traces) -> Iterator[list[Fault]]:
        """The faults of one way, for every choice of heirs that could make a difference."""
        freed = [fate for fate in fates if not (fate.same and traces[fate.owner].share(fate.goal))]
        shunned = {fate.goal for fate in freed if self.rules.joker_reuse == "new_set"}
        choices = []
        for meld, trace in traces.items():
            harmless = [heir for heir in trace.heirs if heir not in shunned]
            choices.append(trace.heirs if meld in self._asked or not harmless else harmless[:1])
        for chosen in product(*choices):
            heirs = dict(zip(traces, chosen, strict=True))
            yield [
                *(Fault("joker_not_new", goal) for goal in sorted(shunned.intersection(chosen))),
                *self._too_few_from_rack(fates, freed, traces[RACK]),
                *self._unpaid(fates, freed, traces, heirs),
            ]

    def _too_few_from_rack(self, fates: tuple[Fate, ...], freed: list[Fate], rack: Trace) -> Iterator[Fault]:
        """Melds to which a freed joker came, with too few tiles from the rack, jokers included."""
        need = self.rules.joker_reuse_rack_tiles
        for goal in sorted({fate.goal for fate in freed} - {RACK}) if need else ():
            old_jokers = sum(fate.goal == goal for fate in fates)
            have = rack.share(goal) + len(_jokers(self.after[goal])) - old_jokers
            if have < need:
                yield Fault("joker_rack_tiles", goal, {"have": have, "need": need})

    def _unpaid(
        self, fates: tuple[Fate, ...], freed: list[Fate], traces: Traces, heirs: Heirs
    ) -> Iterator[Fault]:
        """Jokers that left without their own tile, and locked melds that were taken apart."""
        lacking = {fate: self._lacking(fate, traces, heirs) for fate in freed} if self._wanted else {}
        if self.rules.joker_sets_locked:
            yield from self._broken_locks(fates, lacking, traces)
            return
        for fate, tiles in lacking.items():
            if tiles:
                yield Fault("joker_without_tile", _row(fate.goal), {"missing": tiles})

    def _broken_locks(
        self, fates: tuple[Fate, ...], lacking: Mapping[Fate, Row], traces: Traces
    ) -> Iterator[Fault]:
        """Melds that were more than added to, although not all their jokers had been exchanged."""
        for owner in self._owners:
            kept = [fate for fate in fates if fate.owner == owner and lacking.get(fate) != ()]
            goals = {fate.goal for fate in kept}
            real = len(self.before[owner].tiles) - len(_jokers(self.before[owner]))
            whole = len(goals) == 1 and traces[owner].share(*goals) == real
            if kept and not (whole and lacking.keys().isdisjoint(kept)):
                missing = tuple(sorted({fate.tile for fate in kept}))
                yield Fault("joker_locked", _row(min(goals)), {"missing": missing})

    def _lacking(self, fate: Fate, traces: Traces, heirs: Heirs) -> Row:
        """The tiles of which a copy should have moved for a freed joker, and has not."""
        if fate.goal == RACK and self.rules.joker_reuse != "keep":
            return ()  # its being gone is the fault
        meld = self.before[fate.owner]
        colours = meld.missing if self._both_needed(fate.owner) and isinstance(meld, Group) else ""
        missing = [Tile(colour, fate.tile.number) for colour in colours]
        still = [tile for tile in missing if not self._moved(tile, fate.owner, traces, heirs)]
        if len(missing) - len(still) < min(2, len(missing)):
            return tuple(still)
        own = self._own_needed and not self._moved(fate.tile, fate.owner, traces, heirs)
        return (fate.tile,) if own else ()

    def _moved(self, tile: Tile, owner: int, traces: Traces, heirs: Heirs) -> bool:
        """Whether a copy of *tile* has moved, and so may have been put where a joker of *owner* lay."""
        if self.laid[tile] or self.rules.joker_replace_source == "rack_only":
            return self.laid[tile] > 0
        return any(
            heirs[meld] != goal or (meld != owner and goal == heirs[owner])
            for meld in self._asked
            for goal, copy in traces[meld].wanted
            if copy == tile
        )


def weight(faults: list[Fault]) -> tuple[int, list[str]]:
    """How bad *faults* are: the fewer the better; ties fall by the codes, so that order never decides."""
    return len(faults), sorted(fault.code for fault in faults)


def _jokers(meld: Meld) -> list[int]:
    """The places of the jokers."""
    return [place for place, tile in enumerate(meld.tiles) if tile == JOKER]


def _row(goal: int) -> int | None:
    return None if goal == RACK else goal
