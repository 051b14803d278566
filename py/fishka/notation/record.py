"""The text of a whole match, for a file named .fishka: tags and numbered moves, as chess players know them.

    [Fishka "1"]
    [Rules "classic"]
    [A "Anna"]
    [B "Taras"]
    [LevelB "steady"]

    [Round "1"]
    [Start "2.kestrel"]
    [Result "*"]
    1. d ~10kor
    2. d

A line of moves is one turn of each player.  A result names why the round ended and every seat's score; who
reads the record judges every move and compares the result.  Tags that mean nothing here are kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..game import Game
from ..match import Match, Player, Tags
from ..rules import Rules
from .errors import NotationError
from .game import SEED, format_start, read_start, read_turn
from .link import LEVEL, VERSION, UnknownVersion, following, is_name, parse_link
from .move import format_turn
from .pack import unpack
from .position import SEATS
from .reader import Reader
from .rules import format_rules, read_rules

_SPACE = re.compile(r"\s*")
_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*)[ \t]+"((?:[^"\\\r\n]|\\.)*)"\]')
_NUMBER = re.compile(r"[0-9]+\.(?=\s|$)")
_ESCAPED = re.compile(r"\\(.)")

Places = dict[str, tuple[int, str]]
"""The tags of one section: where a value begins in the text, and the value."""


def format_record(match: Match) -> str:
    """The canonical record of a match; the same text gives the same match for ever."""
    tags = [("Fishka", f"{VERSION}"), ("Rules", format_rules(match.rules))]
    for letter, player in zip(SEATS.upper(), match.players, strict=False):
        tags.append((letter, player.name))
        if player.kind == "computer":
            tags.append((f"Level{letter}", f"{player.level}"))
    if match.salt:
        tags.append(("Salt", match.salt))
    if match.apart:
        tags.append(("Apart", "yes"))
    sections = [_tags([*tags, *match.tags])]
    for number, game in enumerate(match.games, 1):
        kept = match.round_tags[number - 1] if number <= len(match.round_tags) else ()
        known = [("Round", f"{number}"), ("Start", format_start(game)), ("Result", result(game))]
        sections.append(_tags([*known, *kept]) + _moves(game))
    return "\n".join(sections)


def result(game: Game) -> str:
    """Why a round ended and every score; a star while it goes on."""
    outcome = game.outcome
    return " ".join([outcome.reason, *map(str, outcome.scores)]) if outcome else "*"


def parse_record(text: str) -> Match:
    """The match that a record's text writes.

    NotationError (with line and column), UnknownVersion, or IllegalMove with the place of the move.
    """
    return _match(Reader(text))


def parse_match(text: str) -> Match:
    """The match of a record, or of a link, a game or a position; errors as of these."""
    return parse_record(text) if text.lstrip().startswith("[") else parse_link(unpack(text.strip()))


def _match(reader: Reader) -> Match:
    tags = _section(reader)
    version = _pop(reader, tags, "Fishka")[1]
    if version != f"{VERSION}":
        raise UnknownVersion(f"this is a record of version {version}, not {VERSION}", reader.text, 1)
    rules = _rules(reader, tags)
    players = tuple(_players(reader, tags))
    salt = _salt(reader, tags)
    apart = tags.pop("Apart", (0, "no"))[1] == "yes"
    games: list[Game] = []
    kept: list[Tags] = []
    while reader.at < len(reader.text) or not games:
        section = _section(reader)
        game = _round(reader, section, rules)
        games.append(following(reader, games, game) if games else game)
        kept.append(_rest(section))
    if len(games[0].first.racks) != len(players):
        reader.fail(f"{len(games[0].first.racks)} players, as there are racks")
    return Match(players, tuple(games), salt, _rest(tags), tuple(kept) if any(kept) else (), apart)


def _round(reader: Reader, tags: Places, rules: Rules) -> Game:
    """Read the moves of a round after its tags, and compare the result."""
    at, start = _pop(reader, tags, "Start")
    within = Reader(reader.text[: at + len(start)], at)
    game = read_start(within, rules)
    within.end("the end of the start")
    if game.first.rules != rules:
        raise NotationError("the rules of a round are those of the match", reader.text, at + 1)
    _pop(reader, tags, "Round")
    said = tags.pop("Result", None)
    while _to_move(reader):
        game = read_turn(reader, game)
        if reader.at < len(reader.text) and not reader.text[reader.at].isspace():
            reader.fail("a space and a move")
    if said and said[1] != result(game):
        raise NotationError(f"the moves give the result {result(game)}", reader.text, said[0] + 1)
    return game


def _to_move(reader: Reader) -> bool:
    """Go on to the next move; whether there is one before the next tags."""
    reader.match(_SPACE)
    while reader.match(_NUMBER):
        reader.match(_SPACE)
    return reader.at < len(reader.text) and reader.text[reader.at] != "["


def _section(reader: Reader) -> Places:
    """Read the tags of the match, or of one round: up to its moves or the next round."""
    reader.match(_SPACE)
    tags: Places = {}
    while found := reader.match(_TAG):
        if found[1] in tags:
            reader.fail(f"{found[1]} only once", found.start())
        tags[found[1]] = (found.start(2), _ESCAPED.sub(r"\1", found[2]))
        reader.match(_SPACE)
        if reader.text.startswith("[Round", reader.at):
            break
    if not tags:
        reader.fail('a tag, such as [Fishka "1"]')
    return tags


def _pop(reader: Reader, tags: Places, name: str) -> tuple[int, str]:
    if name not in tags:
        reader.fail(f"a tag {name} before")
    return tags.pop(name)


def _rules(reader: Reader, tags: Places) -> Rules:
    at, text = _pop(reader, tags, "Rules")
    within = Reader(reader.text[: at + len(text)], at)
    rules = read_rules(within)
    within.end("an option")
    return rules


def _salt(reader: Reader, tags: Places) -> str:
    at, salt = tags.pop("Salt", (0, ""))
    if salt and not SEED.fullmatch(salt):
        reader.fail("a salt of letters, digits and hyphens", at)
    return salt


def _players(reader: Reader, tags: Places) -> Iterable[Player]:
    for letter in SEATS.upper():
        if letter in tags:
            at, name = tags.pop(letter)
            if not is_name(name):
                reader.fail("a name", at)
            yield Player(name, *_computer(reader, tags.pop(f"Level{letter}", None)))


def _computer(reader: Reader, level: tuple[int, str] | None) -> tuple[str, str | None]:
    """Kind and level of a player."""
    if level is None:
        return "person", None
    if not LEVEL.fullmatch(level[1]):
        reader.fail("a level", level[0])
    return "computer", level[1]


def _rest(tags: Places) -> Tags:
    return tuple((name, value) for name, (_, value) in tags.items())


def _tags(tags: Iterable[tuple[str, str]]) -> str:
    escaped = ((name, value.replace("\\", "\\\\").replace('"', '\\"')) for name, value in tags)
    return "".join(f'[{name} "{value}"]\n' for name, value in escaped)


def _moves(game: Game) -> str:
    texts, players = list(map(format_turn, game.turns)), len(game.first.racks)
    laps = range(0, len(texts), players)
    return "".join(f"{at // players + 1}. {' '.join(texts[at : at + players])}\n" for at in laps)
