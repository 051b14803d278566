"""The kernel against proven answers, and against every packing of melds where these can be counted."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import packing
from fishka.solver.kernel import (
    JOKER,
    Found,
    Meld,
    Pieces,
    Worth,
    any_table,
    best_table,
    most_tiles,
    most_value,
)

DATA = Path(__file__).parent / "data" / "positions" / "free_jokers.jsonl"
POSITIONS = [json.loads(line) for line in DATA.read_text().splitlines()]
NAMES = [position["id"] for position in POSITIONS]


# what a table must be


def is_meld(meld: Meld, numbers: int, colours: int) -> bool:
    real = [(place, tile) for place, tile in enumerate(meld) if tile != JOKER]
    if not real or len(meld) < 3:
        return False
    if len({tile % numbers for _, tile in real}) == 1 and len(meld) <= min(4, colours):
        return len({tile for _, tile in real}) == len(real)
    place, tile = real[0]
    first = tile % numbers - place
    return 0 <= first <= numbers - len(meld) and all(other - tile == at - place for at, other in real)


def check(pieces: Pieces, worth: Worth, found: Found) -> None:
    """All rows are melds, the table's tiles are all there, the rest is of the rack and worth what is said."""
    assert found.melds is not None
    assert all(is_meld(meld, pieces.numbers, pieces.colours) for meld in found.melds)
    lying = Counter(tile for meld in found.melds for tile in meld)
    laid = Counter(found.laid)
    rack = Counter({JOKER: pieces.rack_jokers, **dict(enumerate(pieces.rack))})
    assert lying == laid + Counter({JOKER: pieces.table_jokers, **dict(enumerate(pieces.table))})
    assert laid <= rack
    assert found.worth == sum(worth.joker if tile == JOKER else worth.tiles[tile] for tile in found.laid)


# positions of real games, jokers free, and their proven answers


def tiles_of(text: str) -> list[int]:
    words = re.findall(r"j|[kbor]\d+", text)
    return [JOKER if word == "j" else "kbor".index(word[0]) * 13 + int(word[1:]) - 1 for word in words]


def laid_out(tiles: list[int]) -> Meld:
    """The tiles of a meld in the order they lie in: in a run the jokers go into the gaps, then behind, then before."""
    real, jokers = sorted(tile for tile in tiles if tile != JOKER), tiles.count(JOKER)
    if len(real) == 1 or real[0] % 13 == real[1] % 13:
        return (*real, *[JOKER] * jokers)
    row = [tile if tile in real else JOKER for tile in range(real[0], real[-1] + 1)]
    spare = len(tiles) - len(row)
    behind = min(spare, 12 - real[-1] % 13)
    return (*[JOKER] * (spare - behind), *row, *[JOKER] * behind)


def pieces_of(position: dict[str, object]) -> tuple[Pieces, list[Meld]]:
    table, rack = tiles_of(str(position["table"])), tiles_of(str(position["rack"]))
    counts = [[tiles.count(tile) for tile in range(52)] for tiles in (table, rack)]
    rows = [laid_out(tiles_of(text)) for text in str(position["table"]).split(".") if text != "-"]
    return Pieces(*counts, table.count(JOKER), rack.count(JOKER)), rows


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_most_tiles_and_most_value_of_real_positions(position):
    pieces, _ = pieces_of(position)
    for worth, best in ((most_tiles(pieces), "max_tiles"), (most_value(pieces), "max_value")):
        found = best_table(pieces, worth)
        check(pieces, worth, found)
        assert (found.worth, found.proved) == (position[best], True)


def test_as_many_melds_are_kept_as_can_be():
    known = [position for position in POSITIONS if position["max_kept"] is not None]
    short = []
    for position in known:
        pieces, melds = pieces_of(position)
        found = best_table(pieces, most_tiles(pieces), melds)
        check(pieces, most_tiles(pieces), found)
        assert found.worth == position["max_tiles"]
        assert found.kept <= position["max_kept"]
        if found.kept < position["max_kept"]:
            short.append(position["id"])
    assert len(short) <= len(known) / 100, short


@pytest.mark.parametrize("position", POSITIONS[::6], ids=NAMES[::6])
def test_whether_there_is_any_play(position):
    pieces, _ = pieces_of(position)
    found = any_table(pieces, most_tiles(pieces))
    assert (found.melds is not None) == (position["max_tiles"] > 0)
    if found.melds is None:
        assert found.proved
    else:
        check(pieces, most_tiles(pieces), found)
        assert found.laid


@pytest.mark.parametrize("budget", [0, 1, 30, 100, 500])
def test_a_search_ends_within_its_budget_and_is_never_wrong(budget):
    for position in POSITIONS[::5]:
        pieces, melds = pieces_of(position)
        found = best_table(pieces, most_tiles(pieces), melds, budget=budget)
        assert found.nodes <= budget
        if found.proved:
            assert found.worth == position["max_tiles"]
        if found.melds is not None:
            check(pieces, most_tiles(pieces), found)


def test_what_cannot_be_had_is_not_found():
    for position in POSITIONS[::5]:
        pieces, _ = pieces_of(position)
        more = best_table(pieces, most_tiles(pieces), at_least=position["max_tiles"] + 1)
        assert (more.melds, more.proved) == (None, True)
        just = best_table(pieces, most_tiles(pieces), at_least=position["max_tiles"])
        assert just.worth == position["max_tiles"]


