"""The terminal: ask, play, solve, arena.  Nothing else in the package reads or writes anything.

python3 -m fishka ask                          a question in JSON a line, an answer a line
python3 -m fishka play --level casual          a round against computers
python3 -m fishka solve r3-6.7kbo k7r7r2       the best turn from a table and a rack
python3 -m fishka arena casual steady          computers against each other
"""

from __future__ import annotations

import os
import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import TypeVar

from .bots import LEVELS
from .deal import Deal
from .game import Game, Turn
from .notation import NotationError, format_rack, format_table, parse_rules, parse_table, parse_tiles
from .notation.game import SEED, format_game
from .notation.move import format_turn, parse_move
from .position import IllegalMove
from .rules import Rules
from .session import Session
from .solver.turn import best_turn
from .view import Play

T = TypeVar("T")


def ask(_: Namespace) -> None:
    """Answer a question a line."""
    session = Session()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # a stray byte is no reason to stop
    for question in sys.stdin:
        if question.strip():
            print(session.handle(question), flush=True)


def solve(options: Namespace) -> None:
    """Print the best turn from a table and a rack."""
    plan = best_turn(options.rules, options.table, options.rack, not options.closed, options.goal)
    if plan.layout is None:
        print("there is nothing to play" if plan.proved else "found nothing to play")
    else:
        print(f"{format_table(plan.layout)}\nlays {format_rack(plan.laid)}, worth {plan.value}")


def arena(options: Namespace) -> None:
    """Let levels play rounds, each in every seat, and print what they won."""
    levels, won, points = options.levels, Counter[str](), Counter[str]()
    for number in range(options.rounds):
        seated = levels[number % len(levels) :] + levels[: number % len(levels)]
        game = begun(options.rules, len(levels), f"{options.seed}-{number // len(levels)}")
        while not game.outcome:
            game = answered(game, seated[game.position.seat], options.seed)
        for seat, level in enumerate(seated):
            won[level] += seat in game.outcome.winners
            points[level] += game.outcome.scores[seat]
    for level in dict.fromkeys(levels):
        print(f"{level:10} {won[level]:4} of {options.rounds} rounds {points[level]:6} points")


def play(options: Namespace) -> None:
    """Play a round: you are seat a."""
    game = begun(options.rules, options.players, options.seed)
    while not game.outcome:
        if game.position.seat:
            game = answered(game, options.level, options.seed)
            print(told(game.turns[-1]))
        elif (after := asked(game)) is None:
            break
        else:
            game = after
    if game.outcome:
        print(f"{game.outcome.reason}: {' '.join(map(str, game.outcome.scores))}")
    print(f"1~{format_game(game)}")


def begun(rules: Rules, players: int, seed: str) -> Game:
    """A round; the program ends with a sentence if it cannot be dealt so."""
    try:
        return Game.begin(Deal(rules, players, seed))
    except ValueError as error:
        raise SystemExit(f"fishka: {error}") from None


def answered(game: Game, level: str, seed: str) -> Game:
    """The round after a computer's move."""
    view = game.position.seen_by(game.position.seat)
    return game.play(LEVELS[level](view, f"{seed}/{len(game.turns)}"))


def asked(game: Game) -> Game | None:
    """The round after a person's move, asked for until it is one; None: the person leaves."""
    position = game.position
    print(f"\ntable  {format_table(position.table)}\nrack   {format_rack(position.rack)}")
    while (text := line("d, p, gone~come, ? or q > ")) not in ("q", None):
        if text == "?":
            print(hinted(game))
            continue
        try:
            return game.play(parse_move(text, position))
        except (NotationError, IllegalMove) as error:
            print(error)
    return None


def hinted(game: Game) -> str:
    """The text of the move that lays most tiles."""
    position = game.position
    plan = best_turn(position.rules, position.table, position.rack, position.has_opened, "tiles")
    if plan.layout is None:
        return "d" if position.pool else "p"
    return format_turn(game.play(Play(plan.layout)).turns[-1])


def told(turn: Turn) -> str:
    """A turn in a line."""
    return f"{'abcdef'[turn.seat]}  {format_turn(turn):40} {len(turn.after.racks[turn.seat])} left"


def line(prompt: str) -> str | None:
    """A line that the person types; None at the end of the input."""
    try:
        return input(prompt).strip()
    except EOFError:
        return None


def told_what(parse: Callable[[str], T]) -> Callable[[str], T]:
    """*parse* for an argument, whose error says what was expected where."""

    def parsed(text: str) -> T:
        try:
            return parse(text)
        except NotationError as error:
            raise ArgumentTypeError(str(error)) from None

    return parsed


def a_seed(text: str) -> str:
    """A seed of which a link can tell."""
    if not SEED.fullmatch(text):
        raise ArgumentTypeError("a seed has 1 to 40 letters, digits and hyphens")
    return text


def how_many(text: str) -> int:
    """A number of rounds."""
    if not re.fullmatch("[1-9][0-9]{0,8}", text):
        raise ArgumentTypeError("expected a number from 1")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the command line says."""
    parser = ArgumentParser(prog="fishka", description="A game with Rummikub rules.")
    commands = parser.add_subparsers(required=True, metavar="ask | play | solve | arena")

    def command(does: Callable[[Namespace], None]) -> ArgumentParser:
        added = commands.add_parser(does.__name__, help=does.__doc__, description=does.__doc__)
        added.set_defaults(does=does)
        return added

    command(ask)
    round_ = command(play)
    round_.add_argument("--players", type=int, choices=range(2, 7), default=3)
    round_.add_argument("--level", choices=LEVELS, default="casual")
    turn = command(solve)
    turn.add_argument("table", type=told_what(parse_table))
    turn.add_argument("rack", type=told_what(parse_tiles))
    turn.add_argument("--closed", action="store_true", help="the initial meld is still to be laid")
    turn.add_argument("--goal", choices=("tiles", "value"), default="tiles")
    many = command(arena)
    many.add_argument("levels", nargs="+", choices=LEVELS)
    many.add_argument("--rounds", type=how_many, default=20)
    for each in (round_, many):
        each.add_argument("--seed", type=a_seed, default="kestrel")
    for each in (round_, turn, many):
        each.add_argument("--rules", type=told_what(parse_rules), default="classic")
    options = parser.parse_args(arguments)
    try:
        options.does(options)
    except BrokenPipeError:  # whoever read this has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        raise SystemExit("") from None


if __name__ == "__main__":
    main()
