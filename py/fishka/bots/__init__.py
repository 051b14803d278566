"""Computer players: each level is one function from what its seat may see to a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ..view import Move, View
from . import beginner, casual, steady

Choose = Callable[[View, str], Move]

LEVELS: Mapping[str, Choose] = MappingProxyType(
    {"beginner": beginner.choose, "casual": casual.choose, "steady": steady.choose}
)
"""The players by name, weakest first; the text is the seed of this one choice."""
