import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fishka.melds import Group, readings, tiles_in
from fishka.notation import format_rack, parse_rules, parse_table, parse_tiles
from fishka.rules import PRESETS, Rules, rules_from
from fishka.tiles import JOKER
from fishka.verdict import judge
from strategies import layouts, racks, rules, tables
from tables import DATA, lines

CODES = [
    "short",
    "gap",
    "same_colour",
    "mixed",
    "wrap",
    "long",
    "nothing_laid",
    "missing",
    "foreign",
    "locked",
    "opening",
    "opening_joker",
    "joker_kept",
    "joker_not_new",
    "joker_without_tile",
    "joker_rack_tiles",
    "joker_locked",
    "took_too_much",
]


def cases(name):
    return [json.loads(line) for line in (DATA / "cases" / name).read_text().splitlines()]


def judged(case, rules):
    table, rack, layout = parse_table(case["table"]), parse_tiles(case["rack"]), parse_table(case["layout"])
    return judge(rules, table, rack, case["opened"], layout)


@pytest.mark.parametrize("case", cases("turns.jsonl"), ids=lambda case: case["id"])
def test_handed_turns(case):
    verdict = judged(case, rules_from(case["rules"]))
    assert verdict.legal == case["legal"], (case["why"], verdict)


def test_handed_random_turns():
    wrong = [
        case
        for case in cases("generated.jsonl")
        if judged(case, rules_from(case["rules"])).legal != case["legal"]
    ]
    assert not wrong


@pytest.mark.parametrize("name", PRESETS)
def test_handed_turns_under_every_preset(name):
    wrong = [
        case for case in cases("presets.jsonl") if judged(case, PRESETS[name]).legal != case["legal"][name]
    ]
    assert not wrong


LAW = lines("law.txt", 6, "|")


def verdict_of(line):
    rules, table, rack, opened, layout, _ = line
    return judge(
        parse_rules(rules), parse_table(table), parse_tiles(rack), opened == "yes", parse_table(layout)
    )


@pytest.mark.parametrize("line", LAW, ids=lambda line: " | ".join(line[:5]))
def test_the_law(line):
    verdict = verdict_of(line)
    faults = [fault.code if fault.row is None else f"{fault.code}:{fault.row}" for fault in verdict.faults]
    assert " ".join(faults or ["ok", str(verdict.value)]) == line[5]


def test_the_law_knows_every_fault():
    found = {fault.code for line in LAW for fault in verdict_of(line).faults}
    rows = {line[1].split()[0] for line in lines("row_faults.txt", 2)}
    assert found | rows == set(CODES)


def test_what_a_sentence_about_a_fault_needs():
    def details(line):
        return [dict(fault.detail) for fault in verdict_of((*line.split(" | "), "")).faults]

    assert details("classic | r1r2r3 | k9b9o9 | no | r1r2r3.k9b9o9") == [{"have": 27, "need": 30}]
    assert details("family | r3r4r5j | k9b9 | yes | r3r4r5.k9b9j") == [{"missing": parse_tiles("r6")}]
    assert details("pressman | r3r4j.o7o8o9o10 | r5k9 | yes | r3r4r5.o8o9o10.o7jk7") == [
        {"tiles": parse_tiles("k7")}, {"have": 1, "need": 2},
    ]  # fmt: skip
    assert details("home | k6r6b6o6 | r1r2r3 | yes | k6r6b6.r1r2r3") == [{"have": 6, "need": 7}]
    assert details("classic | r1r2r3r4 | r5 | yes | r2r3r4r5") == [{"tiles": parse_tiles("r1")}]


@settings(max_examples=300, deadline=None)
@given(rules, tables, racks, st.booleans(), layouts)
def test_anything_can_be_judged(rules, table, rack, opened, layout):
    verdict = judge(rules, table, rack, opened, layout)
    assert {fault.code for fault in verdict.faults} <= set(CODES)
    before = Counter(tile for lain in table for tile in tiles_in(lain))
    after = Counter(tile for lain in layout for tile in tiles_in(lain))
    assert before + Counter(verdict.laid) == after + Counter(verdict.taken)
    assert verdict.legal <= all(map(readings, layout))


@settings(max_examples=300, deadline=None)
@given(rules, tables, st.booleans(), st.data())
def test_order_decides_nothing(rules, table, opened, data):
    """Neither that of the rows, nor of the rack, nor of the tiles of a group."""
    layout = data.draw(st.one_of(tables, st.just(table), st.builds(lambda more: table + more, tables)))
    rack = data.draw(st.one_of(racks, st.just([tile for lain in layout for tile in tiles_in(lain)])))
    chance = random.Random(data.draw(st.integers(0, 99)))

    def mixed(lains):
        return tuple(map(turned, chance.sample(lains, len(lains))))

    def turned(lain):
        if isinstance(lain, Group):
            return Group(lain.number, tuple(chance.sample(lain.tiles, len(lain.tiles))))
        plain = len(readings(lain)) == 1 and isinstance(readings(lain)[0], Group)
        return tuple(chance.sample(lain, len(lain))) if plain and lain.count(JOKER) < 2 else lain

    one = judge(rules, table, rack, opened, layout)
    other = judge(rules, mixed(table), chance.sample(rack, len(rack)), opened, mixed(layout))
    assert sorted(fault.code for fault in one.faults) == sorted(fault.code for fault in other.faults)
    assert (one.laid, one.taken, one.value) == (other.laid, other.taken, other.value)


def test_tiles_beyond_any_set_do_not_hang_the_judge():
    many = parse_table("r5jj.jjr6.7kjj.jjb8.jjjj.r1r1r1r1")
    for layout in (many * 5, many[::-1] * 4, parse_table("r5jj.r6jj.7kjj.b8jj.r7jj.r9jj.k4jj")):
        verdict = judge(
            Rules(joker_retrieve="exact"), many * 4, parse_tiles("r1" * 40 + "j" * 40), True, layout
        )
        assert verdict.faults


def test_laid_and_taken_are_in_canonical_order():
    verdict = judge(
        PRESETS["home"], parse_table("6kbor"), parse_tiles("r1r2r3"), True, parse_table("6kor.r1-3")
    )
    assert (format_rack(verdict.laid), format_rack(verdict.taken)) == ("r1r2r3", "b6")
