"""What the door answers, as plain data: texts, numbers, lists and dictionaries, ready to become JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from itertools import accumulate
from operator import add
from typing import Any

from .faults import Fault, row_fault
from .game import Game, Outcome, Turn
from .match import Match, Standing, length
from .melds import Group, Lain, Row, readings, tiles_in
from .notation.link import format_link, thread
from .notation.move import format_turn
from .notation.record import format_record
from .notation.tiles import format_lain, format_rack, format_row, format_tile
from .origin import origin
from .position import IllegalMove, Position
from .rules import Rules, differing, options_of
from .score import never_opened, rack_values, spared
from .tiles import COLOURS, JOKER, NUMBERS, Tile, in_order

Answer = dict[str, Any]
CameFrom = Sequence[Sequence[int | None]] | None


def state(match: Match, viewer: int | None, came_from: CameFrom = None) -> Answer:
    """Everything that *viewer* may see (None: nobody), with the texts from which all can be opened again.

    *came_from*: the numbers of the table's tiles in the numbering of the question, where it had one.
    """
    return glance(match, viewer, came_from) | {
        "log": list(map(event, match.game.turns)),
        "record": format_record(match),
        "game": format_link(match.players, match.games[-1:], match.apart),
        "apart": thread(match) if match.apart else None,
    }


def glance(match: Match, viewer: int | None, came_from: CameFrom = None) -> Answer:
    """The state without what came before."""
    game, position = match.game, match.game.position
    rack = None if viewer is None else position.racks[viewer]
    outcome = game.outcome
    return {
        "turn": match.turn,
        "round": len(match.games),
        "rules": asdict(match.rules) | {"preset": options_of(match.rules)["preset"]},
        "differs": differing(match.rules, Rules()),
        "players": [player(match, seat) for seat in range(len(match.players))],
        "seat": position.seat,
        "viewer": viewer,
        "table": list(map(format_lain, position.table)),
        "rows": [row(lain, False) for lain in position.table],
        "rack": None if rack is None else format_rack(rack),
        "orders": None if rack is None else orders(rack),
        "pool": len(position.pool),
        "passes": position.passes,
        "can": {"draw": not outcome and bool(position.pool), "pass": not outcome and not position.pool},
        "final": position.is_last_turn,
        "start": {"starter": game.first.seat, "draws": [list(map(_drawn, line)) for line in game.draws]},
        "last": last(game, viewer, came_from),
        "over": over(outcome, position) if outcome else None,
        "match": match_answer(match),
    }


def replay(match: Match, viewer: int | None) -> Answer:
    """Every position of every round as *viewer* may see it; of a round that is over, with all racks open.

    "game" of each is a link that opens the round up to there, to play on.
    """
    rounds = []
    for number, game in enumerate(match.games, 1):
        states = []
        for count in range(len(game.turns) + 1):
            then = replace(game, turns=game.turns[:count])
            so_far = glance(replace(match, games=(*match.games[: number - 1], then)), viewer)
            racks = [format_rack(in_order(rack)) for rack in then.position.racks] if game.outcome else None
            if game.outcome and then.turns and then.turns[-1].drawn:
                so_far["last"]["drew"] = format_rack(then.turns[-1].drawn)
            states.append(so_far | {"racks": racks, "game": format_link(match.players, (then,))})
        rounds.append({"start": states[0], "moves": states[1:]})
    return {"rounds": rounds}


def player(match: Match, seat: int) -> Answer:
    """Who sits at *seat*, and what everybody knows of the rack there."""
    position, who = match.game.position, match.players[seat]
    return {
        "name": who.name,
        "kind": who.kind,
        "level": who.level,
        "tiles": len(position.racks[seat]),
        "opened": position.opened[seat],
    }


def row(lain: Lain, touched: bool) -> Answer:
    """How a row reads: its tiles, its kind, its value, what each tile shows; or what is wrong with it."""
    laid = list(map(format_tile, tiles_in(lain)))
    told: Answer = {
        "tiles": "".join(laid),
        "kind": None,
        "value": 0,
        "faces": laid,
        "fault": None,
        "touched": touched,
    }
    melds = readings(lain)
    if not melds:
        fault = row_fault(lain)
        return told | {"fault": fault and fault_answer(fault)}
    meld = melds[0]
    kind = "group" if isinstance(meld, Group) else "run"
    return told | {"kind": kind, "value": meld.value, "faces": list(map(format_tile, meld.faces))}


def fault_answer(fault: Fault) -> Answer:
    """A fault: its code, its row, and what a sentence about it needs."""
    return {"code": fault.code, "row": fault.row} | details(fault.detail)


def faults(error: IllegalMove) -> Answer:
    """Why a move is not allowed."""
    return {"faults": list(map(fault_answer, error.faults))}


def details(values: Mapping[str, object]) -> Answer:
    """Details with tiles as text."""
    return {name: format_row(value) if isinstance(value, tuple) else value for name, value in values.items()}


def orders(rack: Row) -> dict[str, list[int]]:
    """The places of the rack's tiles sorted for runs ("789": by colour) and for groups ("777": by number)."""
    places = range(len(rack))
    return {
        "789": sorted(places, key=lambda place: _runs_first(rack[place])),
        "777": sorted(places, key=lambda place: _groups_first(rack[place])),
    }


