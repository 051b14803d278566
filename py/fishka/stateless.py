"""The questions that need no game: what a row is, whether a turn is legal, the best turn, scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from . import answers
from .answers import Answer
from .faults import row_fault
from .match import standing
from .melds import Layout, Meld, Row, Run, arrange, completions, readings, tiles_in
from .notation.link import beyond, kind, relation, thread
from .notation.record import parse_match
from .notation.tiles import (
    format_meld,
    format_rack,
    format_row,
    format_table,
    parse_lain,
    parse_table,
    parse_tiles,
)
from .question import Question, Refusal
from .rules import Rules
from .score import score
from .solver.turn import best_turn
from .tiles import deck
from .verdict import Verdict, judge


def read(question: Question) -> Answer:
    """{"do":"read","row":"r3jr5"}: every reading of a row, once for each colour a joker may have."""
    question.rules()
    lain = parse_lain(question.text("row"))
    melds = readings(lain) if question.flag("ordered", True) else arrange(tiles_in(lain))
    fault = None if melds else row_fault(lain)
    return {
        "readings": [reading(meld, faces) for meld in melds for faces in completions(meld)],
        "fault": fault and answers.fault_answer(fault),
    }


def reading(meld: Meld, faces: Row) -> Answer:
    """One reading: the tiles that it shows, and the text that pins it."""
    return {
        "kind": "run" if isinstance(meld, Run) else "group",
        "tiles": format_row(faces),
        "meld": format_meld(meld),
        "value": meld.value,
    }


def judged(question: Question) -> Answer:
    """{"do":"judge",...}: whether a layout may be the next table."""
    rules, table, rack = _before(question)
    return verdict(judge(rules, table, rack, question.flag("opened"), parse_table(question.text("layout"))))


def _before(question: Question) -> tuple[Rules, Layout, Row]:
    """The rules, the table and the rack of a turn, if the tile set has so many of each tile."""
    rules, table, rack = question.rules(), parse_table(question.text("table")), question.rack("rack")
    given = Counter(tile for row in (*map(tiles_in, table), rack) for tile in row)
    if extra := given - Counter(deck(rules, 6)):
        raise Refusal("question", f"the table and the rack have too many {format_row([min(extra)])}")
    return rules, table, rack


def verdict(given: Verdict) -> Answer:
    """A verdict: all faults, what was laid, and what it is worth."""
    return {
        "legal": given.legal,
        "faults": list(map(answers.fault_answer, given.faults)),
        "laid": format_rack(given.laid),
        "value": given.value,
    }


def solve(question: Question) -> Answer:
    """{"do":"solve",...}: the best turn from here."""
    goal = question.one_of("goal", ("tiles", "value"), "tiles")
    plan = best_turn(*_before(question), question.flag("opened"), goal)
    return {
        "layout": None if plan.layout is None else format_table(plan.layout),
        "laid": format_rack(plan.laid),
        "tiles": plan.tiles,
        "value": plan.value,
        "proved": plan.proved,
    }


def scored(question: Question) -> Answer:
    """{"do":"score",...}: what a round that ended so gives to each seat."""
    racks = [parse_tiles(text) for text in question.texts("racks")]
    opened = question.flags("opened")
    if not 2 <= len(racks) == len(opened) <= 6:
        raise Refusal("question", '"racks" and "opened" must tell of 2 to 6 seats')
    end = question.one_of("end", ("out", "stuck"))
    if end == "out" and all(racks):
        raise Refusal("question", '"out" means that a rack is empty')
    scores, winners = score(question.rules(), racks, opened, end)
    return {"scores": scores, "winners": winners}


def matched(question: Question) -> Answer:
    """{"do":"match",...}: how a match stands after these rounds."""
    players = question.number("players")
    if not 2 <= players <= 6:
        raise Refusal("players", '"players" must be from 2 to 6')
    rounds = []
    for each in question.parts("rounds"):
        scores, winners = each.numbers("scores"), each.numbers("winners")
        if len(scores) != players or not all(0 <= seat < players for seat in winners):
            raise Refusal("question", f'every round must have {players} "scores", and seats as "winners"')
        rounds.append((scores, winners))
    return answers.standing_answer(standing(question.rules(), players, rounds))


def about(question: Question) -> Answer:
    """{"do":"about","text":...,"against":...}: what a text is, also to another of the same match."""
    match = parse_match(question.text("text"))
    answer: Answer = {
        "kind": kind(match),
        "apart": thread(match) if match.apart else None,
        "players": [answers.player(match, seat) for seat in range(len(match.players))],
        "seat": match.game.position.seat,
        "over": match.standing.over,
    }
    if "against" not in question.fields:
        return answer
    known = parse_match(question.text("against"))
    how = relation(known, match)
    between = {"ahead": (match, known), "behind": (known, match)}.get(how)
    return answer | {"relation": how, "between": beyond(*between) if between else []}


STATELESS: dict[str, Callable[[Question], Answer]] = {
    "read": read,
    "judge": judged,
    "solve": solve,
    "score": scored,
    "match": matched,
    "about": about,
}
