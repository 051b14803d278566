"""A round: how it started and everything that happened since; each event is judged as it happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from .deal import Deal, Draws, dealt
from .faults import Fault
from .melds import Layout, Run, readings, tiles_in
from .position import IllegalMove, Position, changes
from .score import score
from .tiles import JOKER, Tile
from .verdict import Verdict
from .view import Draw, Move, Pass, Play, View


@dataclass(frozen=True, slots=True)
class Timeout:
    """The clock ran out while *layout* lay there."""

    layout: Layout


@dataclass(frozen=True, slots=True)
class Foul:
    """The seat declared an illegal *layout* done, where that costs tiles (invalid_commit penalty)."""

    layout: Layout


Event = Move | Timeout | Foul

FOUL_TILES = 3
"""What an illegal table at "done" costs under invalid_commit penalty (docs/rules.md §6)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened in one turn, and the position that it left."""

    seat: int
    event: Event
    kind: str  # play, draw, pass, timeout, penalty
    after: Position
    result: str | None = None  # of a time-out: commit, clean, messy
    gone: Layout = ()  # rows that went, as put down in the event; of a time-out or a foul, what was tried
    come: Layout = ()
    laid: tuple[Tile, ...] = ()
    taken: tuple[Tile, ...] = ()  # home rules: table tiles that went to the rack
    drawn: tuple[Tile, ...] = ()
    freed: int = 0  # jokers
    opened: int | None = None  # what the initial meld was worth

    @property
    def tiles(self) -> int:
        """How many tiles it brought to the table."""
        return len(self.laid) - len(self.taken)

    @property
    def move(self) -> Move:
        """The move that the turn came to: a play, or tiles taken, or nothing."""
        if self.laid and isinstance(self.event, Play | Timeout):
            return Play(self.event.layout)
        return Draw() if self.drawn else Pass()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended: why, and what it gives to each seat."""

    reason: str  # out, stuck, extra, empty
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A round from its start (a deal, or any position) up to now.  Playing on gives the next value."""

    start: Deal | Position
    first: Position
    draws: Draws = ()
    turns: tuple[Turn, ...] = ()

    @classmethod
    def begin(cls, start: Deal | Position) -> Game:
        """The round before its first move; ValueError: such a deal cannot be dealt."""
        return cls(start, start) if isinstance(start, Position) else cls(start, *dealt(start))

    @property
    def position(self) -> Position:
        """Everything as it stands now."""
        return self.turns[-1].after if self.turns else self.first

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        position = self.position
        if not position.ending:
            return None
        end = "out" if position.ending == "out" else "stuck"
        return Outcome(position.ending, *score(position.rules, position.racks, position.opened, end))

    def seen_by(self, seat: int) -> Iterator[tuple[int, View, Move]]:
        """The turns of *seat*: the number of each from 0, what the seat saw, and the move that it came to."""
        before = self.first
        for number, turn in enumerate(self.turns):
            if turn.seat == seat:
                yield number, before.seen_by(seat), turn.move
            before = turn.after

    def play(self, event: Event) -> Game:
        """The round after *event*; IllegalMove: the rules do not allow it here."""
        return replace(self, turns=(*self.turns, turn(self.position, event)))


def turn(position: Position, event: Event) -> Turn:
    """What *event* makes of *position*; IllegalMove: it is not allowed here."""
    if position.ending:
        raise IllegalMove(Fault("over"))
    match event:
        case Play(layout):
            verdict = position.judge(layout)
            if verdict.faults:
                raise IllegalMove(*verdict.faults)
            return _played(position, event, verdict, layout)
        case Draw() | Pass():
            kind = "draw" if position.pool else "pass"
            return Turn(position.seat, event, kind, position.play(event), drawn=position.pool[:1])
        case Timeout(layout):
            return _timed_out(position, event, layout)
        case Foul(layout):
            return _fouled(position, event, layout)


def freed(gone: Layout, come: Layout) -> int:
    """How many jokers show another tile, or lie in another kind of meld, once these rows have changed.

    This is what a log tells; whether the rules let a joker go is the judge's to say.
    """
    return (_shown(gone) - _shown(come)).total()


def _shown(rows: Layout) -> Counter[tuple[str, int]]:
    """What the jokers of *rows* show: a colour and a number in a run, only the number in a group."""
    melds = [melds[0] for melds in map(readings, rows) if melds]
    return Counter(
        (meld.colour if isinstance(meld, Run) else "", face.number)
        for meld in melds
        for tile, face in zip(meld.tiles, meld.faces, strict=True)
        if tile == JOKER
    )


def _played(position: Position, event: Event, verdict: Verdict, layout: Layout) -> Turn:
    gone, come = changes(position.table, layout)
    return Turn(
        seat=position.seat,
        event=event,
        kind="play",
        after=position.laid(verdict, gone, come),
        gone=gone,
        come=come,
        laid=verdict.laid,
        taken=verdict.taken,
        freed=freed(gone, come),
        opened=None if position.has_opened else verdict.value,
    )


def _timed_out(position: Position, event: Timeout, layout: Layout) -> Turn:
    """The clock's law (docs/rules.md §4): an untouched table, a legal one that counts, or disorder."""
    rules = position.rules
    if rules.turn_seconds == "none":
        raise IllegalMove(Fault("no_clock"))
    gone, come = changes(position.table, layout)
    if not gone and not come:
        return _drawing(
            position, Turn(position.seat, event, "timeout", position, "clean"), rules.timeout_clean_penalty
        )
    verdict = _own(position, layout)
    if verdict.legal and rules.timeout_legal == "commit":
        return replace(_played(position, event, verdict, layout), kind="timeout", result="commit")
    attempt = Turn(position.seat, event, "timeout", position, "messy", gone, come)
    return _drawing(position, attempt, rules.timeout_messy_penalty)


def foul_price(position: Position, layout: Layout, verdict: Verdict) -> int | None:
    """How many tiles it costs to call *layout* done, of which that is the verdict; None: that is no foul."""
    is_foul = not verdict.legal and any(changes(position.table, layout))
    return (
        min(FOUL_TILES, len(position.pool))
        if is_foul and position.rules.invalid_commit == "penalty"
        else None
    )


def _fouled(position: Position, event: Foul, layout: Layout) -> Turn:
    if position.rules.invalid_commit != "penalty":
        raise IllegalMove(Fault("no_penalty"))
    gone, come = changes(position.table, layout)
    if _own(position, layout).legal or not (gone or come):
        raise IllegalMove(Fault("no_foul"))
    attempt = Turn(position.seat, event, "penalty", position, None, gone, come)
    return _drawing(position, attempt, FOUL_TILES)


def _drawing(position: Position, attempt: Turn, count: int) -> Turn:
    return replace(attempt, drawn=position.pool[:count], after=position.taking(count))


def _own(position: Position, layout: Layout) -> Verdict:
    """The verdict on *layout*, where a tile from nowhere is no mere disorder."""
    there = Counter(position.rack + tuple(tile for lain in position.table for tile in tiles_in(lain)))
    if Counter(tile for lain in layout for tile in tiles_in(lain)) - there:
        raise IllegalMove(Fault("foreign"))
    return position.judge(layout)
