"""The text of rules: a preset's name and what differs from it, fit for a link.

Underscores and spaces are written as hyphens: home;initial-meld-min=50;match-length=rounds-5
"""

from __future__ import annotations

import re

from ..rules import OPTIONS, Rules, options_of, rules_from
from .errors import NotationError
from .reader import Reader, whole

_NAME = re.compile(r"[a-z0-9_-]+", re.IGNORECASE)


def read_rules(reader: Reader) -> Rules:
    """Read a preset and the options that follow it, each after a semicolon."""
    start = reader.at
    options: dict[str, object] = {"preset": _name(reader, "the name of rules")}
    _checked(reader, start, options)
    while reader.take(";"):
        start = reader.at
        option = _name(reader, "an option")
        if option in options or not reader.take("="):
            reader.fail("another option" if option in options else "=", start if option in options else None)
        options[option] = _value(option, _name(reader, "a value"))
        _checked(reader, start, options)
    return rules_from(options)


def parse_rules(text: str) -> Rules:
    """The rules that *text* names; NotationError names the column.

    >>> parse_rules("sabra;joker-penalty=25").joker_penalty
    25
    """
    return whole(read_rules, text, "an option")


def format_rules(rules: Rules) -> str:
    """The shortest text of *rules*.

    >>> format_rules(Rules(match_length="rounds 5"))
    'classic;match-length=rounds-5'
    """
    options = options_of(rules)
    preset = options.pop("preset")
    return ";".join(
        [f"{preset}", *(f"{name}={str(value).lower()}" for name, value in options.items())]
    ).translate(_HYPHENS)


def _name(reader: Reader, wanted: str) -> str:
    found = reader.match(_NAME)
    if not found:
        reader.fail(wanted)
    return found[0].lower().replace("-", "_")


def _value(option: str, text: str) -> object:
    """The value that *text* writes, as the option has it; the text itself where it is none of them."""
    if option == "match_length":
        return text.replace("_", " ")
    return next((value for value in OPTIONS.get(option, ()) if str(value).lower() == text), text)


def _checked(reader: Reader, start: int, options: dict[str, object]) -> None:
    """Turn what the rules say against *options* into an error about what was read last."""
    try:
        rules_from(options)
    except ValueError as error:
        raise NotationError(str(error), reader.text, start + 1) from None


_HYPHENS = str.maketrans("_ ", "--")
