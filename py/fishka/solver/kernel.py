"""The best table that counts allow, jokers moving freely: values in, a plan out.

Knows tiles as ints only: no rules, seat, game, session or clock.  A tile is colour * numbers + number - 1 (colours
and numbers from 0 and 1), a joker is JOKER; counts are lists with an entry per tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .bounds import Bound
from .lattice import INFINITE, Held, Lattice, Terms
from .rebuild import JOKER, Meld, attached, melds_of
from .search import Search, way

BUDGET = 100_000


@dataclass(frozen=True, slots=True)
class Pieces:
    """What there is: how many of each tile on the table and on the rack, and the jokers of both."""

    table: Sequence[int]
    rack: Sequence[int]
    table_jokers: int = 0
    rack_jokers: int = 0
    numbers: int = 13
    colours: int = 4


@dataclass(frozen=True, slots=True)
class Worth:
    """What it is worth to lay each tile of the rack, or a joker, and to leave a meld of the table untouched."""

    tiles: Sequence[int]
    joker: int
    kept: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """The best table: its melds, those of them left untouched first; what was laid, and the worth of it all.

    *melds* is None where there is none at all (what is asked for cannot be had, or the budget is spent).
    """

    melds: tuple[Meld, ...] | None
    kept: int
    laid: tuple[int, ...]
    worth: int
    proved: bool
    nodes: int


def most_tiles(pieces: Pieces, kept: bool = False) -> Worth:
    """Every tile counts the same; with *kept*, among equals the fewest melds disturbed."""
    unit = 1000 if kept else 1
    return Worth([unit] * len(pieces.table), unit, 1 if kept else 0)


def most_value(pieces: Pieces, kept: bool = False) -> Worth:
    """A tile counts its number and a joker 30; with *kept*, among equals the fewest melds disturbed."""
    unit = 1000 if kept else 1
    return Worth([unit * (i % pieces.numbers + 1) for i in range(len(pieces.table))], 30 * unit, 1 if kept else 0)


def best_table(pieces: Pieces, worth: Worth, melds: Sequence[Meld] = (), budget: int = BUDGET) -> Found:
    """The table of greatest worth that holds all that lay on it and more of the rack; *melds*: those that lie there."""
    nodes = 0
    for lean in (True, False):
        lattice = Lattice(_terms(pieces, worth, melds, lean))
        search = Search(lattice, Bound(lattice, 0), _end(pieces, worth, lean), budget - nodes)
        found = search.best()
        nodes += search.nodes
        if found is None:
            return Found(None, 0, (), 0, nodes < budget, nodes)
        entry, level = found
        kept, made, spare = melds_of(lattice, way(entry))
        unused = 0
        if not lean or worth.joker < 0:
            unused, spare = min(spare, pieces.rack_jokers), max(0, spare - pieces.rack_jokers)
        made, spare = attached(made, spare, pieces.numbers, pieces.colours)
        keep = len(kept)
        kept, spare = attached(kept, spare, pieces.numbers, pieces.colours)
        if not spare:
            return _found(pieces, worth, kept, made, keep, nodes)
    raise AssertionError("full search leaves no joker over")


def _found(pieces, worth, kept, made, keep, nodes) -> Found:
    melds = tuple(kept + made)
    laid = []
    value = 0
    lying = [tile for meld in melds for tile in meld]
    for tile, count in enumerate(pieces.table):
        more = lying.count(tile) - count
        laid += [tile] * more
        value += more * worth.tiles[tile]
    jokers = lying.count(JOKER) - pieces.table_jokers
    return Found(melds, keep, tuple(laid + [JOKER] * jokers), value + jokers * worth.joker + keep * worth.kept, True, nodes)


def _end(pieces: Pieces, worth: Worth, lean: bool) -> list[float]:
    """The cost of having used so many jokers."""
    costs: list[float] = []
    for used in range(pieces.table_jokers + pieces.rack_jokers + 1):
        laid = used - pieces.table_jokers
        if lean:
            costs.append(max(0, -worth.joker * laid))
        else:
            costs.append(INFINITE if laid < 0 else worth.joker * (pieces.rack_jokers - laid))
    return costs


def _terms(pieces: Pieces, worth: Worth, melds: Sequence[Meld], lean: bool) -> Terms:
    width = pieces.numbers

    def rows(counts: Sequence[int]) -> list[list[int]]:
        # four rows always: a colour that is not there has no tiles
        return [list(counts[c * width : (c + 1) * width]) or [0] * width for c in range(4)]

    held_runs: list[list[Held]] = []
    held_groups: list[list[tuple[tuple[int, ...], int]]] = []
    if worth.kept:
        held_runs = [[] for _ in range(4)]
        held_groups = [[] for _ in range(width)]
        for meld in melds:
            _hold(meld, width, held_runs, held_groups)
        held_runs = [_placed(row) for row in held_runs]
    return Terms(
        rows(pieces.table),
        rows(pieces.rack),
        pieces.table_jokers + pieces.rack_jokers,
        rows(worth.tiles),
        colours=pieces.colours,
        lean=lean,
        held_runs=held_runs,
        held_groups=held_groups,
        disturbed=worth.kept,
    )


def _hold(meld: Meld, width: int, held_runs: list[list[Held]], held_groups: list[list[tuple[tuple[int, ...], int]]]) -> None:
    real = [tile for tile in meld if tile != JOKER]
    if len(real) > 1 and real[0] % width == real[1] % width:
        of_colour = tuple(sum(tile // width == c for tile in real) for c in range(4))
        held_groups[real[0] % width].append((of_colour, len(meld) - len(real)))
    else:
        first = real[0] % width - meld.index(real[0])
        held_runs[real[0] // width].append(Held(first, tuple(tile != JOKER for tile in meld), 0))


def _placed(held: list[Held]) -> list[Held]:
    """The runs with places such that no two that overlap share one."""
    placed: list[Held] = []
    for h in sorted(held, key=lambda h: h.first):
        taken = {other.place for other in placed if other.last >= h.first}
        place = next(i for i in range(len(held)) if i not in taken)
        placed.append(Held(h.first, h.real, place))
    return placed
