"""A cursor over a text, so that every error names its column in the whole text."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NoReturn, TypeVar

from .errors import NotationError

T = TypeVar("T")


class Reader:
    """A text and the place up to which it has been read."""

    def __init__(self, text: str, at: int = 0) -> None:
        self.text = text
        self.at = at

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Read what *pattern* matches here, or read nothing and return None."""
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def take(self, mark: str) -> bool:
        """Read *mark* if it stands here."""
        here = self.text.startswith(mark, self.at)
        self.at += len(mark) * here
        return here

    def fail(self, wanted: str, at: int | None = None) -> NoReturn:
        """Raise the NotationError that *wanted* was expected here, or at *at*."""
        place = self.at if at is None else at
        rest = self.text[place : place + 12]
        found = f"at {rest!r}" if rest else "at the end"
        raise NotationError(f"expected {wanted} {found}", self.text, place + 1)

    def end(self, wanted: str = "the end") -> None:
        """Fail unless everything has been read."""
        if self.at < len(self.text):
            self.fail(wanted)


def whole(read: Callable[[Reader], T], text: str, more: str = "the end") -> T:
    """What *read* makes of all of *text*; *more* names what might have followed where it stopped early."""
    reader = Reader(text)
    value = read(reader)
    reader.end(more)
    return value
