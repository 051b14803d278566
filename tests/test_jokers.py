"""The joker law against a slow reading of it, on random small turns under random options."""

import random
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

import oracle
from fishka.notation import format_table
from fishka.rules import OPTIONS, Rules
from fishka.verdict import judge
from strategies import joker_rules
from tables import Turns

OF_JOKERS = [name for name in OPTIONS if name.startswith(("joker_re", "joker_group", "joker_sets"))]


def compare(rules, table, laid, layout):
    """The codes of the joker law's faults; an error if the slow reading disagrees."""
    faults = judge(rules, tuple(table), laid, True, tuple(layout)).faults
    codes = [fault.code for fault in faults if fault.code.startswith("joker")]
    text = f"{rules} {format_table(tuple(table))} ~ {format_table(tuple(layout))}"
    assert oracle.jokers_in_order(rules, table, layout) == (not codes), text
    return codes or ["legal"]


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([2, 2, 2, 4]), joker_rules)
def test_the_law_is_what_the_slow_reading_says(seed, jokers, rules):
    compare(rules, *next(iter(Turns(seed, jokers))))


def test_the_law_on_many_turns():
    chance, seen = random.Random("many"), set()
    for turn in islice(Turns("many"), 500):
        rules = Rules(**{name: chance.choice(OPTIONS[name]) for name in OF_JOKERS})
        seen.update(compare(rules, *turn))
    assert seen == {
        "legal", "joker_kept", "joker_not_new", "joker_without_tile", "joker_rack_tiles", "joker_locked",
    }  # fmt: skip
