"""A turn in the making: rows and the rack that is left, and the steps that every computer player knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from ..melds import Layout, Meld
from ..tiles import JOKER, Tile
from ..verdict import judge
from ..view import Draw, Move, Pass, Play, View
from .sight import extended

Notice = Callable[[], bool]
"""Whether the player notices the next possibility that it looks at."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A layout on the way and the tiles still on the rack."""

    rows: Layout
    rack: tuple[Tile, ...]

    def put(self, at: int | None, rows: Layout, used: Iterable[Tile]) -> Draft:
        """The draft with *rows* in the place of row *at*, None: at the end; *used* came from the rack."""
        rack = list(self.rack)
        for tile in used:
            rack.remove(tile)
        end = len(self.rows) if at is None else at
        return Draft((*self.rows[:end], *rows, *self.rows[end + 1 :]), tuple(rack))


def has_opened(view: View) -> bool:
    """Whether the seat may touch the table; without an opening it always may."""
    return view.opened[view.seat] or not view.rules.initial_meld_min


def start(view: View) -> Draft:
    """The draft before anything is laid; jokers that may not help to open stay out of it."""
    hide = not has_opened(view) and view.rules.initial_meld_joker == "forbidden"
    return Draft(view.table, tuple(tile for tile in view.rack if not (hide and tile == JOKER)))


def own_melds(draft: Draft, melds: Iterable[Meld], notice: Notice) -> Iterator[Draft]:
    """Lay those of the *melds* that the rack has, one after the other; each is noticed or not."""
    for meld in melds:
        if all(draft.rack.count(tile) >= meld.tiles.count(tile) for tile in meld.tiles) and notice():
            draft = draft.put(None, (meld,), meld.tiles)
            yield draft


def extensions(draft: Draft, notice: Notice) -> Iterator[Draft]:
    """Add single tiles to rows, as long as some tile fits; a joker never goes so."""
    fits = [
        (at, tile, longer)
        for tile in dict.fromkeys(draft.rack)
        if tile != JOKER
        for at, lain in enumerate(draft.rows)
        if (longer := extended(lain, tile))
    ]
    for at, tile, longer in fits:
        if notice():
            draft = draft.put(at, (longer,), (tile,))
            yield draft
            yield from extensions(draft, notice)
            return


def last_jokers(draft: Draft) -> Draft:
    """The draft with nothing left: where only jokers are on the rack, any row will take them and win."""
    while draft.rack and set(draft.rack) == {JOKER}:
        places = ((at, longer) for at, lain in enumerate(draft.rows) if (longer := extended(lain, JOKER)))
        at, longer = next(places, (None, None))
        if longer is None:
            break
        draft = draft.put(at, (longer,), (JOKER,))
    return draft


def play_or_draw(view: View, drafts: Iterable[Draft]) -> Move:
    """The first of the *drafts* that is legal; none: a draw, or a pass when the pool is empty."""
    opened = view.opened[view.seat]
    for draft in drafts:
        if draft.rows != view.table and judge(view.rules, view.table, view.rack, opened, draft.rows).legal:
            return Play(draft.rows)
    return Draw() if view.pool_count else Pass()
