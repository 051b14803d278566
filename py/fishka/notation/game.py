"""The text of a game: how it starts, then its moves, with commas between.  It is judged as it is read.

A start is a deal, players.seed, or a position; rules other than classic go before it, with a colon.
A deal may say who starts: 3b.kestrel.
"""

from __future__ import annotations

import re

from ..deal import Deal
from ..game import Game
from ..position import IllegalMove, Position
from ..rules import Rules
from .errors import NotationError, place
from .move import format_turn, read_event
from .position import SEATS, format_position, read_position
from .reader import Reader, whole
from .rules import format_rules, read_rules

_RULES = re.compile(r"(?=[a-z0-9_;=-]+:)", re.IGNORECASE)
_DEAL = re.compile(r"([0-9]{1,2})([a-f])?\.([A-Za-z0-9-]+)", re.IGNORECASE)
SEED = re.compile(r"[A-Za-z0-9-]{1,40}")


def read_game(reader: Reader, rules: Rules | None = None) -> Game:
    """Read a game, judging every move.

    *rules* are those of a start that names none (None: classic).  NotationError: not well-formed;
    IllegalMove: a move that the rules do not allow, with its place.
    """
    game = read_start(reader, rules)
    while reader.take(","):
        game = read_turn(reader, game)
    return game


def read_start(reader: Reader, rules: Rules | None = None) -> Game:
    """Read how a game starts."""
    if reader.match(_RULES):
        rules = read_rules(reader)
        reader.take(":")
    start = reader.at
    if found := reader.match(_DEAL):
        return _dealt(reader, start, found, rules or Rules())
    return Game.begin(read_position(reader, rules or Rules()))


def read_turn(reader: Reader, game: Game) -> Game:
    """Read one move and play it."""
    start = reader.at
    event = read_event(reader, game.position)
    try:
        return game.play(event)
    except IllegalMove as error:
        move = f"move {len(game.turns) + 1}, {reader.text[start : reader.at]!r}"
        raise IllegalMove(*error.faults, place=f"{move} ({place(reader.text, start + 1)})") from None


def parse_game(text: str) -> Game:
    """The game that *text* writes; NotationError or IllegalMove otherwise.

    >>> len(parse_game("2.kestrel,d,d").turns)
    2
    """
    return whole(read_game, text, "a comma and a move")


def format_game(game: Game) -> str:
    """The canonical text of a game; the same text gives the same game for ever.

    >>> format_game(parse_game("family:2b.kestrel, d".replace(" ", "")))
    'family:2b.kestrel,d'
    """
    start = format_rules_before(game.first.rules) + format_start(game)
    return ",".join([start, *map(format_turn, game.turns)])


def format_rules_before(rules: Rules) -> str:
    """The rules and the colon that go before a start; nothing for the classic ones."""
    return "" if rules == Rules() else f"{format_rules(rules)}:"


def format_start(game: Game) -> str:
    """The text of how a game starts, without its rules."""
    if isinstance(game.start, Position):
        return format_position(game.start).replace(" ", "_")
    starter = "" if game.start.starter is None else SEATS[game.start.starter]
    return f"{game.start.players}{starter}.{game.start.seed}"


def _dealt(reader: Reader, start: int, found: re.Match[str], rules: Rules) -> Game:
    players, starter = int(found[1]), None if found[2] is None else SEATS.index(found[2].lower())
    if not SEED.fullmatch(found[3]):
        reader.fail("a seed of 40 characters at most", found.start(3))
    if starter is not None and starter >= players:
        reader.fail("a seat that plays", found.start(2))
    try:
        return Game.begin(Deal(rules, players, found[3], starter))
    except ValueError as error:
        raise NotationError(str(error), reader.text, start + 1) from None
