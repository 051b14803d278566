"""A match: who plays, and the rounds that they have played; how many there are and who leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .deal import Deal, next_seed
from .game import Event, Game, Turn
from .position import Position
from .rules import Rules

Tags = tuple[tuple[str, str], ...]
"""Names and values that a record carried and that mean nothing to the game."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person or a computer, the latter with a level."""

    name: str
    kind: str = "person"
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a match stands; *winners* are those ahead, who have won it once it is *over*."""

    totals: tuple[int, ...]
    wins: tuple[int, ...]
    winners: tuple[int, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class Match:
    """The players and their rounds, the last of which may be going on.  Playing on gives the next value."""

    players: tuple[Player, ...]
    games: tuple[Game, ...]
    salt: str = ""  # keeps the seeds of later rounds and the commitments from being guessed
    tags: Tags = ()
    round_tags: tuple[Tags, ...] = ()
    apart: bool = False  # people play on devices of their own and send each other links

    @classmethod
    def begin(cls, players: Sequence[Player], start: Deal | Position, salt: str = "") -> Match:
        """A match whose first round has just been dealt; ValueError: it cannot be dealt."""
        return cls(tuple(players), (Game.begin(start),), salt)

    @property
    def rules(self) -> Rules:
        """The rules of every round."""
        return self.game.first.rules

    @property
    def game(self) -> Game:
        """The round that is going on, or was played last."""
        return self.games[-1]

    @property
    def seed(self) -> str:
        """The seed of the first deal; "position" where there was none."""
        start = self.games[0].start
        return start.seed if isinstance(start, Deal) else "position"

    @property
    def turn(self) -> int:
        """A number that grows with every event and every new round: what a question is about."""
        return sum(1 + len(game.turns) for game in self.games)

    @property
    def standing(self) -> Standing:
        """The totals of the rounds that are over."""
        outcomes = [outcome for game in self.games if (outcome := game.outcome)]
        return standing(self.rules, len(self.players), [(each.scores, each.winners) for each in outcomes])

    @property
    def longest(self) -> Turn | None:
        """The turn that has laid most tiles, the first of several; None: nobody has laid any."""
        turns = (turn for game in self.games for turn in game.turns if turn.laid)
        return max(turns, key=lambda turn: turn.tiles, default=None)

    def play(self, event: Event) -> Match:
        """The match after *event*; IllegalMove: the rules do not allow it here."""
        return replace(self, games=(*self.games[:-1], self.game.play(event)))

    def next_round(self) -> Match:
        """The match with its next round dealt; the last one must be over."""
        seed = next_seed(self.seed, self.salt, len(self.games) + 1)
        deal = Deal(self.rules, len(self.players), seed, self._next_starter())
        return replace(self, games=(*self.games, Game.begin(deal)))

    def _next_starter(self) -> int | None:
        """Who starts the next round (option next_starter); None: the next deal finds out."""
        match self.rules.next_starter:
            case "winner":
                outcome = self.game.outcome
                return outcome.winners[0] if outcome else None
            case "rotate":
                return (self.game.first.seat + 1) % len(self.players)
            case _:
                return None


def standing(rules: Rules, players: int, rounds: Sequence[tuple[Sequence[int], Sequence[int]]]) -> Standing:
    """How a match stands after *rounds*, each its scores and its winners (docs/rules.md §5)."""
    totals = tuple(sum(scores[seat] for scores, _ in rounds) for seat in range(players))
    wins = tuple(sum(seat in winners for _, winners in rounds) for seat in range(players))
    merits = list(
        zip(totals, totals, strict=True) if rules.match_winner == "points" else zip(wins, totals, strict=True)
    )
    ahead = tuple(seat for seat, merit in enumerate(merits) if merit == max(merits))
    return Standing(totals, wins, ahead, _is_over(rules, players, len(rounds), totals))


def length(rules: Rules, players: int) -> int | None:
    """How many rounds a match has; None: it is not counted in rounds."""
    unit, _, count = rules.match_length.partition(" ")
    if unit == "circles":
        return players * int(count or 1)
    return int(count) if unit == "rounds" else None


def _is_over(rules: Rules, players: int, played: int, totals: Sequence[int]) -> bool:
    unit, _, count = rules.match_length.partition(" ")
    if unit == "target":
        return max(totals) >= int(count)
    rounds = length(rules, players)
    return rounds is not None and played >= rounds
