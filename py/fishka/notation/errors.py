"""The one error of the notation."""

from __future__ import annotations


class NotationError(ValueError):
    """A text that is not well-formed; `column`, from 1, is where the reader stopped in `text`."""

    def __init__(self, problem: str, text: str, column: int) -> None:
        super().__init__(f"{problem} (column {column} of {_excerpt(text, column)!r})")
        self.problem = problem
        self.text = text
        self.column = column


def _excerpt(text: str, column: int) -> str:
    """The text itself, or of a long text what lies near the column."""
    start, end = max(0, column - 31), column + 30
    if len(text) <= 60:
        return text
    return ("…" if start else "") + text[start:end] + ("…" if end < len(text) else "")
