"""Matches: how many rounds, who starts the next one, who leads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fishka.deal import Deal
from fishka.game import Game
from fishka.match import Match, Player, length, standing
from fishka.notation.move import parse_move
from fishka.notation.position import parse_position
from fishka.rules import Rules, rules_from
from fishka.view import Draw

ANNA_AND_TARAS = (Player("Anna"), Player("Taras", "computer", "steady"))


def won_by_first(rules: Rules, seats: int = 2) -> Match:
    """A match whose first round seat a has just won."""
    racks = "/".join(["r6", *("b2", "b3", "b4")[: seats - 1]])
    start = parse_position(f"r3-5 {racks} a {'abcd'[:seats]} k1 0", rules)
    match = Match.begin(ANNA_AND_TARAS[:1] * seats, start)
    return match.play(parse_move("r3-5~r3-6", match.game.position))


@pytest.mark.parametrize(
    ("text", "players", "rounds"),
    [
        ("circles", 2, 2),
        ("circles", 4, 4),
        ("circles 2", 3, 6),
        ("rounds 5", 3, 5),
        ("target 200", 3, None),
        ("open", 3, None),
    ],
)
def test_length(text: str, players: int, rounds: int | None) -> None:
    assert length(rules_from({"match_length": text}), players) == rounds


@pytest.mark.parametrize(
    ("rules", "rounds", "winners", "over"),
    [
        ({}, [], (0, 1), False),
        ({}, [((10, -10), (0,))], (0,), False),
        ({}, [((10, -10), (0,)), ((-50, 50), (1,))], (1,), True),
        ({}, [((10, -10), (0,)), ((-10, 10), (1,))], (0, 1), True),
        ({"match_length": "rounds 3"}, [((10, -10), (0,)), ((-50, 50), (1,)), ((5, -5), (0,))], (0,), True),
        (
            {"match_length": "rounds 3", "match_winner": "points"},
            [((10, -10), (0,)), ((-50, 50), (1,)), ((5, -5), (0,))],
            (1,),
            True,
        ),
        ({"match_length": "target 60"}, [((50, -50), (0,))], (0,), False),
        ({"match_length": "target 60"}, [((50, -50), (0,)), ((10, -10), (0,))], (0,), True),
        ({"match_length": "open"}, [((50, -50), (0,))] * 20, (0,), False),
        ({}, [((0, 0), (0, 1))], (0, 1), False),
    ],
)
def test_standing(
    rules: dict[str, str], rounds: list[tuple[tuple[int, ...], ...]], winners: object, over: bool
) -> None:
    found = standing(rules_from(rules), 2, [(scores, won) for scores, won in rounds])
    assert (found.winners, found.over) == (winners, over)


def test_a_circle_of_three_is_summed_up() -> None:
    rounds = [((30, -10, -20), (0,)), ((40, -15, -25), (0,)), ((-5, -6, 11), (2,))]
    found = standing(Rules(), 3, rounds)
    assert (found.totals, found.wins, found.winners, found.over) == ((65, -31, -34), (2, 0, 1), (0,), True)


@pytest.mark.parametrize(("option", "starter"), [("winner", 0), ("rotate", 1)])
def test_next_starter(option: str, starter: int) -> None:
    match = won_by_first(rules_from({"next_starter": option})).next_round()
    assert match.game.first.seat == starter
    assert not match.game.draws


def test_the_next_starter_is_drawn_again() -> None:
    assert won_by_first(Rules()).next_round().game.draws


def test_every_round_has_its_own_deal() -> None:
    seen = set()
    for salt in ("", "pepper"):
        match = Match.begin(ANNA_AND_TARAS, Deal(Rules(pool_empty="end", rack_size=21), 2, "kestrel"), salt)
        for _ in range(3):
            seen.add((salt, match.game.first.racks))
            while not match.game.outcome:
                match = match.play(Draw())
            match = match.next_round()
    assert len(seen) == 6
    assert len({racks for _, racks in seen}) == 5  # the salt does not change the first deal


def test_the_turn_number_grows_with_every_event_and_round() -> None:
    match = Match.begin(ANNA_AND_TARAS, Deal(Rules(), 2, "kestrel"))
    assert match.turn == 1
    assert match.play(Draw()).turn == 2
    over = won_by_first(Rules())
    assert over.next_round().turn == over.turn + 1


def test_the_longest_turn_of_all_rounds() -> None:
    assert Match.begin(ANNA_AND_TARAS, Deal(Rules(), 2, "kestrel")).longest is None
    match = won_by_first(Rules()).next_round()
    assert match.longest == match.games[0].turns[0]
    start = parse_position("r3-5 b3b4b5k1/r6r7b2 b ab k1 0", Rules())
    later = replace(match, games=(*match.games, Game.begin(start)))
    later = later.play(parse_move("r3-5~r3-7", start))
    assert later.longest == later.game.turns[0]
    again = later.play(parse_move("~b3-5", later.game.position))
    assert again.longest == again.game.turns[1]


def test_ended_rounds_count_and_the_running_one_does_not() -> None:
    match = won_by_first(Rules())
    assert match.standing.totals == (2, -2)
    assert match.next_round().standing == match.standing
