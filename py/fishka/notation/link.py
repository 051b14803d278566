"""The text of a link: a version mark, the rounds with ! between them, and who plays.

    1~2.kestrel,d,~10kor&Anna&Taras.steady

Names are percent-encoded; a dot and a level make the player a computer.  With @ for & the people play apart,
each on a device of their own.  Fit for a URL's fragment as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256

from ..game import Game
from ..match import Match, Player
from ..position import Position
from .errors import NotationError
from .game import format_game, format_rules_before, format_start, read_game
from .move import format_turn
from .position import format_view
from .reader import Reader, whole

VERSION = 1

_MARK = re.compile(r"([0-9]{1,9})~")
_NAME = re.compile(r"((?:[A-Za-z0-9_-]|%[0-9A-Fa-f]{2})*)(?:\.([a-z0-9-]+))?")
LEVEL = re.compile(r"[a-z0-9-]+")
_SAFE = re.compile(r"[^A-Za-z0-9_-]+")
_ESCAPES = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
LONGEST_NAME = 40
_JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))  # within words of some scripts, and within pictures


class UnknownVersion(NotationError):
    """A text that a later program wrote."""


def read_match(reader: Reader) -> Match:
    """Read a link, or a bare game; every move is judged."""
    found = reader.match(_MARK)
    if found and int(found[1]) != VERSION:
        raise UnknownVersion(f"this is a link of version {found[1]}, not {VERSION}", reader.text, 1)
    games = [read_game(reader)]
    while reader.take("!"):
        games.append(following(reader, games, read_game(reader, games[0].first.rules)))
    mark = "@" if reader.text.startswith("@", reader.at) else "&"
    players = []
    while reader.take(mark):
        players.append(_player(reader))
    seats = len(games[0].first.racks)
    if players and len(players) != seats:
        reader.fail(f"{seats} players")
    return Match(tuple(players) or (Player(""),) * seats, tuple(games), apart=mark == "@")


def following(reader: Reader, games: Sequence[Game], game: Game) -> Game:
    """*game*, if it can follow *games* in one match: same players, same rules, and the last one is over."""
    if game.first.rules != games[0].first.rules or len(game.first.racks) != len(games[0].first.racks):
        reader.fail("a round of the same match")
    if not games[-1].outcome:
        reader.fail("the end of the round before")
    return game


def parse_link(text: str) -> Match:
    """The match that a link's text writes; NotationError, UnknownVersion or IllegalMove otherwise.

    >>> [player.name for player in parse_link("1~2.kestrel,d&Anna&Taras.steady").players]
    ['Anna', 'Taras']
    """
    return whole(read_match, text, "a comma and a move")


def format_link(players: Sequence[Player], games: Sequence[Game], apart: bool = False) -> str:
    """The canonical link of one round or of several."""
    rounds = [format_game(games[0]), *map(_later, games[1:])]
    return f"{VERSION}~{'!'.join(rounds)}{_names(players, apart)}"


def format_deal(players: Sequence[Player], game: Game) -> str:
    """The link of how a round started, for others to play with the same tiles against the same computers."""
    return format_link(_unnamed(players), [Game.begin(game.start)])


def format_seen(position: Position, seat: int, players: Sequence[Player] = ()) -> str:
    """The link of a position as *seat* sees it: who opens it is dealt others for the hidden tiles."""
    text = format_view(position.seen_by(seat)).replace(" ", "_")
    return f"{VERSION}~{format_rules_before(position.rules)}{text}{_names(_unnamed(players))}"


def kind(match: Match) -> str:
    """What a text holds: a deal or a position to start from, a round under way, or the record of one."""
    if match.game.outcome:
        return "record"
    if len(match.games) > 1 or match.game.turns:
        return "round"
    return "position" if isinstance(match.game.start, Position) else "deal"


def thread(match: Match) -> str:
    """The same text for all links of one match of people who play apart, and no other."""
    return sha256(_story(match)[0].encode()).hexdigest()[:12]


def beyond(longer: Match, shorter: Match) -> list[int]:
    """Whose turns *longer* has after the last one of *shorter*."""
    seats = [turn.seat for game in longer.games for turn in game.turns]
    return seats[sum(len(game.turns) for game in shorter.games) :]


def relation(mine: Match, theirs: Match) -> str:
    """What *theirs* is to *mine*: same, ahead, behind, fork (from a common start), or other.

    >>> relation(parse_link("2.kestrel,d"), parse_link("2.kestrel,d,d"))
    'ahead'
    """
    one, other = _story(mine), _story(theirs)
    if one == other:
        return "same"
    if other[: len(one)] == one:
        return "ahead"
    if one[: len(other)] == other:
        return "behind"
    return "fork" if one[:1] == other[:1] else "other"


def _story(match: Match) -> list[str]:
    starts = [format_rules_before(match.rules) + format_start(game) for game in match.games]
    turns = [map(format_turn, game.turns) for game in match.games]
    return [text for start, texts in zip(starts, turns, strict=True) for text in (start, *texts)]


def _later(game: Game) -> str:
    return ",".join([format_start(game), *map(format_turn, game.turns)])


def _names(players: Sequence[Player], apart: bool = False) -> str:
    known = apart or any(player != Player("") for player in players)
    return "".join(f"{'@' if apart else '&'}{_format_player(player)}" for player in players if known)


def _unnamed(players: Sequence[Player]) -> list[Player]:
    return [player if player.kind == "computer" else Player("") for player in players]


def _format_player(player: Player) -> str:
    name = _SAFE.sub(lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode()), player.name)
    return f"{name}.{player.level}" if player.kind == "computer" else name


def _player(reader: Reader) -> Player:
    start = reader.at
    found = reader.match(_NAME)
    name = _ESCAPES.sub(_unescaped, found[1]) if found else ""
    if found is None or not is_name(name):
        reader.fail("a name", start)
    return Player(name, "computer", found[2]) if found[2] else Player(name)


def _unescaped(found: re.Match[str]) -> str:
    return bytes.fromhex(found[0].replace("%", "")).decode(errors="replace")


def is_name(name: str) -> bool:
    """Whether a player can have this name: printable, and not too long for a plate."""
    return len(name) <= LONGEST_NAME and name.translate(_JOINERS).isprintable()
