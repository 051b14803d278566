"""What became of the jokers of the melds that a turn changed, and of their neighbours.

Nothing here knows what is allowed; it says what may have happened, as far as the rules ask about it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, permutations, product
from typing import NamedTuple

from .copies import RACK, Went, ways
from .melds import SHORTEST, Group, Meld, Row, completions
from .rules import Rules
from .tiles import JOKER, Tile

LIMIT = 8192  # the most fates that are looked at; four jokers in groups of three have 6144


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


@dataclass(frozen=True)
class Change:
    """The melds that a turn changed, as they were and as they are.

    *laid* and *taken* are what came from the rack and went to it.
    """

    rules: Rules
    before: Sequence[Meld]
    after: Sequence[Meld]
    laid: Counter[Tile]
    taken: Counter[Tile]

    def traces(self) -> Iterable[Traces]:
        """Every way of telling equal tiles apart that could make a difference."""
        before, after = ([meld.tiles for meld in melds] for melds in (self.before, self.after))
        watched = sorted({RACK, *self.asked, *self._rivals})
        found = ways(before, after, self.laid, self.taken, self._followed, watched, self._trace)
        return (dict(zip(watched, way, strict=True)) for way in found)

    def _trace(self, meld: int, went: Went) -> Trace:
        """What there is to know of a meld before, or of the RACK, once it is known where its tiles went."""
        counts = Counter(goal for goal, _ in went if goal != RACK)
        shares = tuple((goal, count) for goal, count in sorted(counts.items()) if goal in self.users)
        if meld == RACK:
            return Trace((None,), shares if self.rules.joker_reuse_rack_tiles else (), ())
        most = max(counts.values(), default=0)
        heirs = tuple(sorted(goal for goal, count in counts.items() if count == most > 1))
        wanted = {edge for edge in went if edge[1] != JOKER}
        if self._harmless(meld, heirs, {goal for goal, _ in wanted}):
            heirs = ()
        stirred = {edge if edge[0] in heirs else (RACK, edge[1]) for edge in wanted}
        locked = self.rules.joker_sets_locked and meld in self.owners
        return Trace(heirs or (None,), shares if locked else (), tuple(sorted(stirred)))

    def _harmless(self, meld: int, heirs: tuple[int, ...], wanted: set[int]) -> bool:
        """Whether one of *heirs* may be taken to which no joker and no wanted tile came."""
        asked = self._followed and meld in self.owners
        minded = wanted | self.users if self.rules.joker_reuse == "new_set" else wanted
        return not asked and not minded.issuperset(heirs)

    def fates(self) -> list[tuple[Fate, ...]]:
        """Every way of saying what the jokers stood for, and which of the jokers after each of them is."""
        return sorted({tuple(sorted(fates)) for fates in islice(self._all_fates(), LIMIT)})

    def _all_fates(self) -> Iterator[tuple[Fate, ...]]:
        users = sorted(self.users)
        goals = [(j, place) for j in users for place in joker_places(self.after[j])]
        goals += [(RACK, place) for place in range(self.taken[JOKER])]
        for shown in product(*(completions(self.before[k]) for k in self.owners)):
            held = [
                (k, row[place])
                for k, row in zip(self.owners, shown, strict=True)
                for place in joker_places(self.before[k])
            ]
            for now in product(*(completions(self.after[j]) for j in users)):
                faces = dict(zip(users, now, strict=True))
                for chosen in permutations(goals, len(held)):
                    yield tuple(
                        self._fate(*joker, *goal, faces) for joker, goal in zip(held, chosen, strict=True)
                    )

    def _fate(self, owner: int, tile: Tile, goal: int, place: int, faces: Mapping[int, Row]) -> Fate:
        alike = goal != RACK and type(self.after[goal]) is type(self.before[owner])
        return Fate(owner, goal, alike and faces[goal][place] == tile, tile if self.wanted else JOKER)

    def beside_old(self, fate: Fate) -> bool:
        """Whether a real tile that lay with the joker lies with it again; any copy of the tile will do."""
        before, after = set(self.before[fate.owner].tiles), set(self.after[fate.goal].tiles)
        return not (before & after) <= {JOKER}

    # Of which melds and tiles something is asked

    @cached_property
    def owners(self) -> list[int]:
        """The melds before that held a joker."""
        return [k for k, meld in enumerate(self.before) if JOKER in meld.tiles]

    @cached_property
    def users(self) -> frozenset[int]:
        """The melds after that hold a joker."""
        return frozenset(j for j, meld in enumerate(self.after) if JOKER in meld.tiles)

    @cached_property
    def wanted(self) -> frozenset[Tile]:
        """The tiles that jokers may have stood for, if the rules ask what became of them."""
        asked = [self.before[k] for k in self.owners if self.own_needed or self.both_needed(k)]
        return frozenset(
            row[place] for meld in asked for row in completions(meld) for place in joker_places(meld)
        )

    @cached_property
    def _followed(self) -> frozenset[Tile]:
        """Those of them that only the table can have given."""
        if self.rules.joker_replace_source == "rack_only":
            return frozenset()
        return self.wanted.difference(self.laid)

    @cached_property
    def asked(self) -> frozenset[int]:
        """The melds before that jokers left, or where wanted tiles lay: it may matter which is their heir."""
        holders = (k for k, meld in enumerate(self.before) if self._followed.intersection(meld.tiles))
        return frozenset((*self.owners, *holders))

    @cached_property
    def _rivals(self) -> frozenset[int]:
        """The melds before whose heir might be one that a joker came to, where it must not be."""
        places = [
            set(self.after[j].tiles) - {JOKER} for j in self.users if self.rules.joker_reuse == "new_set"
        ]
        return frozenset(
            k
            for k, meld in enumerate(self.before)
            if any(len(tiles.intersection(meld.tiles)) > 1 for tiles in places)
        )

    @property
    def own_needed(self) -> bool:
        """Whether a joker can be freed by its own tile only."""
        return self.rules.joker_retrieve == "exact" or self.rules.joker_sets_locked

    def both_needed(self, owner: int) -> bool:
        """Whether two missing colours must be put in to free a joker of this meld."""
        meld = self.before[owner]
        strict = self.rules.joker_group3 == "both_missing"
        return strict and isinstance(meld, Group) and len(meld.tiles) == SHORTEST


def joker_places(meld: Meld) -> list[int]:
    """The places of the jokers."""
    return [place for place, tile in enumerate(meld.tiles) if tile == JOKER]
