"""What the judge will say once held tiles are let go, known while they are still held.

Most drops of one hand lead to the same verdict on the turn: as long as some row is no meld it matters only
which melds lie there, and on an open table not even that: a turn's other faults are about its tiles then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .hand import Hand, Numbers
from .melds import Lain, Layout, readings
from .verdict import Verdict


class Foreseen(NamedTuple):
    """A verdict, and one of the layouts that have it, whose are its faults of single rows."""

    layout: Layout
    verdict: Verdict


class Foresight:
    """The verdicts on the layouts to which the drops of one hand lead; *judge* is asked as seldom as can be.

    *is_open*: the whole table may be touched.
    """

    def __init__(self, judge: Callable[[Layout], Verdict], is_open: bool, hand: Hand) -> None:
        self._judge, self._is_open, self._hand = judge, is_open, hand
        self._left: Layout = tuple(map(hand.faces, hand.left or ()))
        self._broken = {at for at, lain in enumerate(hand.layout) if not readings(lain)}
        self._known: dict[object, Foreseen] = {}

    def verdict(self, at: int | None, rows: tuple[Numbers, ...]) -> Foreseen:
        """What the judge will say when *rows* have taken the place of row *at*; None: they lie beside all."""
        faces = tuple(map(self._hand.faces, rows))
        melds = tuple(filter(readings, faces))
        left = () if at == self._hand.source else self._left
        rest = self._broken - {at, self._hand.source}
        is_broken = bool(rest) or len(melds) < len(faces) or not all(map(readings, left))
        key = None if is_broken and self._is_open and rows else (at, len(rows), melds)
        if key not in self._known:
            layout = self.layout(at, faces)
            self._known[key] = Foreseen(layout, self._judge(layout))
        return self._known[key]

    def layout(self, at: int | None, faces: Layout) -> Layout:
        """All rows once *faces* have taken the place of row *at* and the held tiles are gone from theirs."""
        after = list[Lain]()
        for index, lain in enumerate(self._hand.layout):
            if index == at:
                after += faces
            elif index == self._hand.source:
                after += self._left
            else:
                after.append(lain)
        return (*after, *faces) if at is None else tuple(after)
