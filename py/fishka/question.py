"""A question as it came through the door: every field is read by its type, or the question is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from .match import Player
from .melds import Layout
from .notation.link import is_name
from .notation.tiles import parse_lain, parse_tiles
from .rules import Rules, rules_from
from .tiles import Tile

T = TypeVar("T")

LONGEST = 400_000
"""More characters than any question needs: a match of many rounds has some 50,000."""


DEEPEST = 20
"""More brackets within brackets than any question has; json would end Pyodide over some thousands."""

LONGEST_NUMBER = 15
"""More digits than any number of the game has; of some thousands Python makes no text again."""

BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|([\[{])|([\]}])')


def nests_deeply(text: str) -> bool:
    """Whether JSON has more brackets within brackets than DEEPEST, those in strings not counted."""
    depth = 0
    for mark in BRACKETS.finditer(text):
        depth += bool(mark[1]) - bool(mark[2])
        if depth > DEEPEST:
            return True
    return False


def small(digits: str) -> int:
    """A whole number of JSON; ValueError: it is none of the game's."""
    if len(digits) > LONGEST_NUMBER:
        raise ValueError(f"a number of {len(digits)} digits")
    return int(digits)


class Refusal(Exception):
    """A question that cannot be answered: a sentence for the terminal, a code and details for the page."""

    def __init__(self, code: str, sentence: str, **details: object) -> None:
        super().__init__(sentence)
        self.code, self.details = code, details


class Question:
    """The fields of one question."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.fields = fields

    @classmethod
    def parse(cls, text: str) -> Question:
        """The question written as JSON; Refusal: it is none."""
        if len(text) > LONGEST:
            raise Refusal("question", "the question is too long")
        if nests_deeply(text):
            raise Refusal("question", "the question nests too deeply")
        try:
            fields = json.loads(text, parse_int=small)
        except ValueError as error:
            raise Refusal("question", f"expected a question in JSON: {error}") from None
        if not isinstance(fields, dict):
            raise Refusal("question", 'expected a question in JSON, such as {"do":"view"}')
        return cls(fields)

    def text(self, name: str, default: str | None = None) -> str:
        """The text under *name*."""
        return self._typed(name, str, "a text", default)

    def flag(self, name: str, default: bool | None = None) -> bool:
        """True or false under *name*."""
        return self._typed(name, bool, "true or false", default)

    def number(self, name: str, default: int | None = None) -> int:
        """The whole number under *name*."""
        return self._typed(name, int, "a whole number", default)

    def numbers(self, name: str) -> tuple[int, ...]:
        """The list of whole numbers under *name*."""
        return tuple(self._all(name, int, "whole numbers"))

    def texts(self, name: str) -> tuple[str, ...]:
        """The list of texts under *name*."""
        return tuple(self._all(name, str, "texts"))

    def flags(self, name: str) -> tuple[bool, ...]:
        """The list of true and false under *name*."""
        return tuple(self._all(name, bool, "true and false"))

    def parts(self, name: str) -> tuple[Question, ...]:
        """The list of objects under *name*, each to be read as a question is."""
        return tuple(map(Question, self._all(name, dict, "objects")))

    def seat(self, name: str, players: int) -> int | None:
        """The seat under *name*, from 0; null or left out: nobody's."""
        value = self.fields.get(name)
        if value is None:
            return None
        if type(value) is not int or not 0 <= value < players:
            raise Refusal("question", f'"{name}" must be null or a seat from 0 to {players - 1}')
        return value

    def rules(self) -> Rules:
        """The rules under "rules"; left out: classic."""
        value = self.fields.get("rules")
        if value is not None and not isinstance(value, str | dict):
            raise Refusal("rules", '"rules" must be a preset or options')
        try:
            return rules_from(value)
        except ValueError as error:
            raise Refusal("rules", str(error)) from None

    def players(self, levels: Sequence[str]) -> tuple[Player, ...]:
        """The players under "players", each a person, or a computer of one of these levels."""
        return tuple(part._player(levels) for part in self.parts("players"))

    def _player(self, levels: Sequence[str]) -> Player:
        name, kind = self.text("name", ""), self.one_of("kind", ("person", "computer"), "person")
        if not is_name(name):
            raise Refusal("players", "a name has 40 printable characters at most")
        return Player(name, kind, self.one_of("level", levels)) if kind == "computer" else Player(name)

    def rack(self, name: str) -> tuple[Tile, ...]:
        """The tiles of the rack under *name*."""
        return parse_tiles(self.text(name))

    def layout(self, name: str = "layout") -> Layout:
        """The rows under *name*, a list of texts."""
        return tuple(map(parse_lain, self.texts(name)))

    def one_of(self, name: str, choices: Sequence[str], default: str | None = None) -> str:
        """The text under *name*, which is one of *choices*."""
        value = self.text(name, default)
        if value not in choices:
            raise Refusal("question", f'"{name}" must be one of {", ".join(choices)}')
        return value

    def _all(self, name: str, kind: type[T], words: str) -> list[T]:
        items = self._typed(name, list, "a list")
        if not all(type(item) is kind for item in items):
            raise Refusal("question", f'"{name}" must be a list of {words}')
        return items

    def _typed(self, name: str, kind: type[T], words: str, default: T | None = None) -> T:
        value = self.fields.get(name)
        if value is None and default is not None:
            return default
        if isinstance(value, kind) and type(value) is kind:  # True is no number
            return value
        raise Refusal("question", f'"{name}" must be {words}')
