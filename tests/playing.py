"""A tiny player for tests: it lays what it happens to see, and sometimes the clock or a foul comes in between.

It is quick, so that thousands of rounds can be played; it is no good player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from fishka.game import Event, Foul, Game, Timeout
from fishka.melds import Layout, Row, readings, tiles_in
from fishka.position import IllegalMove
from fishka.tiles import COLOURS, JOKER, NUMBERS, Tile
from fishka.verdict import judge
from fishka.view import Draw, Move, Pass, Play, View


def play_round(game: Game, seed: str) -> Iterator[Game]:
    """The round after every event up to its end."""
    rng = Random(seed)
    while not game.outcome:
        game = happen(game, rng)
        yield game


def happen(game: Game, rng: Random) -> Game:
    """The round after its next event: as a rule a move, now and then something else."""
    view = game.position.seen_by(game.position.seat)
    if rng.random() < 0.08:
        for event in accidents(view, rng):
            try:
                return game.play(event)
            except IllegalMove:
                continue  # there is no clock, or no price, under these rules
    return game.play(choose(view, rng))


def accidents(view: View, rng: Random) -> list[Event]:
    """A clock that runs out over a good, an untouched or a broken table, or a foul."""
    good, broken = choose(view, rng), (*view.table, view.rack[:2])
    layout = good.layout if isinstance(good, Play) else broken
    events = [Timeout(layout), Timeout(view.table), Timeout(broken), Foul(broken), Foul(view.table[1:])]
    return sorted(events, key=lambda _: rng.random())


def choose(view: View, rng: Random) -> Move:
    """The first play that comes to mind and is legal, else a draw or a pass."""
    opened = view.opened[view.seat] or not view.rules.initial_meld_min
    for layout in thoughts(view, opened, rng):
        if judge(view.rules, view.table, view.rack, opened, layout).legal:
            return Play(layout)
    return Draw() if view.pool_count else Pass()


def thoughts(view: View, opened: bool, rng: Random) -> Iterator[Layout]:
    """Layouts that may be worth a try: a joker taken out, then own melds and what fits to the rows."""
    rows: list[Row] = list(map(tiles_in, view.table))
    if opened:
        with_jokers = [at for at, row in enumerate(rows) if JOKER in row]
        for at in with_jokers[:1]:
            yield from swaps(rows[at], (*view.table[:at], *view.table[at + 1 :]), view.rack)
    rack, apart = list(view.rack), list[Row]()
    for meld in sorted(own_melds(view.rack), key=lambda meld: -readings(meld)[0].value):
        if not Counter(meld) - Counter(rack):
            apart.append(meld)
            for tile in meld:
                rack.remove(tile)
    own = sum(readings(meld)[0].value for meld in apart)
    if not opened:
        if own >= view.rules.initial_meld_min:
            yield (*view.table, *apart)
        return
    longer = extended([*rows, *apart], rack, rng)
    if longer != rows:
        yield tuple(longer)
    if apart:
        yield (*view.table, *apart)


def extended(rows: list[Row], rack: Row | list[Tile], rng: Random) -> list[Row]:
    """The rows with every tile of the rack put to the first that it fits."""
    rows = list(rows)
    for tile in sorted(rack, key=lambda _: rng.random()):
        for at, row in enumerate(rows):
            if JOKER not in row and (
                tile == JOKER or tile.colour == row[0].colour or tile.number == row[0].number
            ):
                longer = next((way for way in ((*row, tile), (tile, *row)) if readings(way)), None)
                if longer:
                    rows[at] = longer
                    break
    return rows


def swaps(row: Row, rest: Layout, rack: Row) -> Iterator[Layout]:
    """The rack's own tile put in the joker's place, and the joker beside two tiles of the rack."""
    place = row.index(JOKER)
    for tile in set(rack) - {JOKER}:
        swapped = (*row[:place], tile, *row[place + 1 :])
        others = [other for other in rack if other != tile]
        if readings(swapped) and len(others) > 1:
            for meld in ((others[0], JOKER, others[1]), (others[0], others[1], JOKER)):
                if readings(meld):
                    yield (*rest, swapped, meld)


def own_melds(rack: Row) -> Iterator[Row]:
    """Groups and longest runs of the rack; a joker completes pairs."""
    have, jokers = set(rack), [JOKER] * rack.count(JOKER)
    for number in NUMBERS:
        group = [Tile(colour, number) for colour in COLOURS if Tile(colour, number) in have]
        if len(group) + len(jokers[:1]) > 2 and group:
            yield (*group, *jokers[: max(0, 3 - len(group))])
    for colour in COLOURS:
        run: list[Tile] = []
        for number in (*NUMBERS, 99):
            if Tile(colour, number) in have:
                run.append(Tile(colour, number))
            else:
                if len(run) > 2:
                    yield tuple(run)
                run = []
