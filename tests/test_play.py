"""Whole rounds under every preset, with everything that must hold checked after every event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from fishka.bots import LEVELS
from fishka.deal import Deal
from fishka.game import Game
from fishka.match import Match, Player
from fishka.melds import readings, tiles_in
from fishka.notation.game import format_game, parse_game
from fishka.notation.move import format_turn, parse_move
from fishka.notation.position import format_position, parse_position
from fishka.notation.record import format_record, parse_record
from fishka.position import Position
from fishka.rules import PRESETS, Rules
from fishka.tiles import Tile, in_order
from playing import play_round

SEEDS = 200
WHOLE = 8
"""Every so many rounds one is played with the full pool, and read again from its text."""
LEVEL = ("casual", "beginner")


def starts(preset: str) -> Iterator[tuple[Game, str]]:
    """Rounds of two to six players; most begin near their end, for that is where rounds differ."""
    for number in range(SEEDS):
        players = 2 + number % 5
        game = Game.begin(Deal(PRESETS[preset], players, f"{preset}-{number}"))
        if number % 3 == 0:
            game = Game.begin(late(PRESETS[preset], players, number))
        elif number % WHOLE:
            game = Game.begin(replace(game.first, pool=game.first.pool[: 2 * (number % 17)]))
        yield game, f"{preset}-{number}"


def late(rules: Rules, players: int, number: int) -> Position:
    """Everybody has opened, and few tiles are left on the racks."""
    racks = "/".join(["?5"] * players)
    opened = "abcdef"[:players]
    table = "k2-6.b5-9.o8-12.r3-7.12kbr.3kbj"
    return parse_position(f"{table} {racks} {opened[number % players]} {opened} ?{number % 31} 0", rules)


@pytest.mark.parametrize("preset", PRESETS)
def test_rounds(preset: str) -> None:
    endings = Counter[str]()
    for number, (start, seed) in enumerate(starts(preset)):
        tiles, game = all_tiles(start.position), start
        for game in play_round(start, LEVEL[number % 2], seed):
            check(game, tiles)
        assert game.outcome
        assert sum(game.outcome.scores) in range(-len(game.first.racks), 1)  # a shared gain is rounded down
        endings[game.outcome.reason] += 1
        if number % WHOLE == 0:
            check_texts(game)
    assert endings["out"]
    assert len(endings) == 2


def check(game: Game, tiles: Counter[Tile]) -> None:
    position, turn = game.position, game.turns[-1]
    assert all_tiles(position) == tiles
    assert all(map(readings, position.table))
    assert parse_position(format_position(position), position.rules) == position
    before = game.turns[-2].after if len(game.turns) > 1 else game.first
    assert Game.begin(before).play(parse_move(format_turn(turn), before)).position == position
    check_secrets(position)


def check_secrets(position: Position) -> None:
    """No seat's view changes when what it may not see is dealt anew."""
    for seat in range(len(position.racks)):
        hidden = [
            *position.pool,
            *(tile for other in others(position, seat) for tile in position.racks[other]),
        ]
        racks, pool = list(position.racks), iter(reversed(hidden))
        for other in others(position, seat):
            racks[other] = in_order(next(pool) for _ in racks[other])
        dealt_anew = replace(position, racks=tuple(racks), pool=tuple(pool))
        assert dealt_anew.seen_by(seat) == position.seen_by(seat)


def check_texts(game: Game) -> None:
    text = format_game(game)
    assert parse_game(text) == again(game)
    assert format_game(parse_game(text)) == text
    players = tuple(Player(f"player {seat}") for seat in range(len(game.first.racks)))
    match = Match(players, (game,), tags=(("Event", "a test"),))
    record = format_record(match)
    assert format_record(parse_record(record)) == record


def again(game: Game) -> Game:
    """The round played again, its layouts as its text tells them."""
    played = Game.begin(game.start)
    for turn in game.turns:
        played = played.play(parse_move(format_turn(turn), played.position))
    return played


def all_tiles(position: Position) -> Counter[Tile]:
    rows = [*map(tiles_in, position.table), *position.racks, position.pool]
    return Counter(tile for row in rows for tile in row)


def others(position: Position, seat: int) -> list[int]:
    return [other for other in range(len(position.racks)) if other != seat]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS)
def test_computers_play_to_the_end(preset: str, level: str) -> None:
    game = Game.begin(Deal(PRESETS[preset], 3, f"{preset}-{level}"))
    while not game.outcome:
        view = game.position.seen_by(game.position.seat)
        game = game.play(LEVELS[level](view, f"{len(game.turns)}"))
    assert format_game(parse_game(format_game(game))) == format_game(game)
