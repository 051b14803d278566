"""The options of the game: one frozen value, and the presets that name a set of them.

The meaning of every option is in the law, docs/rules.md §6.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any


def _option(*values: object) -> Any:
    """A field that takes one of *values*; the first is the default."""
    return field(default=values[0], metadata={"values": values})


@dataclass(frozen=True, slots=True)
class Rules:
    """Every rule that groups of players disagree about; what is left out is the classic game.

    >>> Rules(initial_meld_min=50).initial_meld_min
    50
    >>> Rules(initial_meld_min=31)
    Traceback (most recent call last):
    ValueError: initial_meld_min cannot be 31; it is one of 30, 0, 50
    """

    tile_set: str = _option("auto", "106", "160")
    rack_size: int = _option(14, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21)
    starter: str = _option("highest_draw", "biggest_rack", "random")
    next_starter: str = _option("draw_again", "winner", "rotate")
    initial_meld_min: int = _option(30, 0, 50)
    initial_meld_joker: str = _option("face", "forbidden")
    initial_meld_same_turn: str = _option("meld_only", "continue")
    take_back: str = _option("none", "points")
    joker_retrieve: str = _option("any_legal", "exact")
    joker_replace_source: str = _option("rack_or_table", "rack_only")
    joker_group3: str = _option("one_missing", "both_missing")
    joker_reuse: str = _option("new_set", "any_set", "keep")
    joker_reuse_rack_tiles: int = _option(0, 1, 2)
    joker_sets_locked: bool = _option(False, True)
    turn_seconds: int | str = _option(60, "none", 30, 40, 90, 120)
    timeout_clean_penalty: int = _option(1, 3)
    timeout_messy_penalty: int = _option(3)
    timeout_legal: str = _option("commit", "revert")
    invalid_commit: str = _option("reject", "penalty")
    pool_empty: str = _option("until_stuck", "one_extra_turn", "end")
    joker_penalty: int = _option(30, 25, 50, 100)
    stalemate_scoring: str = _option("difference", "full")
    never_opened_penalty: int | str = _option("none", 100)
    match_length: str = "circles"  # "circles", "circles N", "rounds N", "target N" or "open"
    match_winner: str = _option("wins_then_points", "points")

    def __post_init__(self) -> None:
        """Raise ValueError, naming the option and the value, where a value is none of the option's."""
        for option, values in OPTIONS.items():
            value = getattr(self, option)
            if not any(type(value) is type(known) and value == known for known in values):
                listed = ", ".join(map(str, values))
                raise ValueError(f"{option} cannot be {value!r}; it is one of {listed}")
        object.__setattr__(self, "match_length", _match_length(self.match_length))


_LENGTH = re.compile(r"(?:circles|(circles|rounds|target)(?: points)? ([1-9][0-9]{0,5})|open)")


def _match_length(value: object) -> str:
    """The one writing of a match's length: "circles 1" is "circles", "target points 200" is "target 200"."""
    match = _LENGTH.fullmatch(value) if isinstance(value, str) else None
    if not match:
        known = "circles, circles N, rounds N, target N, open"
        raise ValueError(f"match_length cannot be {value!r}; it is one of {known}")
    length = f"{match[1]} {match[2]}" if match[2] else match[0]
    return "circles" if length == "circles 1" else length


OPTIONS: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {option.name: option.metadata["values"] for option in fields(Rules) if option.metadata}
)
"""The values of every option but match_length, default first."""

_FAMILY: dict[str, Any] = {
    "initial_meld_joker": "forbidden",
    "joker_retrieve": "exact",
    "timeout_clean_penalty": 3,
    "pool_empty": "one_extra_turn",
    "match_winner": "points",
}
_HOME: dict[str, Any] = _FAMILY | {
    "initial_meld_min": 0,
    "initial_meld_joker": "face",
    "turn_seconds": "none",
    "take_back": "points",
    "joker_reuse": "keep",
    "starter": "biggest_rack",
}

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "classic": Rules(),
        "family": Rules(**_FAMILY),
        "home": Rules(**_HOME),
        "digital": Rules(
            joker_reuse="any_set", timeout_clean_penalty=3, invalid_commit="penalty", match_winner="points"
        ),
        "pressman": Rules(
            joker_retrieve="exact",
            joker_replace_source="rack_only",
            joker_reuse_rack_tiles=2,
            turn_seconds=120,
            invalid_commit="penalty",
            match_winner="points",
        ),
        "sabra": Rules(
            initial_meld_same_turn="continue",
            joker_sets_locked=True,
            joker_retrieve="exact",
            joker_reuse="any_set",
        ),
        "tournament": Rules(
            turn_seconds=40, joker_penalty=100, never_opened_penalty=100, pool_empty="one_extra_turn"
        ),
    }
)


def rules_from(value: str | Mapping[str, object] | None) -> Rules:
    """The rules that a preset's name, or options with or without "preset", stand for; None is classic.

    ValueError names the preset, the option or the value that is not known.

    >>> rules_from({"preset": "family", "rack_size": 10}).joker_retrieve
    'exact'
    """
    options: dict[str, Any] = {"preset": value} if isinstance(value, str) else dict(value or {})
    name = options.pop("preset", "classic")
    if not isinstance(name, str) or name not in PRESETS:
        raise ValueError(f"there is no preset {name!r}; there are {', '.join(PRESETS)}")
    for option in options:
        if option not in _NAMES:
            raise ValueError(f"there is no option {option!r}")
    return replace(PRESETS[name], **options)


def options_of(rules: Rules) -> dict[str, object]:
    """The nearest preset's name under "preset", and what differs from it.

    >>> options_of(Rules(joker_retrieve="exact"))
    {'preset': 'classic', 'joker_retrieve': 'exact'}
    """
    different = {name: differing(rules, preset) for name, preset in PRESETS.items()}
    nearest = min(different, key=lambda name: len(different[name]))
    return {"preset": nearest} | {option: getattr(rules, option) for option in different[nearest]}


def differing(rules: Rules, other: Rules) -> tuple[str, ...]:
    """The names of the options in which two rules differ, in the order of the law."""
    return tuple(name for name in _NAMES if getattr(rules, name) != getattr(other, name))


_NAMES = tuple(option.name for option in fields(Rules))
