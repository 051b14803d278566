"""Thrift: a joker is worth keeping until it wins something."""

from __future__ import annotations

from collections.abc import Callable

from ..melds import Row
from ..tiles import JOKER
from .turn import Plan


def thrifty(best: Callable[[Row], Plan], rack: Row) -> Plan:
    """The turn of most tiles without the jokers that win nothing; *best* finds it for a part of the *rack*.

    A joker goes only where more real tiles go with it, or where nothing is left on the rack.
    """
    plan = best(rack)
    if len(plan.laid) == len(rack):
        return plan
    while spent := plan.laid.count(JOKER):
        keeping = best(_with_jokers(rack, spent - 1))
        if _real(keeping) < _real(plan):
            break
        plan = keeping
    return plan


def _with_jokers(rack: Row, jokers: int) -> Row:
    return (*(tile for tile in rack if tile != JOKER), *[JOKER] * jokers)


def _real(plan: Plan) -> int:
    return len(plan.laid) - plan.laid.count(JOKER)
