import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fishka.match import standing
from fishka.notation import parse_tiles
from fishka.rules import Rules, rules_from
from fishka.score import score
from strategies import racks, rules
from tables import DATA

CASES = [json.loads(line) for line in (DATA / "cases" / "scores.jsonl").read_text().splitlines()]


@pytest.mark.parametrize(
    "case", [case for case in CASES if case["type"] == "round"], ids=lambda case: case["id"]
)
def test_handed_rounds(case):
    hands = [parse_tiles(text) for text in case["racks"]]
    wanted = tuple(case["scores"]), tuple(case["winners"])
    assert score(rules_from(case["rules"]), hands, case["opened"], case["end"]) == wanted


@pytest.mark.parametrize(
    "case", [case for case in CASES if case["type"] == "match"], ids=lambda case: case["id"]
)
def test_handed_matches(case):
    rounds = [(each["scores"], each["winners"]) for each in case["rounds"]]
    found = standing(rules_from(case["rules"]), case["players"], rounds)
    assert (list(found.totals), list(found.wins), list(found.winners)) == (
        case["totals"],
        case["wins"],
        case["winners"],
    )


@pytest.mark.parametrize(
    ("changes", "hands", "opened", "end", "scores", "winners"),
    [
        ({}, "k5 r13 j", "111", "stuck", (33, -8, -25), (0,)),
        ({}, "k5 r5 b9", "111", "stuck", (2, 2, -4), (0, 1)),
        ({}, "k5 r5 b8", "111", "stuck", (1, 1, -3), (0, 1)),
        ({"stalemate_scoring": "full"}, "k5 r5 b9", "111", "stuck", (4, 4, -9), (0, 1)),
        ({"stalemate_scoring": "full"}, "k5 r13 j", "111", "stuck", (43, -13, -30), (0,)),
        ({"never_opened_penalty": 100}, "- r5 k9", "110", "out", (105, -5, -100), (0,)),
        ({"never_opened_penalty": 100}, "k3 k9", "01", "stuck", (-91, 91), (1,)),
        ({"never_opened_penalty": 100, "initial_meld_min": 0}, "- k9", "10", "out", (9, -9), (0,)),
        ({"joker_penalty": 50}, "- jk1", "11", "out", (51, -51), (0,)),
    ],
)
def test_rounds(changes, hands, opened, end, scores, winners):
    hands = [parse_tiles(text) for text in hands.split()]
    assert score(Rules(**changes), hands, [mark == "1" for mark in opened], end) == (scores, winners)


@given(rules, st.lists(racks, min_size=2, max_size=6), st.data())
def test_nothing_is_won_but_what_others_lose(rules, hands, data):
    opened = data.draw(st.lists(st.booleans(), min_size=len(hands), max_size=len(hands)))
    scores, winners = score(rules, hands, opened, "stuck")
    lost = -sum(points for seat, points in enumerate(scores) if seat not in winners)
    assert winners
    assert lost - len(winners) < sum(scores[seat] for seat in winners) <= lost
