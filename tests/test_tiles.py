from collections import Counter

import pytest

from fishka.rules import Rules
from fishka.tiles import COLOURS, JOKER, Tile, deck, in_order


@pytest.mark.parametrize(
    ("tile_set", "players", "copies", "jokers"),
    [
        ("auto", 2, 2, 2),
        ("auto", 4, 2, 2),
        ("auto", 5, 3, 4),
        ("auto", 6, 3, 4),
        ("106", 6, 2, 2),
        ("160", 2, 3, 4),
    ],
)
def test_the_deck(tile_set, players, copies, jokers):
    counted = Counter(deck(Rules(tile_set=tile_set), players))
    assert counted.pop(JOKER) == jokers
    assert counted == {Tile(colour, number): copies for colour in COLOURS for number in range(1, 14)}


def test_the_canonical_order():
    assert in_order(reversed(deck(Rules(), 2))) == deck(Rules(), 2)
    assert in_order([JOKER, Tile("r", 1), Tile("k", 13)]) == (Tile("k", 13), Tile("r", 1), JOKER)
