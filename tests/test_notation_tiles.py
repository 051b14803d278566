import pytest
from hypothesis import given

from fishka.melds import Run, canonical, readings, settled
from fishka.notation import (
    NotationError,
    format_lain,
    format_meld,
    format_rack,
    format_rules,
    format_table,
    format_tile,
    parse_lain,
    parse_rack,
    parse_row,
    parse_rules,
    parse_table,
    parse_tile,
    parse_tiles,
)
from fishka.rules import Rules
from fishka.tiles import in_order
from strategies import lains, layouts, melds, racks, rules, tiles
from tables import lines


@given(tiles)
def test_tiles_come_back(tile):
    assert parse_tile(format_tile(tile)) == tile
    assert parse_tile(format_tile(tile).upper()) == tile


@given(racks)
def test_racks_come_back(rack):
    assert parse_tiles(format_rack(rack)) == in_order(rack)


def test_a_rack_may_be_unknown():
    assert parse_rack("?14") == 14
    assert format_rack(14) == "?14"
    with pytest.raises(NotationError):
        parse_tiles("?14")


@given(melds)
def test_a_pinned_meld_comes_back_as_what_it_means(meld):
    assert [canonical(one) for one in readings(parse_lain(format_meld(meld)))] == [canonical(meld)]


@given(lains)
def test_rows_come_back_as_they_lie(lain):
    pinned = not isinstance(lain, tuple)
    again = parse_lain(format_lain(lain))
    assert again == (settled(canonical(lain)) if pinned else lain)


@given(layouts)
def test_tables_come_back(layout):
    text = format_table(layout)
    again = parse_table(text)
    assert format_table(again) == text
    assert parse_table(format_table(again)) == again
    assert [len(readings(lain)) for lain in again] == [len(readings(lain)) for lain in layout]


@given(rules)
def test_rules_come_back(rules):
    text = format_rules(rules)
    assert parse_rules(text) == parse_rules(text.upper()) == rules
    assert set(text) <= set("abcdefghijklmnopqrstuvwxyz0123456789-;=")


@pytest.mark.parametrize(
    ("text", "canon"),
    [
        ("R3r4jr6.y7K7B7", "r3-6j5.o7k7b7"),
        ("-", "-"),
        ("7bko.3yrkB", "7kbo.3kbor"),
        ("r3r4r5", "r3-5"),
        ("r4-6j4j6", "r4-6j4j6"),
        ("r4-6J6J4", "r4-6j4j6"),
        ("jr5j", "jr5j"),
        ("5jrj", "5rjj"),
        ("jjk1", "jjk1"),
        ("b1-13", "b1-13"),
        ("k7k7", "k7k7"),
    ],
)
def test_reading_is_liberal_and_writing_is_not(text, canon):
    assert format_table(parse_table(text)) == canon


def test_a_meld_that_is_meant_is_kept_only_where_its_row_is_not_clear():
    assert parse_lain("r3-5j4") == parse_row("r3jr5")
    assert parse_lain("r4-6j4j6") == Run("r", 4, 3, (0, 2))


@pytest.mark.parametrize(("parser", "text", "column", "message"), lines("bad_notation.txt", 4, "|"))
def test_errors_name_the_column(parser, text, column, message):
    parsers = {"row": parse_row, "table": parse_table, "rack": parse_rack, "rules": parse_rules}
    with pytest.raises(NotationError) as caught:
        parsers[parser](text)
    assert caught.value.column == int(column)
    assert str(caught.value).startswith(message)


def test_a_long_text_is_shown_where_it_broke():
    with pytest.raises(NotationError, match=r"expected a tile at 'x' \(column 201 of '…(k1){15}x'\)"):
        parse_row("k1" * 100 + "x")


def test_rules_have_short_names():
    assert format_rules(Rules()) == "classic"
    assert format_rules(Rules(joker_sets_locked=True, turn_seconds="none")) == (
        "classic;joker-sets-locked=true;turn-seconds=none"
    )
