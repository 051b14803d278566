"""Small positions for the solver's tests: read from short texts, or thrown together at random."""

from __future__ import annotations

import random
import re
from collections import Counter

from fishka.melds import Group, Layout, Meld, Row, Run
from fishka.tiles import COLOURS, JOKER, Tile


def row(text: str) -> Row:
    """The tiles of a text such as "r3r4j"; "-" is none."""
    found = re.findall(r"j|[kbor]\d+", text)
    return tuple(JOKER if word == "j" else Tile(word[0], int(word[1:])) for word in found)


def table(text: str) -> Layout:
    """The rows of a text such as "r3r4j.k7b7o7"; "-" is none."""
    return tuple(row(part) for part in text.split(".") if part != "-")


def random_position(
    chance: random.Random,
    melds: int,
    rack: int,
    jokers: int,
    numbers: int = 6,
    colours: int = 3,
    copies: int = 2,
) -> tuple[Layout, Row]:
    """A table of *melds* melds at most and a rack, of a set of so many numbers, colours, copies and jokers."""
    deck = Counter({Tile(c, n): copies for c in COLOURS[:colours] for n in range(1, numbers + 1)})
    deck[JOKER] = jokers
    lain: list[Row] = []
    for _ in range(melds):
        meld = _random_meld(chance, numbers, colours, sum(tiles.count(JOKER) for tiles in lain))
        if meld and all(deck[tile] >= n for tile, n in Counter(meld.tiles).items()):
            deck -= Counter(meld.tiles)
            lain.append(meld.tiles)
    left = sorted(deck.elements())
    held = chance.sample(left, min(rack, len(left)))
    return tuple(lain), tuple(sorted(held))


def _random_meld(chance: random.Random, numbers: int, colours: int, used: int) -> Meld | None:
    jokers = chance.choice((0, 0, 1, 1, 2)) if used < 2 else 0
    length = chance.choice((3, 3, 4, 5))
    if chance.random() < 0.5:
        first = chance.randint(1, max(1, numbers - length + 1))
        length = min(length, numbers - first + 1)
        if length < 3:
            return None
        return Run(
            chance.choice(COLOURS[:colours]),
            first,
            length,
            tuple(sorted(chance.sample(range(length), min(jokers, length - 1)))),
        )
    size = min(length, 4)
    real = size - jokers
    if not 1 <= real <= colours:
        return None
    number = chance.randint(1, numbers)
    tiles = [Tile(colour, number) for colour in chance.sample(COLOURS[:colours], real)] + [JOKER] * jokers
    chance.shuffle(tiles)
    return Group(number, tuple(tiles))