# small shapes, against every packing


def random_pieces(chance: random.Random) -> tuple[Pieces, list[Meld]]:
    """A table of a few melds, a rack, jokers in both; of any shape that can be counted out."""
    numbers, colours = chance.choice(
        [(3, 4), (4, 3), (4, 4), (5, 2), (5, 3), (5, 4), (6, 2), (6, 3), (7, 1), (8, 1)]
    )
    kinds = [*packing.runs(numbers, colours), *packing.groups(numbers, colours)]
    melds, jokers = [], chance.choice([0, 0, 1, 1, 2, 3])
    for _ in range(chance.choice([0, 1, 1, 2, 2, 3])):
        faces = list(chance.choice(kinds))
        if jokers and chance.random() < 0.4:
            jokers -= 1
            faces[chance.randrange(len(faces))] = JOKER
        real = [tile for tile in faces if tile != JOKER]
        is_group = real[0] % numbers == real[1] % numbers
        melds.append((*real, *[JOKER] * (len(faces) - len(real))) if is_group else tuple(faces))
    table = Counter(tile for meld in melds for tile in meld)
    rack = Counter(chance.choices(range(numbers * colours), k=chance.randint(1, 6)))
    counts = [[tiles[tile] for tile in range(numbers * colours)] for tiles in (table, rack)]
    return Pieces(*counts, table[JOKER], min(jokers, chance.choice([0, 1, 2, 3])), numbers, colours), melds


def random_worth(chance: random.Random, pieces: Pieces) -> Worth:
    free = Worth([chance.randint(0, 4) for _ in pieces.table], chance.randint(-2, 4))
    return chance.choice([most_tiles(pieces), most_value(pieces), free])


def small_cases(count: int, seed: str) -> Iterator[tuple[Pieces, list[Meld], Worth]]:
    chance = random.Random(seed)
    for _ in range(count):
        pieces, melds = random_pieces(chance)
        yield pieces, melds, random_worth(chance, pieces)


def test_ten_thousand_small_positions():
    for pieces, _, worth in small_cases(10_000, "small"):
        found = best_table(pieces, worth)
        check(pieces, worth, found)
        assert (found.worth, found.proved) == (packing.best_worth(pieces, worth), True), (pieces, worth)


def crowded_pieces(chance: random.Random) -> tuple[Pieces, list[Meld]]:
    """A table of melds that are mostly as long as can be, with jokers for which there is hardly room."""
    numbers, colours = chance.choice([(1, 3), (1, 4), (2, 4), (3, 3), (3, 4), (4, 3), (4, 4), (5, 4), (6, 2)])
    kinds = [*packing.runs(numbers, colours), *packing.groups(numbers, colours)]
    longest = [one for one in kinds if not any(set(one) < set(other) for other in kinds)]
    melds = [
        list(chance.choice(longest if chance.random() < 0.8 else kinds)) for _ in range(chance.randint(1, 3))
    ]
    jokers, lying = chance.randint(1, 4), 0
    for meld in melds:
        if lying < jokers and chance.random() < 0.3:
            meld[chance.randrange(len(meld))] = JOKER
            lying += 1
    table = Counter(tile for meld in melds for tile in meld)
    rack = Counter(chance.choices(range(numbers * colours), k=chance.choice([0, 0, 1, 2])))
    counts = [[tiles[tile] for tile in range(numbers * colours)] for tiles in (table, rack)]
    return Pieces(*counts, lying, jokers - lying, numbers, colours), [tuple(meld) for meld in melds]


def test_tables_with_hardly_any_room():
    chance = random.Random("crowded")
    for _ in range(1_000):
        pieces, melds = crowded_pieces(chance)
        worth = random_worth(chance, pieces)
        best = packing.best_worth(pieces, worth)
        for lying in ((), melds):
            found = best_table(pieces, worth, lying)
            assert (found.melds is None, found.proved) == (best is None or best < 0, True)
            if found.melds is not None:
                check(pieces, worth, found)
                assert found.worth == best, (pieces, worth)


def test_counts_that_may_be_no_table():
    chance = random.Random("counts")
    for pieces, _, worth in small_cases(1_000, "no table"):
        table = [chance.choice([0, 0, 1, 1, 2]) if count else 0 for count in pieces.table]
        other = Pieces(
            table, pieces.rack, pieces.table_jokers, pieces.rack_jokers, pieces.numbers, pieces.colours
        )
        found = best_table(other, worth)
        best = packing.best_worth(other, worth)
        none = best is None or best < 0  # what costs more than it brings is not asked for
        assert (found.melds is None, found.proved) == (none, True)
        assert none or found.worth == best


def test_melds_kept_in_small_positions():
    cases = [case for case in small_cases(1_000, "kept") if len(case[1]) > 1]
    short = 0
    for pieces, melds, worth in cases:
        found = best_table(pieces, worth, melds)
        check(pieces, worth, found)
        most = packing.most_kept(pieces, worth, melds)
        assert found.kept <= most
        short += found.kept < most
    assert short <= len(cases) / 100


def test_any_play_in_small_positions():
    for pieces, _, _ in small_cases(1_000, "any"):
        worth = most_tiles(pieces)
        found = any_table(pieces, worth)
        assert found.proved or found.melds is not None
        assert (found.melds is not None) == (packing.best_worth(pieces, worth) > 0)
