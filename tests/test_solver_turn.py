from __future__ import annotations

import json
import random
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests import exhaustive
from tests.positions import random_position, row, table

from fishka.rules import PRESETS, Rules
from fishka.solver.evident import plainly_legal
from fishka.solver.fates import owned
from fishka.solver.turn import Plan, any_turn, best_turn
from fishka.verdict import judge

DATA = Path(__file__).parent / "data" / "positions"
POSITIONS = DATA / "joker_rules.jsonl"
FREE = DATA / "free_jokers.jsonl"


def positions() -> list[dict[str, Any]]:
    return [json.loads(line) for line in POSITIONS.read_text().splitlines()]


def check(plan: Plan, *asked: Any) -> None:
    """The plan is legal, and what it says of itself is so."""
    if plan.layout is None:
        assert (plan.laid, plan.tiles, plan.value) == ((), 0, 0)
        return
    verdict = judge(*asked, plan.layout)
    assert verdict.legal
    assert (plan.laid, plan.value) == (verdict.laid, verdict.value)
    assert plan.tiles == len(verdict.laid) - len(verdict.taken)


@pytest.mark.parametrize("preset", ["classic", "family", "pressman", "sabra", "digital", "home"])
@pytest.mark.parametrize("goal", ["tiles", "value"])
def test_the_best_of_small_positions(preset: str, goal: str) -> None:
    wrong = []
    for position in positions():
        if preset in position["optimum"]:
            best = position["optimum"][preset]
            asked = PRESETS[preset], table(position["table"]), row(position["rack"]), position["opened"]
            plan = best_turn(*asked, goal)
            check(plan, *asked)
            if (getattr(plan, goal), plan.proved) != (max(0, best[goal]) if best else 0, True):
                wrong.append((position["id"], plan, best))
    assert wrong == []


@pytest.mark.parametrize(
    ("preset", "lain", "rack", "tiles"),
    [
        ("classic", "k4b4o4r4.k4b4o4r4", "jk1", 1),  # there is room for the joker in three groups, not in two
        ("classic", "b4jk4r4.r4o4b4k4", "o4r8", 1),
        ("sabra", "jk2k3k4j.o3o4o5o6", "k4k5o3r5", 2),  # one joker is exchanged, the other holds the rest
        ("sabra", "o1jo3o4j.k2b2o2", "b5b5k1o5", 2),
    ],
)
def test_what_few_positions_ask_for(preset: str, lain: str, rack: str, tiles: int) -> None:
    asked = PRESETS[preset], table(lain), row(rack), True
    plan = best_turn(*asked)
    check(plan, *asked)
    assert exhaustive.best(*asked)["tiles"][0] == tiles
    assert (plan.tiles, plan.proved) == (tiles, True)


@pytest.mark.parametrize("budget", [0, 1, 10, 100])
@pytest.mark.parametrize("preset", ["classic", "pressman", "home"])
def test_a_budget_is_kept(preset: str, budget: int) -> None:
    for position in positions()[::7]:
        asked = PRESETS[preset], table(position["table"]), row(position["rack"]), position["opened"]
        plan = best_turn(*asked, "tiles", budget)
        check(plan, *asked)
        assert plan.nodes <= budget
        best = position["optimum"].get(preset)
        if plan.proved and preset in position["optimum"]:
            assert plan.tiles == max(0, best["tiles"] if best else 0)


def test_the_dearest_opening_of_real_racks() -> None:
    for position in map(json.loads, FREE.read_text().splitlines()):
        asked = PRESETS["classic"], (), row(position["rack"]), False
        plan = best_turn(*asked, "value")
        check(plan, *asked)
        assert (plan.value, plan.proved) == (position["max_meld"] if position["max_meld"] >= 30 else 0, True)


@pytest.mark.parametrize("budget", [0, 20, 80])
@pytest.mark.parametrize("goal", ["tiles", "value"])
def test_an_opening_keeps_a_budget(goal: str, budget: int) -> None:
    for position in map(json.loads, FREE.read_text().splitlines()[::6]):
        asked = PRESETS["classic"], (), row(position["rack"]), False
        plan, best = best_turn(*asked, goal, budget), best_turn(*asked, goal)
        check(plan, *asked)
        assert plan.nodes <= budget
        assert getattr(plan, goal) <= getattr(best, goal)
        assert not plan.proved or getattr(plan, goal) == getattr(best, goal)


def test_the_hardest_call_takes_little_memory() -> None:
    positions = {position["id"]: position for position in map(json.loads, FREE.read_text().splitlines())}
    widest = positions["S486"]  # of most ways from number to number
    tracemalloc.start()
    best_turn(PRESETS["classic"], table(widest["table"]), row(widest["rack"]), True)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 64_000_000


OPTIONS: dict[str, tuple[object, ...]] = {
    "initial_meld_min": (30, 0),
    "initial_meld_joker": ("face", "forbidden"),
    "initial_meld_same_turn": ("meld_only", "continue"),
    "take_back": ("none", "none", "none", "points"),
    "joker_retrieve": ("any_legal", "exact"),
    "joker_replace_source": ("rack_or_table", "rack_only"),
    "joker_group3": ("one_missing", "both_missing"),
    "joker_reuse": ("new_set", "new_set", "any_set", "keep"),
    "joker_reuse_rack_tiles": (0, 0, 1, 2),
    "joker_sets_locked": (False, False, True),
}


def random_question(seed: str) -> tuple[Rules, Any, Any, bool]:
    chance = random.Random(seed)
    rules = Rules(**{option: chance.choice(values) for option, values in OPTIONS.items()})  # type: ignore[arg-type]
    lain, rack = random_position(
        chance,
        melds=chance.choice((1, 2, 2, 3)),
        rack=chance.choice((2, 3, 4)),
        jokers=2,
        numbers=chance.choice((5, 6)),
        colours=chance.choice((3, 4)),
    )
    return rules, lain, rack, chance.random() < 0.85


def disagreements(seeds: Iterator[str]) -> list[object]:
    wrong: list[object] = []
    for seed in seeds:
        asked = random_question(seed)
        best = exhaustive.best(*asked)
        for goal in ("tiles", "value"):
            if goal == "value" and not asked[3] and asked[0].initial_meld_same_turn == "continue":
                continue  # what the opening is worth is then only known to be enough
            plan = best_turn(*asked, goal)
            check(plan, *asked)
            told = best[goal]
            if (getattr(plan, goal), plan.proved) != (told[0] if told else 0, True):
                wrong.append((seed, asked, goal, plan, told))
        any_plan = any_turn(*asked)
        check(any_plan, *asked)
        if (any_plan.layout is not None) != exhaustive.any_legal(*asked):
            wrong.append((seed, asked, "any", any_plan, best))
    return wrong


@pytest.mark.parametrize("block", range(10))
def test_tiny_positions_under_any_rules(block: int) -> None:
    assert disagreements(f"turn {block} {i}" for i in range(100)) == []


@pytest.mark.parametrize("block", range(10))
def test_what_is_plainly_legal_is_legal(block: int) -> None:
    for i in range(40):
        rules, lain, rack, _ = random_question(f"plain {block} {i}")
        jokers = owned(lain)
        for layout in exhaustive.tables(Rules(), lain, rack):
            rows = tuple(meld.tiles for meld in layout)
            verdict = judge(rules, lain, rack, True, rows)
            if verdict.laid and plainly_legal(rules, lain, jokers, rows):
                assert verdict.legal, (i, rules, lain, rows)
