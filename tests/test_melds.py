import json
from itertools import permutations

import pytest
from hypothesis import given

from fishka.faults import row_fault
from fishka.melds import Group, Run, arrange, canonical, completions, readings, settled, tiles_in
from fishka.notation import format_meld, format_row, parse_row
from fishka.tiles import JOKER, in_order
from strategies import lains, melds, rows
from tables import DATA, lines

CASES = [json.loads(line) for line in (DATA / "cases" / "rows.jsonl").read_text().splitlines()]


def laid(meld):
    """The text of a meld with a group's tiles as they lie."""
    if isinstance(meld, Group):
        return f"{meld.number}" + "".join(tile.colour for tile in meld.tiles)
    return format_meld(meld)


@pytest.mark.parametrize(("row", "wanted"), lines("melds.txt", 2))
def test_readings(row, wanted):
    assert [laid(meld) for meld in readings(parse_row(row))] == wanted.replace("-", "", wanted == "-").split()


def shown(found):
    return {
        (type(meld).__name__.lower(), format_row(in_order(faces)), meld.value)
        for meld in found
        for faces in completions(meld)
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_handed_rows(case):
    row = parse_row(case["row"])
    found = readings(row) if case["ordered"] else arrange(row)
    assert shown(found) == {
        (kind, format_row(in_order(parse_row(tiles))), value) for kind, tiles, value in case["readings"]
    }
    assert bool(found) == case["valid"]
    assert (found[0].value if found else None) == case["value"]


@given(rows.filter(lambda row: len(row) < 6))
def test_arranged_is_read_in_some_order(row):
    in_some_order = {canonical(meld) for order in permutations(row) for meld in readings(order)}
    assert set(arrange(row)) == in_some_order


@given(lains)
def test_readings_lie_as_they_were_laid(lain):
    found = readings(lain)
    assert all(meld.tiles == tiles_in(lain) for meld in found)
    assert [meld.value for meld in found] == sorted((meld.value for meld in found), reverse=True)
    assert (row_fault(lain) is None) == bool(found)


@given(melds)
def test_a_meld_shows_what_it_is_worth(meld):
    for faces in completions(meld):
        assert sum(tile.number for tile in faces) == meld.value
        assert all(tile in (JOKER, face) for tile, face in zip(meld.tiles, faces, strict=True))
        assert readings(faces)[0].value == meld.value


def test_a_face_is_open_only_where_two_colours_are_missing():
    assert format_row(Group(7, parse_row("k7jr7")).faces) == "k77r7"
    assert format_row(Group(7, parse_row("k7jr7b7")).faces) == "k7o7r7b7"
    assert format_row(Run("r", 3, 3, (1,)).faces) == "r3r4r5"


@given(lains)
def test_settled_means_the_same(lain):
    assert [canonical(meld) for meld in readings(settled(lain))] == [
        canonical(meld) for meld in readings(lain)
    ]
    assert settled(settled(lain)) == settled(lain)


@pytest.mark.parametrize(("row", "wanted"), lines("row_faults.txt", 2))
def test_what_is_wrong_with_a_row(row, wanted):
    fault = row_fault(parse_row(row))
    words = [
        f"{key}={value if isinstance(value, int) else format_row(value)}"
        for key, value in fault.detail.items()
    ]
    assert " ".join([fault.code, *words]) == wanted
