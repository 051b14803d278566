"""A question of pieces and worths as a lattice, and the ways through it as tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .bounds import INFINITE, Costs
from .held import held_groups, held_runs
from .lattice import Lattice, Rows, Terms, Way
from .rebuild import Meld, attached, melds_of


@dataclass(frozen=True, slots=True)
class Pieces:
    """What there is: how many of each tile on the table and on the rack, and the jokers of both."""

    table: Sequence[int]
    rack: Sequence[int]
    table_jokers: int = 0
    rack_jokers: int = 0
    numbers: int = 13
    colours: int = 4

    def rows(self, counts: Sequence[int]) -> Rows:
        """The counts by colour; a colour that is not there has none."""
        width = self.numbers
        return [list(counts[c * width : (c + 1) * width]) or [0] * width for c in range(4)]


@dataclass(frozen=True, slots=True)
class Worth:
    """What it is worth to lay each tile of the rack, not below zero, and to lay a joker."""

    tiles: Sequence[int]
    joker: int


class Case:
    """Pieces and worths, lean or full (see runs), and the melds that may be held."""

    def __init__(self, pieces: Pieces, worth: Worth, lean: bool, melds: Sequence[Meld] = ()) -> None:
        self.pieces, self.worth, self.lean = pieces, worth, lean
        jokers = pieces.table_jokers + pieces.rack_jokers
        runs, groups = held_runs(melds, pieces.numbers), held_groups(melds, pieces.numbers)
        self.lattice = Lattice(
            Terms(
                pieces.rows(pieces.table),
                pieces.rows(pieces.rack),
                jokers,
                pieces.colours,
                lean,
                runs,
                groups,
            )
        )
        self.left = pieces.rows(worth.tiles)
        self.total = sum(map(int.__mul__, pieces.rack, worth.tiles)) + pieces.rack_jokers * max(
            0, worth.joker
        )
        """The worth of the whole rack: what is not laid of it is the cost."""

    @property
    def unit(self) -> float:
        """About what a tile is worth."""
        return sum(self.worth.tiles) / len(self.worth.tiles)

    def costs(self, times: int = 1, disturbed: int = 0) -> Costs:
        """The worth of what is not laid, so many *times*, and a cost for each held meld that is not kept.

        Lean search lets spare jokers find their place later, where they are worth it: only jokers of the rack
        that are worth less than nothing cost.  Full search places all that lie.
        """
        first, joker = self.pieces.table_jokers, self.worth.joker * times
        left = [[x * times for x in row] for row in self.left] if times > 1 else self.left
        if self.lean:
            end = [max(0.0, -joker) * max(0, used - first) for used in range(self.lattice.jokers + 1)]
        else:
            laid = range(-first, self.pieces.rack_jokers + 1)
            best = self.pieces.rack_jokers * max(0, joker)
            end = [INFINITE if more < 0 else best - joker * more for more in laid]
        return Costs(left, end, disturbed=disturbed)

    def table(self, way: Way) -> list[Meld] | None:
        """The melds of a way, kept ones first, spare jokers attached; None where these find no room."""
        kept, made, spare = melds_of(self.lattice, way)
        if not self.lean or self.worth.joker < 0:
            spare = max(0, spare - self.pieces.rack_jokers)
        made, spare = attached(made, spare, self.pieces.numbers, self.pieces.colours)
        kept, spare = attached(kept, spare, self.pieces.numbers, self.pieces.colours)
        return None if spare else kept + made
