"""The casual player: sees all that its rack can do, and simple rearrangements around one tile at a time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from ..melds import Meld, arrange, readings
from ..tiles import JOKER, Tile
from ..view import Move, View
from .draft import Draft, extensions, has_opened, last_jokers, own_melds, play_or_draw, start
from .sight import melds_in, spares, split, swapped

STEPS = 12
"""How many rearrangements it has patience for in one turn."""

CARES = 0.9
"""How often it cares to look for one more."""


def choose(view: View, seed: str) -> Move:
    """The casual player's move; the same *seed* and view give the same move."""
    rng, drafts = Random(seed), [start(view)]
    drafts += _best_of_rack(drafts[-1], 0 if has_opened(view) else view.rules.initial_meld_min)
    if has_opened(view):
        for _ in range(STEPS):
            drafts += extensions(drafts[-1], _always)
            step = next(_rearrangements(drafts[-1]), None)
            if step is None or rng.random() > CARES:
                break
            drafts.append(step)
        drafts.append(last_jokers(drafts[-1]))
    return play_or_draw(view, reversed(drafts))


def _always() -> bool:
    return True


def _best_of_rack(draft: Draft, needed: int) -> list[Draft]:
    """The melds of the rack that are worth what is *needed*: of a few ways that with fewest jokers."""
    melds = melds_in(draft.rack)
    ways = [list(own_melds(draft, [first, *melds], _always)) for first in melds]
    enough = [way for way in ways if _worth(draft, way[-1]) >= needed]
    return max(enough, key=lambda way: (way[-1].rack.count(JOKER), -len(way[-1].rack)), default=[])


def _worth(before: Draft, after: Draft) -> int:
    return sum(readings(lain)[0].value for lain in after.rows[len(before.rows) :])


def _rearrangements(draft: Draft) -> Iterator[Draft]:
    """The drafts that lay at least one more tile by touching a row or two, simplest first."""
    yield from _splits(draft)
    yield from _with_one_spare(draft)
    yield from _with_two_spares(draft)
    yield from _with_freed_joker(draft)


def _splits(draft: Draft) -> Iterator[Draft]:
    for tile in dict.fromkeys(draft.rack):
        for at, lain in enumerate(draft.rows):
            if tile != JOKER and (parts := split(lain, tile)):
                yield draft.put(at, parts, (tile,))


def _with_one_spare(draft: Draft) -> Iterator[Draft]:
    """Take a spare tile of the table for a meld that the rack nearly has."""
    for at, lain in enumerate(draft.rows):
        for spare, rest in spares(lain):
            for meld in _melds_around(spare, draft.rack):
                own = _without(meld.tiles, spare)
                yield draft.put(at, rest, ()).put(None, (meld,), own)


def _with_two_spares(draft: Draft) -> Iterator[Draft]:
    """Take spare tiles of two rows for one tile of the rack."""
    all_spares = [(at, *found) for at, lain in enumerate(draft.rows) for found in spares(lain)]
    for tile in dict.fromkeys(draft.rack):
        near = [spare for spare in all_spares if tile != JOKER and _near(tile, spare[1])]
        for (one, first, rest), (two, second, other) in combinations(near, 2):
            melds = arrange((tile, first, second)) if one != two else ()
            for meld in melds[:1]:
                late, early = ((one, rest), (two, other)) if one > two else ((two, other), (one, rest))
                shrunk = draft.put(*late, ()).put(*early, ())
                yield shrunk.put(None, (meld,), (tile,))


def _with_freed_joker(draft: Draft) -> Iterator[Draft]:
    """Put a tile in the place of a joker, and the joker into a new meld with tiles of the rack."""
    for tile in dict.fromkeys(draft.rack):
        for at, lain in enumerate(draft.rows):
            if tile != JOKER and (filled := swapped(lain, tile)):
                rest = draft.put(at, (filled,), (tile,))
                for meld in melds_in((*rest.rack, JOKER)):
                    if JOKER in meld.tiles:
                        yield rest.put(None, (meld,), _without(meld.tiles, JOKER))


def _melds_around(spare: Tile, rack: tuple[Tile, ...]) -> Iterator[Meld]:
    """The melds of *spare* and real tiles of the rack that the rack alone has not."""
    near = [tile for tile in rack if _near(spare, tile) and tile != spare]
    return (meld for meld in melds_in((spare, *near)) if spare in meld.tiles)


def _near(tile: Tile, other: Tile) -> bool:
    return tile.colour == other.colour or tile.number == other.number


def _without(row: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    at = row.index(tile)
    return (*row[:at], *row[at + 1 :])
