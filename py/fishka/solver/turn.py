"""The best legal turn under the rules in force, and whether there is any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..melds import Lain, Layout, Meld, Row, Run, canonical, readings
from ..rules import Rules
from ..tiles import JOKER, Tile, in_order
from ..verdict import JOKER_VALUE, Verdict, judge
from .hunt import Hunt, Outcome
from .kernel import Worth
from .node import Question, tiles_of
from .opening import best_opening

BUDGET = 300_000
"""Nodes of the search: some seconds at the worst."""

_WORTH = {
    "tiles": Worth([1] * 52, 1),
    "value": Worth([place % 13 + 1 for place in range(52)], 30),
}
_ANY = Worth([10 * (place % 13 + 1) for place in range(52)], 1)
"""Above nothing for every turn that the law allows, those that take tiles or jokers back too."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn: the table it leaves (None: there is no play), what it lays, and what that comes to.

    tiles: laid less taken back; value: of the numbers laid less those taken, a joker 30, or before one has
    opened of the opening; proved: nothing better is legal; nodes: of the search, spent.
    """

    layout: Layout | None
    laid: Row
    tiles: int
    value: int
    proved: bool
    nodes: int


def best_turn(
    rules: Rules, table: Layout, rack: Sequence[Tile], opened: bool, goal: str = "tiles", budget: int = BUDGET
) -> Plan:
    """The legal turn of most "tiles" or most "value"; after *budget* nodes the best found by then."""
    if _is_closed(rules, opened):
        return _opening(rules, table, rack, goal, budget)
    question = Question(rules, table, tuple(rack), opened or not rules.initial_meld_min, _WORTH[goal])
    return _plan(question, Hunt(question, budget).run())


def any_turn(rules: Rules, table: Layout, rack: Sequence[Tile], opened: bool, budget: int = BUDGET) -> Plan:
    """Some legal turn; *proved* says of a plan without one that there is none."""
    if _is_closed(rules, opened):
        return _opening(rules, table, rack, "value", budget)
    may_take = rules.take_back == "points" or rules.joker_reuse == "keep"
    worth = _ANY if may_take else _WORTH["tiles"]
    question = Question(rules, table, tuple(rack), opened or not rules.initial_meld_min, worth)
    longer = _extension(question)
    if longer:
        return _legal(question, longer, proved=True, nodes=0)
    return _plan(question, Hunt(question, budget, first=True).run())


def _is_closed(rules: Rules, opened: bool) -> bool:
    """Whether the turn may only lay melds of one's own."""
    return not opened and rules.initial_meld_min > 0 and rules.initial_meld_same_turn == "meld_only"


def _opening(rules: Rules, table: Layout, rack: Sequence[Tile], goal: str, budget: int) -> Plan:
    jokers = 0 if rules.initial_meld_joker == "forbidden" else list(rack).count(JOKER)
    found = best_opening(rack, jokers, rules.initial_meld_min, goal == "value", budget)
    if not found.melds:
        return Plan(None, (), 0, 0, found.proved, found.nodes)
    layout = (*table, *found.melds)
    verdict = judge(rules, table, rack, False, layout)
    return Plan(layout, verdict.laid, len(verdict.laid), verdict.value, found.proved, found.nodes)


def _plan(question: Question, outcome: Outcome) -> Plan:
    best = outcome.best
    if best:
        return _legal(question, best.layout, outcome.proved, outcome.nodes)
    longer = None if outcome.proved else _extension(question)
    if longer:
        return _legal(question, longer, False, outcome.nodes)
    return Plan(None, (), 0, 0, outcome.proved, outcome.nodes)


def _legal(question: Question, layout: Layout, proved: bool, nodes: int) -> Plan:
    if not question.opened:
        verdict = _judged(question, layout)
        laid, taken, value = verdict.laid, verdict.taken, verdict.value
    else:
        before, after = question.before, tiles_of(layout)
        laid, taken = in_order((after - before).elements()), in_order((before - after).elements())
        value = _value(laid) - _value(taken)
    return Plan(_in_place(question.table, layout), laid, len(laid) - len(taken), value, proved, nodes)


def _value(tiles: Row) -> int:
    return sum([tile.number or JOKER_VALUE for tile in tiles])


def _judged(question: Question, layout: Layout) -> Verdict:
    return judge(question.rules, question.table, question.rack, question.opened, layout)


def _extension(question: Question) -> Layout | None:
    """The table with one tile of the rack put to a meld, if one fits; that never moves a joker."""
    if not question.opened:
        return None
    rack = Counter(question.rack)
    for index, lain in enumerate(question.table):
        for meld in readings(lain):
            for row in _longer(meld, rack):
                layout = (*question.table[:index], row, *question.table[index + 1 :])
                if _judged(question, layout).legal:
                    return layout
    return None


def _longer(meld: Meld, rack: Counter[Tile]) -> list[Row]:
    """The rows that a meld becomes with one more tile."""
    if isinstance(meld, Run):
        below, above = Tile(meld.colour, meld.first - 1), Tile(meld.colour, meld.first + meld.length)
        rows = [(tile, *meld.tiles) for tile in (below, JOKER) if rack[tile] and below.number > 0]
        return rows + [(*meld.tiles, tile) for tile in (above, JOKER) if rack[tile] and above.number < 14]
    fits = [Tile(colour, meld.number) for colour in meld.missing] if len(meld.tiles) < 4 else []
    return [(*meld.tiles, tile) for tile in (*fits, JOKER) if fits and rack[tile]]


def _in_place(table: Layout, layout: Layout) -> Layout:
    """The same melds, those that lay there at their places, new ones where one has gone, the rest behind."""
    keys = [_key(lain) for lain in layout]
    free = Counter(keys)
    rows: list[Lain | None] = []
    for key, lain in zip(map(_key, table), table, strict=True):
        stays = free[key] > 0
        free[key] -= stays
        rows.append(lain if stays else None)
    come = []
    for key, lain in zip(keys, layout, strict=True):
        if free[key] > 0:
            free[key] -= 1
            come.append(lain)
    come.reverse()
    filled = [lain if lain is not None else come.pop() if come else None for lain in rows]
    return (*(lain for lain in filled if lain is not None), *reversed(come))


def _key(lain: Lain) -> object:
    known = readings(lain)
    return canonical(known[0]) if len(known) == 1 else lain
