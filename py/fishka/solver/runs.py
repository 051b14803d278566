"""How the runs of one colour go on from one number to the next.

Knows counts only.  The letters, here and in the rest of the kernel:

    g  tiles of the colour that go into groups at this number      r  real tiles that go into runs
    u  rack tiles that stay on the rack                            j  jokers that go into runs
    state  how many runs stand open: (a, b, d, x, y).  a runs of one tile and b of two must grow at the next
           number, d of three or more may; x of one and y of more tiles are jokers only and must grow until a
           real tile comes

*Lean* search puts a joker only where it can matter: all real copies of its tile are in use; it opens no run
but at the third number from the end (elsewhere it serves as well behind the run); behind a long run a tile
must follow it (else it is to spare, and any meld takes it in the end).  *Full* search allows every place.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

State = tuple[int, int, int, int, int]
Option = tuple[int, int, int, int, State]
"""(g, j, u, r, next state)"""

EMPTY: State = (0, 0, 0, 0, 0)


class Spot(NamedTuple):
    """What is to be had of a colour at a number."""

    must: int  # table tiles
    may: int  # rack tiles
    groups: int  # bit g is set where g tiles may go into groups
    jokers: int  # at most so many
    ahead: int  # tiles to be had at the next number
    beyond: int  # and at the one after
    to_come: int  # numbers that come after this one, 2 for more
    lean: bool
    may_open: bool  # lean search only: a joker may open a run here


def options(state: State, spot: Spot) -> Iterator[Option]:
    """All that the colour can do at the spot with its runs in this state."""
    a, b, d, x, y = state
    would_take = a + b + d + x + y  # a tile that these runs still want never stays on the rack
    had = spot.must + spot.may
    for u in range(spot.may + 1):
        jokers = 0 if spot.lean and u else spot.jokers
        for g in range(had - u + 1):
            r = had - u - g
            if not spot.groups >> g & 1 or r + jokers < would_take - d:
                continue
            for j in range(max(0, would_take - d - r), jokers + 1):
                if u and r + j < would_take:
                    continue
                then = lean(state, r, j, spot.may_open) if spot.lean else full(state, r, j)
                if then is not None and (fitting := _cut(state, then, j, spot)) is not None:
                    yield g, j, u, r, fitting


def lean(state: State, r: int, j: int, may_open: bool) -> State | None:
    """The state after *r* real tiles and *j* jokers, jokers where they can matter; None where they cannot."""
    a, b, d, _, _ = state
    r -= max(0, a + b - j)
    j = max(0, j - a - b)
    longer = min(d, r)
    followed = min(d - longer, j)
    opened = j - followed
    if opened and not may_open:
        return None
    return r - longer + opened, a + followed, b + longer, 0, 0


def full(state: State, r: int, j: int) -> State:
    """The state after *r* real tiles and *j* jokers anywhere, real ones first where there are only jokers."""
    a, b, d, x, y = state
    more = r + j - a - b - x - y
    longer = min(d, more)
    real_y = min(y, r)
    real_x = min(x, r - real_y)
    real_new = min(more - longer, r - real_y - real_x)
    opened = more - longer - real_new
    return real_new, a + real_x, b + real_y + longer, opened, x - real_x + y - real_y


def _cut(before: State, state: State, j: int, spot: Spot) -> State | None:
    """The state without long runs that nothing can lengthen; None where short ones cannot grow."""
    a, b, d, x, y = state
    if not spot.to_come:
        return None if a + b + x + y else EMPTY
    jokers = spot.jokers - j
    lacking = max(0, a + b + x + y - spot.ahead) + max(0, a + x - spot.beyond)
    if lacking > jokers or (spot.to_come == 1 and a + x):
        return None
    if spot.lean and b - before[0] > spot.ahead and not spot.may_open:
        return None  # two jokers behind a long run: the tile behind them does better without them
    return a, b, min(d, spot.ahead + jokers), x, y
