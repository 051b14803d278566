"""The law of the jokers on the table (docs/rules.md §3): which were freed, and what that asks for.

Only the table before and after the turn is compared.  Equal tiles may be told apart in several ways, a
group's joker may stand for several tiles, and a meld may have several heirs: the law is kept if some way
keeps it, so all that could differ are looked at, and the one with fewest faults counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, permutations, product
from typing import NamedTuple

from .copies import RACK, Shares, ways
from .faults import Fault
from .melds import SHORTEST, Group, Meld, completions
from .rules import Rules
from .tiles import JOKER, Tile

LIMIT = 20_000  # the most ways that are looked at; a table of a real game has some hundreds at most

Heirs = Mapping[int, int | None]  # for melds before: the index of the meld after that is the heir


class Fate(NamedTuple):
    """One way in which a joker may have fared."""

    owner: int  # the meld before in which it lay
    goal: int  # the meld after in which it lies, or RACK
    same: bool  # it shows the same tile in the same kind of meld
    tile: Tile  # what it stood for


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
        least: list[Fault] | None = None
        for fates, shares in islice(product(self._fates(), self._shares()), LIMIT if self._owners else 0):
            for faults in self._faults(fates, shares):
                if not faults:
                    return []
                if least is None or weight(faults) < weight(least):
                    least = faults
        return least or []

    def _fates(self) -> list[tuple[Fate, ...]]:
        """Every way of saying what the jokers stood for, and which of the jokers after each of them is."""
        return sorted({tuple(sorted(fates)) for fates in islice(self._all_fates(), LIMIT)})

    def _all_fates(self) -> Iterator[tuple[Fate, ...]]:
        users = [j for j, meld in enumerate(self.after) if JOKER in meld.tiles]
        goals = [(j, place) for j in users for place in _jokers(self.after[j])]
        goals += [(RACK, 0)] * self.taken[JOKER]
        held = [(k, place) for k in self._owners for place in _jokers(self.before[k])]
        for was in product(*(completions(self.before[k]) for k in self._owners)):
            for now in product(*(completions(self.after[j]) for j in users)):
                faces = dict(zip(users, now, strict=True))
                tiles = [was[self._owners.index(k)][place] for k, place in held]
                for chosen in permutations(goals, len(held)):
                    yield tuple(
                        self._fate(owner, tile, goal, faces)
                        for (owner, _), tile, goal in zip(held, tiles, chosen, strict=True)
                    )

    def _fate(
        self, owner: int, tile: Tile, goal: tuple[int, int], faces: Mapping[int, Sequence[Tile]]
    ) -> Fate:
        meld, place = goal
        same = (
            meld != RACK and faces[meld][place] == tile and type(self.after[meld]) is type(self.before[owner])
        )
        return Fate(owner, meld, same, tile if self._wanted else JOKER)

    def _shares(self) -> list[Shares]:
        before, after = ([meld.tiles for meld in melds] for melds in (self.before, self.after))
        places = [set(row) - {JOKER} for row in after if JOKER in row]
        rivals = {
            k for k, row in enumerate(before) if any(len(place.intersection(row)) > 1 for place in places)
        }
        return ways(before, after, self.laid, self.taken, rivals | self._asked | {RACK}, self._wanted)

    @cached_property
    def _owners(self) -> list[int]:
        """The melds before that held a joker."""
        return [k for k, meld in enumerate(self.before) if JOKER in meld.tiles]

    @cached_property
    def _wanted(self) -> frozenset[Tile]:
        """The tiles that jokers may have stood for, if the rules ask what became of them."""
        asked = [self.before[k] for k in self._owners if self._own_needed or self._both_needed(k)]
        return frozenset(
            faces[place] for meld in asked for faces in completions(meld) for place in _jokers(meld)
        )

    @cached_property
    def _asked(self) -> frozenset[int]:
        """The melds before whose very heir may matter: the jokers' own, and where wanted tiles lay."""
        holders = (k for k, meld in enumerate(self.before) if self._wanted.intersection(meld.tiles))
        return frozenset(self._owners).union(holders)

    @property
    def _own_needed(self) -> bool:
        return self.rules.joker_retrieve == "exact" or self.rules.joker_sets_locked

    def _both_needed(self, owner: int) -> bool:
        """Whether two missing colours must be put in to free a joker of this meld."""
        meld = self.before[owner]
        strict = self.rules.joker_group3 == "both_missing"
        return strict and isinstance(meld, Group) and len(meld.tiles) == SHORTEST

    def _faults(self, fates: tuple[Fate, ...], shares: Shares) -> Iterator[list[Fault]]:
        """The faults of one way, for every choice of heirs that could make a difference."""
        freed = [fate for fate in fates if not (fate.same and shares.get((fate.owner, fate.goal)))]
        shunned = {fate.goal for fate in freed if self.rules.joker_reuse == "new_set"}
        lasting = {k: self._candidates(k, shares) for k in range(len(self.before))}
        for k, candidates in lasting.items():
            harmless = [heir for heir in candidates if heir not in shunned]
            if k not in self._asked and harmless:
                lasting[k] = harmless[:1]
        for chosen in product(*lasting.values()):
            old = shunned.intersection(chosen)
            yield [
                *self._misplaced(freed, shares, old, fates),
                *self._unpaid(fates, freed, shares, dict(enumerate(chosen))),
            ]

    def _candidates(self, meld: int, shares: Shares) -> list[int | None]:
        """Those that hold most real tiles of *meld*, if that is two at least."""
        held = {j: shares.get((meld, j), 0) for j in range(len(self.after))}
        most = max(held.values(), default=0)
        return [j for j, count in held.items() if count == most] if most > 1 else [None]

    def _misplaced(
        self, freed: list[Fate], shares: Shares, old: set[int], fates: tuple[Fate, ...]
    ) -> Iterator[Fault]:
        """Freed jokers that lie in an old meld, or with too few tiles from the rack."""
        need = self.rules.joker_reuse_rack_tiles
        for goal in sorted({fate.goal for fate in freed} - {RACK}):
            if goal in old:
                yield Fault("joker_not_new", goal)
            before = sum(fate.goal == goal for fate in fates)
            jokers = self.after[goal].tiles.count(JOKER) - before
            have = shares.get((RACK, goal), 0) + jokers
            if have < need:
                yield Fault("joker_rack_tiles", goal, {"have": have, "need": need})

    def _unpaid(
        self, fates: tuple[Fate, ...], freed: list[Fate], shares: Shares, heirs: Heirs
    ) -> Iterator[Fault]:
        """Jokers that left without their own tile, and locked melds that were taken apart."""
        lacking = {fate: self._lacking(fate, shares, heirs) for fate in freed}
        if not self.rules.joker_sets_locked:
            for fate, tiles in lacking.items():
                if tiles:
                    yield Fault("joker_without_tile", _index(fate.goal), {"missing": tiles})
            return
        for owner in self._owners:
            kept = [fate for fate in fates if fate.owner == owner and lacking.get(fate) != ()]
            goals = {fate.goal for fate in kept}
            real = len(self.before[owner].tiles) - len(_jokers(self.before[owner]))
            whole = len(goals) == 1 and shares.get((owner, *goals)) == real
            if kept and (not whole or any(fate in lacking for fate in kept)):
                tiles = tuple(fate.tile for fate in kept)
                yield Fault("joker_locked", _index(min(goals)), {"missing": tiles})

    def _lacking(self, fate: Fate, shares: Shares, heirs: Heirs) -> tuple[Tile, ...]:
        """The tiles of which a copy should have moved for this joker, and has not."""
        if not self._wanted or (fate.goal == RACK and self.rules.joker_reuse != "keep"):
            return ()  # of a joker that may not go to the rack, being gone is the fault
        still = [tile for tile in self._payable(fate) if not self._moved(tile, fate.owner, shares, heirs)]
        if self._both_needed(fate.owner) and len(still) > len(self._payable(fate)) - 2:
            return tuple(still)
        return (fate.tile,) if self._own_needed and fate.tile in still else ()

    def _payable(self, fate: Fate) -> tuple[Tile, ...]:
        """The tiles for which a joker of this meld might be taken."""
        meld = self.before[fate.owner]
        if isinstance(meld, Group):
            return tuple(Tile(colour, meld.number) for colour in meld.missing)
        return (fate.tile,)

    def _moved(self, tile: Tile, owner: int, shares: Shares, heirs: Heirs) -> bool:
        """Whether a copy of *tile* has moved: it may have been put in the place of a joker of *owner*."""
        if self.laid[tile] or self.rules.joker_replace_source == "rack_only":
            return self.laid[tile] > 0
        return any(
            heirs[k] != j or (k != owner and j == heirs[owner])
            for k, meld in enumerate(self.before)
            if tile in meld.tiles
            for j in (RACK, *range(len(self.after)))
            if shares.get((tile, k, j))
        )


def _jokers(meld: Meld) -> list[int]:
    return [place for place, tile in enumerate(meld.tiles) if tile == JOKER]


def _index(goal: int) -> int | None:
    return None if goal == RACK else goal


def weight(faults: list[Fault]) -> tuple[int, list[str]]:
    """How bad *faults* are: the fewer the better; ties fall by the codes, so that order never decides."""
    return len(faults), sorted(fault.code for fault in faults)
