"""Answers about a turn: a draft and what may become of it, told by rows and by numbers; the best turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import asdict
from typing import Any

from .answers import Answer, fault_answer, row
from .foresight import Foreseen, Foresight
from .game import foul_price, freed
from .hand import Hand, Numbers
from .hint import Hint
from .landings import Landing, Target, landings
from .melds import Group, Lain, Layout, Run, readings, settled, tiles_in
from .notation.move import parse_move
from .notation.tiles import format_lain, format_rack
from .position import Position, changes
from .puzzle import Puzzle
from .question import Refusal
from .review import Reviewed
from .stateless import verdict
from .tiles import COLOURS, Tile
from .verdict import Verdict
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
    found = frozenset(map(settled, position.table))
    return (
        verdict(given)
        | outlook(position, layout, given)
        | {
            "rows": [reading(found, lain) for lain in layout],
            "freed": freed(gone, come),
            "tidy": tidy(layout),
        }
    )


def outlook(position: Position, layout: Layout, given: Verdict) -> Answer:
    """How far the opening is, and what the seat may do now."""
    need = 0 if position.has_opened else position.rules.initial_meld_min
    return {
        "opening": {"have": given.value, "need": need} if need else None,
        "can": {
            "end": given.legal,
            "draw": bool(position.pool) and not given.laid,
            "pass": not position.pool and not given.laid,
            "penalty": foul_price(position, layout, given),
        },
    }


def reading(found: Collection[Lain], lain: Lain) -> Answer:
    """How a row reads; it is *touched* if it is none of those *found* on the table, settled."""
    return row(lain, settled(lain) not in found)


def tidy(layout: Layout) -> list[int]:
    """The places of the rows in an order for the eye: runs by colour, groups by number, what is no meld."""
    return sorted(range(len(layout)), key=lambda place: _shelf(layout[place]))


def _shelf(lain: Lain) -> tuple[int, int, int]:
    match readings(lain)[:1]:
        case [Run(colour, first)]:
            return 0, COLOURS.index(colour), first
        case [Group(number)]:
            return 1, number, 0
    return 2, 0, 0


def landings_answer(position: Position, hand: Hand) -> Answer:
    """Where held tiles may go, and what the judge will say of each drop."""
    return _Told(position, hand).answer()


class _Told:
    """The landings of one hand on their way through the door; verdicts that are alike are told once."""

    def __init__(self, position: Position, hand: Hand) -> None:
        self._position, self._hand = position, hand
        self._foresight = Foresight(position.judge, position.has_opened, hand)
        self._found = frozenset(map(settled, position.table))
        self._verdicts: dict[int, tuple[int, Foreseen]] = {}
        self._told: dict[int, Answer] = {}

    def answer(self) -> Answer:
        position, hand = self._position, self._hand
        found = landings(position.rules, position.table, position.has_opened, hand)
        returns = found.rack and hand.source is not None
        answer = {
            "left": found.left,
            "reads": list(map(self._read, found.left or ())),
            "new": self._landing(None, found.new),
            "rows": [self._target(at, target) for at, target in enumerate(found.rows)],
            "rack": self._landing(None, Landing((), "rack")) if returns else None,
            "reason": found.reason and fault_answer(found.reason),
        }
        return answer | {"verdicts": [self._verdict(given) for _, given in self._verdicts.values()]}

    def _target(self, at: int, target: Target | None) -> Answer | None:
        if target is None:
            return None
        return {
            "drop": self._landing(at, target.drop),
            "swap": {str(number): self._landing(at, landing) for number, landing in target.swap.items()},
            "slots": [self._landing(at, landing) for landing in target.slots],
        }

    def _landing(self, at: int | None, landing: Landing | None) -> Answer | None:
        if landing is None:
            return None
        if id(landing) not in self._told:
            given = self._foresight.verdict(at, landing.rows)
            self._told[id(landing)] = {
                "rows": landing.rows,
                "ok": landing.ok,
                "kind": landing.kind,
                "fault": landing.fault and fault_answer(landing.fault),
                "frees": landing.frees,
                "reads": [self._read(part) if self._hand.is_meld(part) else None for part in landing.rows],
                "verdict": self._verdicts.setdefault(id(given), (len(self._verdicts), given))[0],
            }
        return self._told[id(landing)]

    def _read(self, part: Numbers) -> Answer:
        return reading(self._found, self._hand.faces(part))

    def _verdict(self, foreseen: Foreseen) -> Answer:
        layout, given = foreseen
        faults = list(map(fault_answer, given.of_turn))
        return {"legal": given.legal, "faults": faults} | outlook(self._position, layout, given)


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


def puzzle_answer(found: Puzzle) -> Answer:
    """What a first turn can lay, and what it did."""
    return asdict(found) | {"solved": found.solved}


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
