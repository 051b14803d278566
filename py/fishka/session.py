"""One sitting: a match, and the door through which a page or a terminal asks about it.

`Session.handle` takes a question in JSON and gives an answer in JSON; nothing else speaks JSON.
The questions and their answers are described in docs/protocol.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from . import answers, drafts
from .answers import Answer
from .bots import LEVELS
from .deal import Deal, commitment, secret
from .game import Event, Foul, Timeout, foul_price
from .hand import Hand
from .hint import hint
from .match import Match
from .melds import Layout, Row
from .memory import Memory
from .notation.errors import NotationError
from .notation.game import SEED
from .notation.link import UnknownVersion, format_deal, format_link, format_seen
from .notation.pack import pack
from .notation.record import format_record, parse_match
from .origin import origin
from .position import IllegalMove, Position
from .puzzle import puzzle
from .question import Question, Refusal
from .review import review
from .stateless import STATELESS
from .view import Draw, Pass, Play


class Session:
    """The match of this sitting, if one has been opened; every question is answered, none raises."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._memory = Memory()
        self._doors: dict[str, Callable[[Question], Answer]] = STATELESS | {
            "new": self._new,
            "open": self._open,
            "view": self._view,
            "judge-draft": self._judge_draft,
            "landings": self._landings,
            "move": self._move,
            "timeout": self._timeout,
            "bot": self._bot,
            "hint": self._hint,
            "next": self._next,
            "record": self._record,
            "replay": self._replay,
            "commitment": self._commitment,
            "review": self._review,
            "puzzle": self._puzzle,
        }

    def handle(self, question: str) -> str:
        """The answer to a question, both in JSON; what cannot be answered is refused in a sentence.

        >>> print(Session().handle('{"do":"read","row":"r3r4"}'))
        {"readings":[],"fault":{"code":"short","row":null,"have":2,"need":3}}
        """
        try:
            answer = self._answer(Question.parse(question))
        except Refusal as refusal:
            answer = {"refused": str(refusal), "code": refusal.code} | refusal.details
        except UnknownVersion as error:
            answer = {"refused": str(error), "code": "version"}
        except NotationError as error:
            answer = {"refused": str(error), "code": "notation", "line": error.line, "column": error.column}
        except IllegalMove as error:
            answer = {"refused": str(error), "code": "illegal"} | answers.faults(error)
        return json.dumps(answer, separators=(",", ":"))

    def _answer(self, question: Question) -> Answer:
        name = question.text("do")
        if name not in self._doors:
            raise Refusal("question", f"there is no question {name!r}")
        return self._doors[name](question)

    # A match begins, or goes on

    def _new(self, question: Question) -> Answer:
        players = question.players(tuple(LEVELS))
        seed, salt = question.text("seed"), question.text("salt", "")
        if not SEED.fullmatch(seed) or (salt and not SEED.fullmatch(salt)):
            raise Refusal("seed", "a seed or a salt has 1 to 40 letters, digits and hyphens")
        try:
            match = Match.begin(players, Deal(question.rules(), len(players), seed), salt)
            match = replace(match, apart=question.flag("apart", False))
        except ValueError as error:
            raise Refusal("players", str(error)) from None
        return self._opened(match, question)

    def _open(self, question: Question) -> Answer:
        match = parse_match(question.text("text"))
        if "players" in question.fields:
            players = question.players(tuple(LEVELS))
            if len(players) != len(match.players):
                raise Refusal("players", f"there must be {len(match.players)} players")
            match = replace(match, players=players)
        return self._opened(match, question)

    def _opened(self, match: Match, question: Question) -> Answer:
        """Take *match* in place of the one before, once nothing in the question can be refused any more."""
        answer = answers.state(match, question.seat("seat", len(match.players)))
        self._match = match
        return answer

    def _next(self, question: Question) -> Answer:
        match = self._open_match()
        if not match.game.outcome:
            raise Refusal("running", "this round is not over")
        if match.standing.over:
            raise Refusal("match_over", "the match is over")
        return self._opened(match.next_round(), question)

    # What can be seen

    def _view(self, question: Question) -> Answer:
        match = self._open_match()
        return answers.state(match, question.seat("seat", len(match.players)))

    def _record(self, question: Question) -> Answer:
        match = self._open_match()
        seat = question.seat("seat", len(match.players))
        texts = {
            "record": format_record(match),
            "link": pack(format_link(match.players, match.games, match.apart)),
            "deal": format_deal(match.players, match.game),
        }
        if seat is None:
            return texts
        return texts | {"position": format_seen(match.game.position, seat, match.players)}

    def _replay(self, question: Question) -> Answer:
        match = parse_match(question.text("text")) if "text" in question.fields else self._open_match()
        return answers.replay(match, question.seat("seat", len(match.players)))

    def _review(self, question: Question) -> Answer:
        match = self._open_match()
        seat = question.seat("seat", len(match.players))
        if seat is None:
            raise Refusal("question", '"seat" must say whose turns to look at')
        if not match.game.outcome:
            raise Refusal("running", "this round is not over")
        return drafts.review_answer(review(self._memory, match.game.seen_by(seat)))

    def _puzzle(self, question: Question) -> Answer:
        del question  # it has nothing more to say
        game = self._open_match().game
        played = game.turns[0].tiles if game.turns else None
        return drafts.puzzle_answer(puzzle(self._memory, game.first.seen_by(game.first.seat), played))

    def _commitment(self, question: Question) -> Answer:
        match = self._open_match()
        number = question.number("round", len(match.games))
        if not 1 <= number <= len(match.games):
            raise Refusal("question", f"there is no round {number}")
        game = match.games[number - 1]
        if isinstance(game.start, Position):
            raise Refusal("no_deal", "this round starts from a position, not from a deal")
        if not match.salt:
            raise Refusal("no_salt", "the seed of this match was told, not hidden")
        seed, salt = game.start.seed, secret(match.salt, number)
        shown = {"round": number, "commitment": commitment(seed, salt)}
        return shown | {"seed": seed, "salt": salt} if game.outcome else shown

    # A turn

    def _judge_draft(self, question: Question) -> Answer:
        position = self._thought(question)
        return drafts.judged(position, drafts.checked(position, question.layout()))

    def _landings(self, question: Question) -> Answer:
        position, layout, rack = self._draft(question)
        try:
            hand = Hand(layout, rack, question.numbers("held"))
        except ValueError as error:
            raise Refusal("foreign", str(error)) from None
        return drafts.landings_answer(position, hand)

    def _hint(self, question: Question) -> Answer:
        position, layout, rack = self._draft(question)
        view = position.seen_by(position.seat)
        return drafts.hint_answer(hint(self._memory, view, layout, rack, question.number("nth", 0)))

    def _move(self, question: Question) -> Answer:
        position, move = self._position(question), question.fields.get("move")
        if move in ("draw", "pass"):
            return self._play(question, Draw() if move == "draw" else Pass())
        if isinstance(move, str):
            return self._play(question, drafts.told(position, move))
        if not isinstance(move, dict):
            raise Refusal("question", '"move" must be "draw", "pass", the text of a move, or a layout')
        layout = drafts.checked(position, Question(move).layout())
        price = foul_price(position, layout, position.judge(layout))
        return self._play(question, Play(layout) if price is None else Foul(layout), layout)

    def _timeout(self, question: Question) -> Answer:
        layout = drafts.checked(self._position(question), question.layout())
        return self._play(question, Timeout(layout), layout)

    def _bot(self, question: Question) -> Answer:
        position, match = self._position(question), self._open_match()
        level = match.players[position.seat].level
        if level is None or level not in LEVELS:
            raise Refusal("level", f"no computer of level {level!r} sits here")
        view = position.seen_by(position.seat)
        # a digest: from the seed itself a computer could deal the tiles again
        return self._play(question, LEVELS[level](view, secret(match.seed, match.turn)))

    def _play(self, question: Question, event: Event, layout: Layout | None = None) -> Answer:
        """Let *event* happen; the table's tiles are numbered as in *layout*, if there is one."""
        match = self._open_match()
        viewer = question.seat("seat", len(match.players))
        try:
            after = match.play(event)
        except IllegalMove as error:
            return answers.faults(error)
        table = after.game.position.table
        self._match = after
        return answers.state(after, viewer, None if layout is None else origin(layout, (), table))

    # What the questions above have in common

    def _open_match(self) -> Match:
        if self._match is None:
            raise Refusal("no_game", "there is no game yet")
        return self._match

    def _position(self, question: Question) -> Position:
        """The position that the question is about, which must be of this turn, and not the end."""
        match, turn = self._open_match(), question.number("turn")
        if turn != match.turn:
            raise Refusal("stale", f"this is turn {match.turn}, not {turn}", turn=match.turn)
        if match.game.outcome:
            raise Refusal("over", "the round is over")
        return match.game.position

    def _thought(self, question: Question) -> Position:
        """The position as the asking seat may think about it while others play: as if it were to move."""
        position = self._position(question)
        seat = question.seat("seat", len(position.racks))
        return position if seat is None else replace(position, seat=seat)

    def _draft(self, question: Question) -> tuple[Position, Layout, Row]:
        """The position, the draft's layout and its rack: together the very tiles of table and rack."""
        position, rack = self._thought(question), question.rack("rack")
        layout = question.layout()
        if drafts.all_tiles((*layout, rack)) != drafts.all_tiles((*position.table, position.rack)):
            raise Refusal("foreign", "these are not the tiles of the table and the rack")
        return position, layout, rack
