"""The law of the jokers on the table (docs/rules.md §3): what the freeing of one asks for.

Only the table before and after the turn is compared.  Equal tiles may be told apart in several ways, a
group's joker may stand for several tiles, and a meld may have several heirs: the law is kept if some way
keeps it, so all that could differ are looked at, and the one with fewest faults counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice, product

from .copies import RACK
from .fates import Change, Fate, Trace, Traces, joker_places
from .faults import Fault
from .melds import Group, Row
from .tiles import Tile

LIMIT = 20_000  # the most ways that are looked at; a table of a real game has some hundreds at most

Fates = Sequence[Fate]
Heirs = Mapping[int, int | None]  # for melds before: the meld after that was chosen


def joker_faults(change: Change) -> list[Fault]:
    """The faults of the way that has fewest; their rows are indices of the change's melds after."""
    if not change.owners:
        return []
    least: list[Fault] | None = None
    found = (_faults(change, *way) for way in product(change.fates(), change.traces()))
    for faults in islice(chain.from_iterable(found), LIMIT):
        if not faults:
            return []
        if least is None or weight(faults) < weight(least):
            least = faults
    return least or []


def weight(faults: Sequence[Fault]) -> tuple[int, list[str]]:
    """How bad *faults* are: the fewer the better; ties fall by the codes, so that order never decides."""
    return len(faults), sorted(fault.code for fault in faults)


def _faults(change: Change, fates: Fates, traces: Traces) -> Iterator[list[Fault]]:
    """The faults of one way, for every choice of heirs that could make a difference."""
    freed = [fate for fate in fates if not (fate.same and change.beside_old(fate))]
    shunned = {fate.goal for fate in freed if change.rules.joker_reuse == "new_set"}
    choices = []
    for meld, trace in traces.items():
        harmless = [heir for heir in trace.heirs if heir not in shunned]
        choices.append(trace.heirs if meld in change.asked or not harmless else harmless[:1])
    for chosen in product(*choices):
        heirs = dict(zip(traces, chosen, strict=True))
        yield [
            *(Fault("joker_not_new", goal) for goal in sorted(shunned.intersection(chosen))),
            *_too_few_from_rack(change, fates, freed, traces[RACK]),
            *_unpaid(change, fates, freed, traces, heirs),
        ]


def _too_few_from_rack(change: Change, fates: Fates, freed: Fates, rack: Trace) -> Iterator[Fault]:
    """Melds to which a freed joker came, with too few tiles from the rack, jokers included."""
    need = change.rules.joker_reuse_rack_tiles
    for goal in sorted({fate.goal for fate in freed} - {RACK}) if need else ():
        old_jokers = sum(fate.goal == goal for fate in fates)
        have = rack.share(goal) + len(joker_places(change.after[goal])) - old_jokers
        if have < need:
            yield Fault("joker_rack_tiles", goal, {"have": have, "need": need})


def _unpaid(change: Change, fates: Fates, freed: Fates, traces: Traces, heirs: Heirs) -> Iterator[Fault]:
    """Jokers that left without their own tile, and locked melds that were taken apart."""
    if not change.wanted:
        return
    locked = change.rules.joker_sets_locked
    lacking = {fate: _lacking(change, fate, traces, heirs) for fate in (fates if locked else freed)}
    if locked:
        yield from _broken_locks(change, fates, freed, lacking, traces)
        return
    for fate, tiles in lacking.items():
        if tiles:
            yield Fault("joker_without_tile", _row(fate.goal), {"missing": tiles})


def _broken_locks(
    change: Change, fates: Fates, freed: Fates, lacking: Mapping[Fate, Row], traces: Traces
) -> Iterator[Fault]:
    """Melds that were more than added to, although not all their jokers had been exchanged."""
    for owner in change.owners:
        kept = [fate for fate in fates if fate.owner == owner and lacking.get(fate) != ()]
        goals = {fate.goal for fate in kept}
        real = len(change.before[owner].tiles) - len(joker_places(change.before[owner]))
        whole = len(goals) == 1 and traces[owner].share(*goals) == real
        if kept and not (whole and set(freed).isdisjoint(kept)):
            missing = tuple(sorted({fate.tile for fate in kept}))
            yield Fault("joker_locked", _row(min(goals)), {"missing": missing})


def _lacking(change: Change, fate: Fate, traces: Traces, heirs: Heirs) -> Row:
    """The tiles of which a copy should have moved for a freed joker, and has not."""
    if fate.goal == RACK and change.rules.joker_reuse != "keep":
        return ()  # its being gone is the fault
    meld = change.before[fate.owner]
    colours = meld.missing if change.both_needed(fate.owner) and isinstance(meld, Group) else ""
    missing = [Tile(colour, fate.tile.number) for colour in colours]
    still = [tile for tile in missing if not _moved(change, tile, fate.owner, traces, heirs)]
    if len(missing) - len(still) < min(2, len(missing)):
        return tuple(still)
    own = change.own_needed and not _moved(change, fate.tile, fate.owner, traces, heirs)
    return (fate.tile,) if own else ()


def _moved(change: Change, tile: Tile, owner: int, traces: Traces, heirs: Heirs) -> bool:
    """Whether a copy of *tile* has moved, and so may have been put where a joker of *owner* lay."""
    if change.laid[tile] or change.rules.joker_replace_source == "rack_only":
        return change.laid[tile] > 0
    return any(
        heirs[meld] != goal or (meld != owner and goal == heirs[owner])
        for meld in change.asked
        for goal, copy in traces[meld].wanted
        if copy == tile
    )


def _row(goal: int) -> int | None:
    return None if goal == RACK else goal
