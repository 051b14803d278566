"""Rounds: the deal, the clock, the empty pool, the end; and the handed cases about events."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fishka.deal import Deal, biggest_rack, commitment, dealt, highest_draw, next_seed, secret
from fishka.game import Foul, Game, Timeout, freed
from fishka.match import length
from fishka.melds import settled
from fishka.notation import format_rack, parse_table, parse_tiles
from fishka.notation.move import parse_move
from fishka.notation.position import parse_position
from fishka.position import IllegalMove, Position
from fishka.rules import PRESETS, Rules, rules_from
from fishka.tiles import deck
from fishka.view import Draw, Pass, Play

DATA = Path(__file__).parent / "data"
CLASSIC = PRESETS["classic"]
EVENTS = [json.loads(line) for line in (DATA / "cases" / "events.jsonl").read_text().splitlines()]


def at(text: str, rules: Rules = CLASSIC) -> Game:
    return Game.begin(parse_position(text, rules))


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game = game.play(parse_move(move, game.position))
    return game


# the deal


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_deal_has_every_tile_once(preset: str, players: int) -> None:
    rules = PRESETS[preset]
    position, _ = dealt(Deal(rules, players, "kestrel"))
    tiles = Counter(position.pool + sum(position.racks, ()))
    assert tiles == Counter(deck(rules, players))
    assert {len(rack) for rack in position.racks} == {rules.rack_size}


def test_a_seed_gives_the_same_deal_for_ever() -> None:
    position, draws = dealt(Deal(CLASSIC, 2, "kestrel"))
    assert draws == ((parse_tiles("k10")[0], parse_tiles("k9")[0]),)
    assert format_rack(position.racks[0]) == "k6k8k10k11k12k13b8b11o6o12r4r6r9j"
    assert position.seat == 0


def test_a_starter_that_is_given_needs_no_draw() -> None:
    position, draws = dealt(Deal(CLASSIC, 3, "kestrel", starter=2))
    assert position.seat == 2
    assert not draws


@pytest.mark.parametrize(
    ("tiles", "players", "starter", "attempts"),
    [
        ("r5k9o2", 3, 1, 1),
        ("r13k13o2k1k2", 3, 1, 2),
        ("jk1", 2, 1, 1),
        ("jjk4k3", 2, 0, 2),
        ("k5b5o5k7b7o2k1b2", 3, 1, 3),
    ],
)
def test_highest_draw(tiles: str, players: int, starter: int, attempts: int) -> None:
    found, draws = highest_draw(parse_tiles(tiles), players)
    assert (found, len(draws)) == (starter, attempts)


def test_only_those_who_tied_draw_again() -> None:
    _, draws = highest_draw(parse_tiles("r13k13o2k1k2"), 3)
    assert draws[1] == (*parse_tiles("k1k2"), None)


@pytest.mark.parametrize(
    ("racks", "starter"), [("r13k13o1 r13k12b12", 0), ("j13 k2", 1), ("k2 k2 k3", 2), ("k5k4 b5b4", 0)]
)
def test_biggest_rack(racks: str, starter: int) -> None:
    assert biggest_rack([parse_tiles(rack.replace("j13", "j")) for rack in racks.split()]) == starter


@pytest.mark.parametrize(
    ("players", "size", "sentence"), [(1, 14, "too few"), (7, 14, "too many"), (6, 21, "need")]
)
def test_an_impossible_deal(players: int, size: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        dealt(Deal(rules_from({"rack_size": size, "tile_set": "106"}), players, "kestrel"))


def test_the_commitment_holds_what_it_hides() -> None:
    assert commitment("kestrel", secret("salt", 1)) != commitment("kestrel", secret("salt", 2))
    assert next_seed("kestrel", "salt", 2) != next_seed("kestrel", "other", 2)


# the end of a round


def test_the_last_tile_wins() -> None:
    game = play(at("r3-5 r6/b2j a ab k1 0"), "r3-5~r3-6")
    assert game.outcome
    assert (game.outcome.reason, game.outcome.scores, game.outcome.winners) == ("out", (32, -32), (0,))


def test_all_pass_and_the_lowest_rack_wins() -> None:
    game = play(at("r3-5 k5/b13/j a abc - 0"), "p", "p")
    assert not game.outcome
    game = play(game, "p")
    assert game.outcome
    assert (game.outcome.reason, game.outcome.scores, game.outcome.winners) == ("stuck", (33, -8, -25), (0,))


def test_a_play_starts_the_passes_again() -> None:
    game = play(at("r3-5 k5/b13/r6k1 a abc - 0"), "p", "p", "r3-5~r3-6")
    assert (game.position.passes, game.outcome) == (0, None)


@pytest.mark.parametrize(("option", "turns"), [("one_extra_turn", 2), ("end", 0)])
def test_the_pool_runs_empty(option: str, turns: int) -> None:
    game = play(at("r3-5 k5k9/b13 a ab r1 0", rules_from({"pool_empty": option})), "d", *["p"] * turns)
    assert game.outcome
    assert game.outcome.reason == {"one_extra_turn": "extra", "end": "empty"}[option]
    assert game.outcome.winners == (1,)


def test_no_move_after_the_end() -> None:
    game = play(at("r3-5 r6/b2j a ab k1 0"), "r3-5~r3-6")
    for event in (Draw(), Pass(), Play(()), Timeout(()), Foul(())):
        with pytest.raises(IllegalMove, match="over"):
            game.play(event)


@pytest.mark.parametrize(
    ("gone", "come", "count"),
    [
        ("r3-5j4", "r3-5.7kbj", 1),
        ("r3-5j4", "r3-6j4", 0),
        ("7kbj", "7kboj", 0),
        ("7kbj", "7kbo.k1-3j2", 1),
        ("r3-5j4.7kbj", "r3-5.9kj", 2),
        ("r3-7j5", "r3-5j5.r6r7", 0),
    ],
)
def test_freed(gone: str, come: str, count: int) -> None:
    before, after = (tuple(map(settled, parse_table(text))) for text in (gone, come.replace("9kj", "9kbj")))
    assert freed(before, after) == count


# the handed cases


def put(case: dict[str, Any], *, rack: str = "r6k1", table: str = "r3-5", seat: int = 0) -> Position:
    """A position as the case tells it; what it leaves open is filled with something harmless."""
    state, rules = case["state"], rules_from(case["rules"])
    players = state.get("players", 2)
    racks = [rack if number == seat else f"b{number + 1}" for number in range(players)]
    pool = state.get("pool", 20)
    passes = state.get("passes_in_row", 0)
    extra = f".{state.get('turns_since_empty', 0)}" if rules.pool_empty == "one_extra_turn" else ""
    opened = "-" if state.get("opened") is False else "abcdef"[:players]
    text = f"{table} {'/'.join(racks)} {'abcdef'[seat]} {opened} ?{pool} {passes}{extra}"
    return parse_position(text, rules)


def deal_event(case: dict[str, Any]) -> dict[str, Any]:
    try:
        position, _ = dealt(Deal(rules_from(case["rules"]), case["state"]["players"], "kestrel"))
    except ValueError as error:
        return {"error": str(error).split(":")[0]}
    tiles = len(position.pool) + sum(map(len, position.racks))
    return {"total_tiles": tiles, "rack": len(position.racks[0]), "pool": len(position.pool)}


def starter_event(case: dict[str, Any]) -> dict[str, Any]:
    state, rules = case["state"], rules_from(case["rules"])
    if "racks" in state:
        return {"starter": biggest_rack(list(map(parse_tiles, state["racks"])))}
    if "draws" in state:
        tiles = parse_tiles(state["draws"])
        _, draws = highest_draw((*tiles, *parse_tiles("k1k2")), len(tiles))
        return {"redraw": [seat for seat, tile in enumerate(draws[1]) if tile]}
    return {"method": rules.starter if rules.next_starter == "draw_again" else rules.next_starter}


def turn_event(case: dict[str, Any]) -> dict[str, Any]:
    """Draw or pass, and what came of it."""
    position = put(case)
    after = Game.begin(position).play(Draw() if case["action"] == "draw" else Pass()).position
    drawn = len(after.racks[0]) - len(position.racks[0])
    return {"drawn": drawn, "turn_over": after.seat != position.seat, "passes": after.passes}


def timeout_event(case: dict[str, Any]) -> dict[str, Any]:
    position, state = put(case, rack="r6r7k1"), case["state"]
    layout = position.table
    if state["touched_table"]:
        layout = parse_table("r3-7" if state["table_legal"] else "r3r4.r5r6")
    after = Game.begin(position).play(Timeout(layout)).position
    return {
        "table": "restored" if after.table == position.table else "committed",
        "tiles_back_to_rack": not Counter(position.rack) - Counter(after.racks[0]),
        "drawn": len(position.pool) - len(after.pool),
        "turn_over": after.seat != position.seat,
    }


def tick_event(case: dict[str, Any]) -> dict[str, Any]:
    """Time is told from outside; without a clock nobody can be told that it is up."""
    rules, elapsed = rules_from(case["rules"]), case["state"]["elapsed"]
    if rules.turn_seconds != "none":
        return {"timeout": elapsed >= int(rules.turn_seconds)}
    with pytest.raises(IllegalMove, match="no_clock"):
        Game.begin(put(case)).play(Timeout(()))
    return {"turn_over": False}


def commit_event(case: dict[str, Any]) -> dict[str, Any]:
    game = Game.begin(put(case, rack="k1"))
    with pytest.raises(IllegalMove, match="mixed"):
        game.play(Play(parse_table("r3r4r5k1")))
    return {"game_over": bool(game.outcome), "error": "table not legal"}


def check_event(case: dict[str, Any]) -> dict[str, Any]:
    outcome = Game.begin(put(case)).outcome
    reasons = {"extra": "extra turns used"}
    return {"game_over": bool(outcome), "reason": outcome and reasons[outcome.reason]}


def lay_event(case: dict[str, Any]) -> dict[str, Any]:
    game = Game.begin(put(case)).play(Play(parse_table("r3-6")))
    return {"passes_in_row": game.position.passes, "game_over": bool(game.outcome)}


def circle_event(case: dict[str, Any]) -> dict[str, Any]:
    return {"games": length(rules_from(case["rules"]), case["state"]["players"])}


ACTIONS = {
    "deal": deal_event,
    "choose_starter": starter_event,
    "draw": turn_event,
    "pass": turn_event,
    "timeout": timeout_event,
    "tick": tick_event,
    "commit": commit_event,
    "check": check_event,
    "play 1 tile": lay_event,
    "games_in_circle": circle_event,
}


@pytest.mark.parametrize("case", EVENTS, ids=[case["id"] for case in EVENTS])
def test_event(case: dict[str, Any]) -> None:
    happened = ACTIONS[case["action"]](case)
    assert {name: happened[name] for name in case["expect"]} == case["expect"]
