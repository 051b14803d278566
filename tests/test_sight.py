"""What a computer player sees at a glance."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fishka.bots.sight import extended, melds_in, spares, split, swapped
from fishka.melds import Row, arrange, readings, tiles_in
from fishka.notation import format_row, parse_lain, parse_tile, parse_tiles
from fishka.tiles import COLOURS, JOKER, NUMBERS, Tile

TILES = st.builds(Tile, st.sampled_from(COLOURS), st.sampled_from(NUMBERS[:6])) | st.just(JOKER)
RACKS = st.lists(TILES, max_size=10).map(tuple)


@given(RACKS)
def test_melds_are_made_of_the_rack(rack: Row) -> None:
    for meld in melds_in(rack):
        assert not Counter(meld.tiles) - Counter(rack)
        assert meld in readings(meld.tiles)
        assert 2 * meld.tiles.count(JOKER) < len(meld.tiles)


@given(RACKS)
def test_a_meld_is_missed_only_where_a_joker_is_not_needed(rack: Row) -> None:
    found = {meld.tiles for meld in melds_in(rack)}
    for size in (3, 4):
        for part in combinations(rack, size):
            for meld in arrange(part) if 2 * part.count(JOKER) < size else ():
                stood_for = {face for face, tile in zip(meld.faces, meld.tiles, strict=True) if tile == JOKER}
                assert meld.tiles in found or stood_for & set(rack)


@given(st.lists(TILES, min_size=3, max_size=8))
def test_a_spare_leaves_melds(tiles: list[Tile]) -> None:
    for meld in arrange(tiles):
        for tile, rest in spares(meld):
            assert all(map(readings, rest))
            assert Counter((tile, *(other for row in rest for other in row))) == Counter(meld.tiles)


@pytest.mark.parametrize(
    ("row", "tile", "longer"),
    [
        ("r5r6r7", "r8", "r5r6r7r8"),
        ("r5r6r7", "r4", "r4r5r6r7"),
        ("r5r6j", "r8", "r5r6jr8"),
        ("k7b7o7", "r7", "k7b7o7r7"),
        ("k7b7j", "o7", "k7b7jo7"),
        ("r11r12r13", "r1", None),
        ("r5r6r7", "r6", None),
        ("k7b7o7", "k7", None),
    ],
)
def test_extended(row: str, tile: str, longer: str | None) -> None:
    found = extended(parse_lain(row), parse_tile(tile))
    assert found == (longer and parse_tiles(longer))


@pytest.mark.parametrize(
    ("row", "tile", "parts"),
    [
        ("r9r10r11r12r13", "r11", "r9r10r11 r11r12r13"),
        ("r3r4r5jr7r8", "r6", "r3r4r5r6 jr7r8"),
        ("r3r4r5r6", "r5", None),
        ("r3r4r5r6r7", "r4", None),
        ("k7b7o7r7", "k7", None),
    ],
)
def test_split(row: str, tile: str, parts: str | None) -> None:
    found = split(parse_lain(row), parse_tile(tile))
    assert (found and " ".join(map(format_row, found))) == parts


@pytest.mark.parametrize(
    ("row", "tile", "filled"),
    [
        ("r3jr5", "r4", "r3r4r5"),
        ("r3jr5", "r6", None),
        ("k7b7j", "r7", "k7b7r7"),
        ("k7b7o7j", "r7", "k7b7o7r7"),
        ("k7b7j", "b7", None),
        ("5rjj", "b5", "r5b5j"),
        ("r5-7j6j7", "r7", "r5jr7"),
    ],
)
def test_swapped(row: str, tile: str, filled: str | None) -> None:
    found = swapped(parse_lain(row), parse_tile(tile))
    assert (found and format_row(tiles_in(found))) == filled
