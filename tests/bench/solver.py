"""How fast the solver is: in the built page, and against the ILP solver HiGHS on the two models that are known.

    python tests/bench/solver.py [--goal tiles|value] [--rounds N] [--every N]

For each position all take turns, so that they meet the same weather; only the ratios mean anything. Everyone is asked
for the whole answer with jokers moving freely; HiGHS has its matrices built beforehand, ours starts from the counts.
More rounds are asked in a row, and the quickest counts: one round alone shows everyone with the processor's caches cold.
melds: an integer for every possible meld, as den Hertog and Hulshof published it in 2006.
flow:  integers for the runs of each length that pass each tile, and for the groups of each number: the compact model.
The page is asked first, while nothing is remembered yet: see page_solver.py and plain_solver.py.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from statistics import median
from time import perf_counter

import highspy
import numpy as np
import page_solver
import plain_solver

TESTS = Path(__file__).parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py")]

from fishka.solver.kernel import Pieces, Worth, best_table, most_tiles, most_value  # noqa: E402
from test_solver_kernel import POSITIONS, pieces_of  # noqa: E402

NUMBERS, COLOURS = 13, 4
TILES = NUMBERS * COLOURS
Terms = dict[int, float]


class Model:
    """An integer program to which a position only sets bounds: all columns are integers from 0."""

    def __init__(self) -> None:
        self.rows: list[Terms] = []
        self.least: list[float] = []
        self.most: list[float] = []
        self.upper: list[float] = []
        self.highs = highspy.Highs()
        self.highs.setOptionValue("output_flag", False)
        self.highs.setOptionValue("threads", 1)
        self.highs.setOptionValue("mip_abs_gap", 0.5)

    def column(self, upper: float = highspy.kHighsInf) -> int:
        self.upper.append(upper)
        return len(self.upper) - 1

    def row(self, terms: Terms, least: float, most: float) -> int:
        self.rows.append(terms)
        self.least.append(least)
        self.most.append(most)
        return len(self.rows) - 1

    def build(self) -> None:
        lp = self.lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.upper), len(self.rows)
        lp.sense_ = highspy.ObjSense.kMaximize
        lp.integrality_ = [highspy.HighsVarType.kInteger] * lp.num_col_
        lp.col_lower_ = np.zeros(lp.num_col_)
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.cumsum([0, *map(len, self.rows)])
        lp.a_matrix_.index_ = np.array([column for terms in self.rows for column in terms])
        lp.a_matrix_.value_ = np.array(
            [value for terms in self.rows for value in terms.values()], dtype=float
        )
        self.prices, self.bounds = np.zeros(lp.num_col_), np.array(self.upper)
        self.low, self.high = np.array(self.least, dtype=float), np.array(self.most, dtype=float)

    def solve(self) -> float:
        lp = self.lp
        lp.col_cost_, lp.col_upper_, lp.row_lower_, lp.row_upper_ = (
            self.prices,
            self.bounds,
            self.low,
            self.high,
        )
        self.highs.passModel(lp)
        self.highs.run()
        self.highs.getSolution()
        return self.highs.getObjectiveValue()


class MeldModel(Model):
    """Every possible meld of three to five tiles, jokers among them; a row per tile: laid equals lying and more."""

    def __init__(self, copies: int, jokers: int) -> None:
        super().__init__()
        kinds = every_meld(jokers)
        self.melds = [self.column(copies) for _ in kinds]
        self.laid = [self.column() for _ in range(TILES + 1)]
        for tile in range(TILES + 1):
            holding = {
                column: kind.count(tile)
                for column, kind in zip(self.melds, kinds, strict=True)
                if tile in kind
            }
            self.row({**holding, self.laid[tile]: -1}, 0, 0)
        self.build()

    def ask(self, pieces: Pieces, worth: Worth) -> float:
        self.bounds[self.laid] = [*pieces.rack, pieces.rack_jokers]
        self.prices[self.laid] = [*worth.tiles, worth.joker]
        self.low[:] = self.high[:] = [*pieces.table, pieces.table_jokers]
        return self.solve()


def every_meld(jokers: int) -> list[tuple[int, ...]]:
    """The melds as sorted tiles, the joker last; a longer run is two."""
    found = set()
    faces: list[Sequence[int]] = []
    for colour in range(COLOURS):
        for size in (3, 4, 5):
            faces += [range(colour * 13 + n, colour * 13 + n + size) for n in range(14 - size)]
    for number in range(NUMBERS):
        for size in (3, 4):
            faces += combinations(range(number, TILES, NUMBERS), size)
    for row in faces:
        for hidden in range(min(jokers, len(row) - 1) + 1):
            found |= {(*real, *[TILES] * hidden) for real in combinations(row, len(row) - hidden)}
    return sorted(found)


class FlowModel(Model):
    """For every tile the runs that it ends so far, of one, two, three and more; for every number its groups."""

    def __init__(self) -> None:
        super().__init__()
        self.laid = [self.column() for _ in range(TILES)]
        self.joker = self.column()
        jokers: Terms = {self.joker: -1}
        groups = [self.column() for _ in range(NUMBERS)]
        in_groups = [self.column() for _ in range(TILES)]
        for number, p in enumerate(groups):
            j = self.column()
            jokers[j] = 1
            members: Terms = dict.fromkeys((in_groups[c * NUMBERS + number] for c in range(COLOURS)), 1.0)
            self.row({**members, j: 1, p: -3}, 0, highspy.kHighsInf)
            self.row({**members, j: 1, p: -4}, -highspy.kHighsInf, 0)
            for member in members:
                self.row({member: 1, p: -1}, -highspy.kHighsInf, 0)
        self.tiles = []
        for colour in range(COLOURS):
            one, two, more = [[self.column() for _ in range(NUMBERS)] for _ in range(3)]
            for n in range(NUMBERS):
                tile, j = colour * NUMBERS + n, self.column()
                jokers[j] = 1
                used: Terms = {
                    one[n]: 1,
                    two[n]: 1,
                    more[n]: 1,
                    j: -1,
                    in_groups[tile]: 1,
                    self.laid[tile]: -1,
                }
                self.tiles.append(self.row(used, 0, 0))
                self.row({two[n]: 1, **({one[n - 1]: -1} if n else {})}, 0, 0)
                self.row({more[n]: 1, **({two[n - 1]: -1} if n else {})}, 0, highspy.kHighsInf if n else 0)
                before = {two[n - 1]: -1.0, more[n - 1]: -1.0} if n else {}
                self.row({more[n]: 1, **before}, -highspy.kHighsInf, 0)
            self.row({one[-1]: 1, two[-1]: 1, one[-2]: 1}, 0, 0)
        self.jokers = self.row(jokers, 0, 0)
        self.build()

    def ask(self, pieces: Pieces, worth: Worth) -> float:
        self.bounds[self.laid] = pieces.rack
        self.bounds[self.joker] = pieces.rack_jokers
        self.prices[self.laid] = worth.tiles
        self.prices[self.joker] = worth.joker
        self.low[self.tiles] = self.high[self.tiles] = pieces.table
        self.low[self.jokers] = self.high[self.jokers] = pieces.table_jokers
        return self.solve()


@dataclass
class Asked:
    """One who is asked, the milliseconds that each position took, and where the answer was not the proven one."""

    name: str
    ask: Callable[[Pieces, Worth], float]
    took: list[float]
    wrong: list[str]


def ours(pieces: Pieces, worth: Worth) -> float:
    return best_table(pieces, worth).worth


def bench(set_name: str, goal: str, rounds: int, every: int) -> None:
    positions = [position for position in POSITIONS if position["set"] == set_name][::every]
    copies, jokers = {"106": (2, 2), "160": (3, 4)}[set_name]
    melds, flow = MeldModel(copies, jokers), FlowModel()
    all_asked = [
        Asked("ours", ours, [], []),
        Asked("melds", melds.ask, [], []),
        Asked("flow", flow.ask, [], []),
    ]
    for position in positions:
        pieces, _ = pieces_of(position)
        worth = most_tiles(pieces) if goal == "tiles" else most_value(pieces)
        for asked in all_asked:
            times = []
            for _ in range(rounds):
                start = perf_counter()
                answer = asked.ask(pieces, worth)
                times.append((perf_counter() - start) * 1000)
                if round(answer) != position[f"max_{goal}"]:
                    asked.wrong.append(position["id"])
            asked.took.append(min(times))
    report(f"{set_name} tiles, most {goal}, {len(positions)} positions", all_asked, len(melds.melds))


def report(title: str, all_asked: list[Asked], melds: int) -> None:
    print(
        f"\n{title} (melds: {melds})\n{'':8}{'median':>9}{'p95':>9}{'worst':>9}   ms, and how often as long as ours"
    )
    mine = all_asked[0].took
    for asked in all_asked:
        ratios = [theirs / own for theirs, own in zip(asked.took, mine, strict=True)]
        figures = "".join(f"{figure:9.2f}" for figure in spread(asked.took))
        slower = f"   {median(ratios):6.1f} in the median position, {min(ratios):5.1f} at least"
        of_spread = "/".join(f"{a / b:.1f}" for a, b in zip(spread(asked.took), spread(mine), strict=True))
        print(f"{asked.name:8}{figures}{slower}; of the figures {of_spread}; wrong: {asked.wrong or 0}")


def spread(took: list[float]) -> tuple[float, float, float]:
    ordered = sorted(took)
    return median(ordered), ordered[int(0.95 * len(ordered))], ordered[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--goal", choices=("tiles", "value"), default="tiles")
    parser.add_argument(
        "--rounds", type=int, default=1, help="ask so often, take the quickest (default: once)"
    )
    parser.add_argument("--every", type=int, default=1, help="only every Nth position")
    options = parser.parse_args()
    page_solver.bench(options.rounds, options.every)
    plain_solver.bench(options.rounds, options.every)
    for set_name in ("106", "160"):
        bench(set_name, options.goal, options.rounds, options.every)


if __name__ == "__main__":
    main()
