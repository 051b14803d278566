"""The one error of the notation."""

from __future__ import annotations


class NotationError(ValueError):
    """A text that is not well-formed; `column`, from 1, is where the reader stopped in `text`.

    Of several lines, `text` is the one at fault, and `line`, from 1, its number.
    """

    def __init__(self, problem: str, text: str, column: int) -> None:
        self.problem = problem
        self.line, self.column, self.text = located(text, column)
        excerpt = _excerpt(self.text, self.column)
        super().__init__(f"{problem} ({place(text, column)} of {excerpt!r})")


def located(text: str, column: int) -> tuple[int, int, str]:
    """The line, from 1, and the column in it, from 1, of a column in all of *text*; and that line."""
    lines = text[: column - 1].split("\n")
    return len(lines), len(lines[-1]) + 1, text.split("\n")[len(lines) - 1].rstrip("\r")


def place(text: str, column: int) -> str:
    """The words for a place in *text*: its line too if there are several."""
    line, here, _ = located(text, column)
    return f"line {line}, column {here}" if "\n" in text else f"column {here}"


def _excerpt(text: str, column: int) -> str:
    """The text itself, or of a long text what lies near the column."""
    start, end = max(0, column - 31), column + 30
    if len(text) <= 60:
        return text
    return ("…" if start else "") + text[start:end] + ("…" if end < len(text) else "")
