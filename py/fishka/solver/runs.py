"""How the runs of one colour go on from one number to the next.

Knows counts only.  The legend, used throughout the solver:

    g  tiles of the colour that go into groups at this number      r  real tiles that go into runs
    u  rack tiles left on the rack                                 j  jokers that go into runs
    s  state: how many runs stand open, as the number of an entry in STATES
       (a, b, d, x, y): a runs of one tile and b of two, which must grow at the next number; d of three or more,
       which may grow or stop; x and y of one and two tiles that are jokers only (a meld needs a real tile)

*Lean* search places a joker only where it can matter: every real copy of its tile is in use, it never opens a run
except two below the last number (elsewhere it serves as well behind the run), and behind a long run it must be
followed by a tile (or it is to spare, and goes to any meld in the end).  *Full* search allows every place.
"""

from __future__ import annotations

from collections.abc import Iterator

State = tuple[int, int, int, int, int]
Option = tuple[int, int, int, int, int]

EMPTY = 0
BITS = 10  # a state's number fits into so many bits
STATES: list[State] = [(0, 0, 0, 0, 0)]
_numbers: dict[State, int] = {STATES[0]: EMPTY}
_options: dict[tuple[int, ...], tuple[Option, ...]] = {}


def numbered(state: State) -> int:
    """The number of *state*."""
    s = _numbers.get(state)
    if s is None:
        s = _numbers[state] = len(STATES)
        STATES.append(state)
    return s


def lean(state: State, r: int, j: int, may_open: bool) -> State | None:
    """The state after *r* real tiles and *j* jokers, jokers where they can matter; None where they do not fit."""
    a, b, d, _, _ = state
    must = a + b
    if r + j < must:
        return None
    r -= max(0, must - j)
    j = max(0, j - must)
    longer = min(d, r)
    followed = min(d - longer, j)
    opened = j - followed
    if opened and not may_open:
        return None
    return (r - longer + opened, a + followed, b + longer, 0, 0)


def full(state: State, r: int, j: int) -> State | None:
    """The state after *r* real tiles and *j* jokers, jokers anywhere; None where they do not fit."""
    a, b, d, x, y = state
    more = r + j - a - b - x - y
    if more < 0 or r < y:
        return None
    longer = min(d, more)
    r -= y
    real_x = min(x, r)
    real_new = min(more - longer, r - real_x)
    return (real_new, a + real_x, b + y + longer, more - longer - real_new, x - real_x)


def options(
    s: int, must: int, may: int, groups: int, jokers: int, ahead: int, beyond: int, edge: int
) -> tuple[Option, ...]:
    """All (g, j, u, r, next s) from state *s* at a number with *must* table tiles and *may* rack tiles of the colour.

    *groups*: bit g is set where g tiles may go into groups; *jokers*: at most so many; *ahead*, *beyond*: tiles
    and jokers to be had at the next number and the one after; *edge*: 0 full search, 1 lean, 2 lean and a joker may open.
    """
    key = (s, must, may, groups, jokers, ahead, beyond, edge)
    found = _options.get(key)
    if found is None:
        if len(_options) > 200_000:
            _options.clear()
        found = _options[key] = tuple(_all_options(*key))
    return found


def _all_options(
    s: int, must: int, may: int, groups: int, jokers: int, ahead: int, beyond: int, edge: int
) -> Iterator[Option]:
    state = STATES[s]
    to_grow, long = state[0] + state[1] + state[3] + state[4], state[2]
    for u in range(may + 1):
        for g in range(must + may - u + 1):
            r = must + may - u - g
            for j in range(jokers + 1 if u == 0 or not edge else 1):
                if not groups >> g & 1 or (u and r + j < to_grow + long):
                    continue  # the tile left on the rack would go to a long run
                then = lean(state, r, j, edge == 2) if edge else full(state, r, j)
                if then is None:
                    continue
                a, b, d, x, y = then
                if a + b + x + y <= ahead and a + x <= beyond:
                    yield g, j, u, r, numbered((a, b, min(d, ahead), x, y))
