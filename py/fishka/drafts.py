"""Answers about a turn: a draft and what may become of it, told by rows and by numbers; the best turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .answers import Answer, fault_answer, row
from .game import freed
from .hint import Hint
from .landings import Landing, Landings, Target
from .melds import Layout, settled, tiles_in
from .notation.move import parse_move
from .notation.tiles import format_lain, format_rack
from .position import Position, changes
from .question import Refusal
from .review import Reviewed
from .stateless import verdict
from .tiles import Tile
from .view import Draw, Move, Pass, Play


def all_tiles(layout: Layout) -> Counter[Tile]:
    """The tiles of all rows."""
    return Counter(tile for lain in layout for tile in tiles_in(lain))


def told(position: Position, text: str) -> Move:
    """The move that *text* writes; Refusal: what the clock does is not told so."""
    event = parse_move(text, position)
    if isinstance(event, Play | Draw | Pass):
        return event
    raise Refusal("question", "only a play, a draw or a pass can be told")


def checked(position: Position, layout: Layout) -> Layout:
    """*layout*, which must have no tile but those of the table and the rack; Refusal otherwise."""
    foreign = all_tiles(layout) - all_tiles((*position.table, position.rack))
    if foreign:
        tiles = format_rack(foreign.elements())
        raise Refusal("foreign", f"{tiles} is neither on the table nor on the rack", tiles=tiles)
    return layout


def judged(position: Position, layout: Layout) -> Answer:
    """The verdict on a draft, how each of its rows reads, and what the seat may do now."""
    given = position.judge(layout)
    gone, come = changes(position.table, layout)
    need = 0 if position.has_opened else position.rules.initial_meld_min
    return verdict(given) | {
        "opening": {"have": given.value, "need": need} if need else None,
        "rows": rows(position.table, layout),
        "freed": freed(gone, come),
        "can": {
            "end": given.legal,
            "draw": bool(position.pool) and not given.laid,
            "pass": not position.pool and not given.laid,
        },
    }


def rows(table: Layout, layout: Layout) -> list[Answer]:
    """How each row reads; *touched* are those that did not lie on the table."""
    there, told = Counter(table), []
    for lain in layout:
        kept = settled(lain)
        told.append(row(lain, not there[kept]))
        there[kept] -= there[kept] > 0
    return told


def landings_answer(found: Landings) -> Answer:
    """Where held tiles may go."""
    return {
        "left": found.left,
        "new": _landing(found.new),
        "rows": list(map(_target, found.rows)),
        "rack": found.rack,
        "reason": found.reason and fault_answer(found.reason),
    }


def hint_answer(hint: Hint) -> Answer:
    """A turn to play and the moves of the hand that lead to it."""
    if not hint.tiles:
        return {"tiles": 0, "proved": hint.proved}
    steps: list[dict[str, Any]] = [
        {"moved": step.moved, "layout": step.layout, "say": {"code": step.code, "row": step.row}}
        for step in hint.steps
    ]
    known = {"tiles": hint.tiles, "value": hint.value, "proved": hint.proved, "steps": steps}
    return known | {"reset": True} if hint.reset else known


def review_answer(reviewed: Iterable[Reviewed]) -> Answer:
    """The turns of a seat beside the best ones."""
    return {
        "turns": [
            {
                "turn": each.turn,
                "played": each.played,
                "best": each.best,
                "value": each.value,
                "layout": None if each.layout is None else list(map(format_lain, each.layout)),
                "proved": each.proved,
            }
            for each in reviewed
        ]
    }


def _target(target: Target | None) -> Answer | None:
    return (
        None
        if target is None
        else {
            "drop": _landing(target.drop),
            "swap": {str(number): _landing(landing) for number, landing in target.swap.items()},
            "slots": list(map(_landing, target.slots)),
        }
    )


def _landing(landing: Landing | None) -> Answer | None:
    return (
        None
        if landing is None
        else {
            "rows": landing.rows,
            "ok": landing.ok,
            "kind": landing.kind,
            "fault": landing.fault and fault_answer(landing.fault),
            "frees": landing.frees,
        }
    )
