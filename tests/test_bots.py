"""The computer players: legal, blind to what they may not see, the same for the same seed, careful with jokers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import fishka.bots
from fishka.bots import LEVELS
from fishka.deal import Deal, dealt, shuffled
from fishka.melds import tiles_in
from fishka.notation import parse_table, parse_tiles
from fishka.position import Position
from fishka.rules import PRESETS, rules_from
from fishka.tiles import JOKER, in_order
from fishka.verdict import judge
from fishka.view import Draw, Move, Pass, Play, View

DATA = Path(__file__).parent / "data"
BOTS = sorted(Path(fishka.bots.__file__).parent.glob("*.py"))
SEES = {"bots", "view", "solver", "verdict", "melds", "tiles"}
TURNS = 600


@pytest.mark.parametrize("module", BOTS, ids=lambda path: path.stem)
def test_a_player_imports_only_what_its_seat_may_know(module: Path) -> None:
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level == 2:
            assert (node.module or "").split(".")[0] in SEES
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 1 or not (node.module or "").startswith("fishka")
        elif isinstance(node, ast.Import):
            assert not any(alias.name.startswith("fishka") for alias in node.names)


def round_of(levels: list[str], preset: str, seed: str) -> Iterator[tuple[Position, str, Move]]:
    """Every position of a round, the choice's seed and the choice; `play` refuses what is illegal."""
    position, _ = dealt(Deal(PRESETS[preset], len(levels), seed))
    for number in range(TURNS):
        if position.ending:
            return
        turn_seed = f"{seed}/{number}"
        move = LEVELS[levels[position.seat]](position.seen_by(position.seat), turn_seed)
        yield position, turn_seed, move
        position = position.play(move)
    raise AssertionError(f"the round did not end in {TURNS} turns")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_legal_and_the_round_ends(level: str, preset: str) -> None:
    for _, _, move in round_of([level] * 3, preset, "ends"):
        assert isinstance(move, Draw | Pass | Play)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_tiles_never_change_the_choice(level: str) -> None:
    mix = Random("leak")
    for position, seed, move in round_of([level] * 4, "classic", "leak"):
        others = [seat for seat in range(4) if seat != position.seat]
        hidden = [tile for seat in others for tile in position.racks[seat]] + list(position.pool)
        hidden = list(shuffled(hidden, mix))
        racks = list(position.racks)
        for seat in others:
            racks[seat] = in_order(hidden[: len(racks[seat])])
            del hidden[: len(racks[seat])]
        other = replace(position, racks=tuple(racks), pool=tuple(hidden))
        assert LEVELS[level](other.seen_by(other.seat), seed) == move


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_choices(level: str) -> None:
    once, again = (list(round_of([level] * 2, "classic", "again")) for _ in range(2))
    assert once == again


def test_a_beginner_misses_things() -> None:
    view = seen("r5r6r7.k1k2k3.b9b10b11", "r8k4b12", pool=9)
    laid = {len(laid_by(view, LEVELS["beginner"](view, str(seed)))) for seed in range(40)}
    assert {1, 2, 3} <= laid


def seen(table: str, rack: str, pool: int, opened: bool = True, preset: str = "classic") -> View:
    tiles = parse_tiles(rack)
    return View(rules_from(preset), 0, parse_table(table), tiles, (len(tiles), 9), (opened, True), pool, 0, 0)


def laid_by(view: View, move: Move) -> tuple[object, ...]:
    if not isinstance(move, Play):
        return ()
    verdict = judge(view.rules, view.table, view.rack, view.opened[view.seat], move.layout)
    assert verdict.legal
    return verdict.laid


def lines(name: str) -> list[list[str]]:
    text = (DATA / name).read_text()
    return [line.split() for line in text.splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("line", lines("bots.txt"), ids=" ".join)
def test_what_a_level_finds(line: list[str]) -> None:
    levels, table, rack, pool, opened, laid = line
    for level in levels.split("/"):
        view = seen(table, rack, int(pool), opened == "yes")
        move = LEVELS[level](view, "0")
        assert laid_by(view, move) == parse_tiles(laid), level
        assert isinstance(move, Play) or isinstance(move, Pass) == (pool == "0")


def test_the_steady_player_takes_low_tiles_for_high_ones_when_no_tile_is_to_come() -> None:
    view = replace(seen("6kbo", "b7b8", 0, True), rules=PRESETS["home"])
    assert laid_by(view, LEVELS["steady"](view, "0")) == parse_tiles("b7b8")
    assert isinstance(LEVELS["steady"](replace(view, pool_count=9), "0"), Draw)


@pytest.mark.parametrize("level", LEVELS)
def test_no_joker_is_burnt(level: str) -> None:
    """A joker goes with two more tiles of the rack at least, wins the round, or else would be a loss."""
    for seed in ("burnt", "kept", "spent"):
        for position, _, move in round_of([level] * 4, "classic", seed):
            laid = laid_by(position.seen_by(position.seat), move)
            if JOKER in laid and len(laid) < len(position.rack) and position.pool:
                assert len(laid) > 2 * laid.count(JOKER), (position, move)


def test_tiles_lie_on_the_table_once() -> None:
    for position, _, move in round_of(["casual"] * 2, "home", "once"):
        if isinstance(move, Play):
            lying = sum(len(tiles_in(lain)) for lain in move.layout)
            assert lying <= sum(map(len, position.racks)) + sum(len(tiles_in(row)) for row in position.table)