def event(turn: Turn) -> Answer:
    """What everybody may know of a turn."""
    return {
        "seat": turn.seat,
        "kind": turn.kind,
        "result": turn.result,
        "laid": format_rack(turn.laid),
        "taken": format_rack(turn.taken),
        "drawn": len(turn.drawn),
        "freed": turn.freed,
        "opened": turn.opened,
    }


def last(game: Game, viewer: int | None, came_from: CameFrom) -> Answer | None:
    """The last turn, what it drew for the eyes of who drew it, and where the table's tiles came from."""
    if not game.turns:
        return None
    turn, before = game.turns[-1], game.turns[-2].after if len(game.turns) > 1 else game.first
    if came_from is None:
        came_from = origin(before.table, turn.laid, turn.after.table)
    drew = format_rack(turn.drawn) if turn.drawn and turn.seat == viewer else None
    return event(turn) | {"move": format_turn(turn), "drew": drew, "origin": came_from}


def over(outcome: Outcome, position: Position) -> Answer:
    """How a round ended, with every rack open, and how its scores came."""
    held = position.rules, position.racks, position.opened
    values = rack_values(*held)
    return {
        "reason": outcome.reason,
        "scores": outcome.scores,
        "winners": outcome.winners,
        "racks": list(map(format_rack, position.racks)),
        "values": values,
        "unopened": never_opened(*held),
        "spared": spared(position.rules, values),
    }


def match_answer(match: Match) -> Answer:
    """How the match stands."""
    outcomes = [outcome for game in match.games if (outcome := game.outcome)]
    running = accumulate(
        (each.scores for each in outcomes), lambda totals, scores: tuple(map(add, totals, scores))
    )
    rounds = [
        {"scores": each.scores, "winners": each.winners, "totals": totals}
        for each, totals in zip(outcomes, running, strict=True)
    ]
    longest = match.longest
    return standing_answer(match.standing) | {
        "rounds": rounds,
        "length": length(match.rules, len(match.players)),
        "longest": longest and {"seat": longest.seat, "tiles": longest.tiles},
    }


def standing_answer(standing: Standing) -> Answer:
    """Totals, rounds won, who is ahead, and whether that decides the match."""
    return {
        "totals": standing.totals,
        "wins": standing.wins,
        "winners": standing.winners,
        "over": standing.over,
    }


def _drawn(tile: Tile | None) -> str | None:
    return tile and format_tile(tile)


def _runs_first(tile: Tile) -> tuple[int, int]:
    return (COLOURS + JOKER.colour).index(tile.colour), tile.number


def _groups_first(tile: Tile) -> tuple[int, int]:
    return tile.number or max(NUMBERS) + 1, (COLOURS + JOKER.colour).index(tile.colour)
