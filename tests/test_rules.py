import pytest
from hypothesis import given

from fishka.rules import OPTIONS, PRESETS, Rules, differing, options_of, rules_from
from strategies import rules as any_rules


def test_classic_is_all_defaults():
    assert PRESETS["classic"] == Rules() == rules_from(None) == rules_from({}) == rules_from("classic")


def test_home_is_family_with_what_the_house_changes():
    changed = differing(PRESETS["home"], PRESETS["family"])
    assert changed == (
        "starter", "initial_meld_min", "initial_meld_joker", "take_back", "joker_reuse", "turn_seconds",
    )  # fmt: skip


@given(any_rules)
def test_options_name_the_rules(rules):
    assert rules_from(options_of(rules)) == rules


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_nearest_to_itself(name):
    assert options_of(PRESETS[name]) == {"preset": name}


def test_options_may_come_without_a_preset_or_over_one():
    assert rules_from({"joker_penalty": 25}) == Rules(joker_penalty=25)
    assert rules_from({"preset": "family", "joker_retrieve": "any_legal"}).initial_meld_joker == "forbidden"


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ("clasic", "clasic"),
        ({"preset": 3}, "3"),
        ({"joker_penalti": 30}, "joker_penalti"),
        ({"joker_penalty": 31}, "joker_penalty.*31"),
        ({"joker_penalty": "30"}, "joker_penalty.*'30'"),
        ({"joker_penalty": True}, "joker_penalty.*True"),
        ({"joker_sets_locked": 1}, "joker_sets_locked.*1"),
        ({"tile_set": 106}, "tile_set.*106"),
        ({"initial_meld_min": -1}, "initial_meld_min.*-1"),
        ({"turn_seconds": None}, "turn_seconds.*None"),
        ({"match_length": "rounds"}, "match_length.*rounds"),
        ({"match_length": "rounds 0"}, "match_length.*rounds 0"),
        ({"match_length": 3}, "match_length.*3"),
        ({"rack_size": [14]}, "rack_size"),
    ],
)
def test_what_is_not_known_is_named(value, named):
    with pytest.raises(ValueError, match=named):
        rules_from(value)


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("circles 1", "circles"),
        ("circles 2", "circles 2"),
        ("target points 200", "target 200"),
        ("open", "open"),
    ],
)
def test_a_length_has_one_writing(written, kept):
    assert Rules(match_length=written).match_length == kept


def test_the_default_comes_first():
    assert all(getattr(Rules(), name) == values[0] for name, values in OPTIONS.items())
