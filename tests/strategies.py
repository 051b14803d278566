"""Hypothesis strategies: rules, tiles, rows, melds and layouts, mostly with few numbers so that tiles repeat."""

from hypothesis import strategies as st

from fishka.melds import Group, Run
from fishka.rules import OPTIONS, Rules
from fishka.tiles import COLOURS, JOKER, Tile

lengths = st.one_of(
    st.sampled_from(["circles", "open"]),
    st.builds("{} {}".format, st.sampled_from(["circles", "rounds", "target"]), st.integers(1, 999)),
)
rules = st.builds(Rules, match_length=lengths, **{name: st.sampled_from(OPTIONS[name]) for name in OPTIONS})
joker_rules = st.builds(
    Rules,
    **{name: st.sampled_from(OPTIONS[name]) for name in OPTIONS if name.startswith("joker_re")},
    joker_group3=st.sampled_from(OPTIONS["joker_group3"]),
    joker_sets_locked=st.booleans(),
)
real_tiles = st.builds(Tile, st.sampled_from(COLOURS), st.integers(1, 13))
few_tiles = st.builds(Tile, st.sampled_from("kr"), st.integers(1, 5))
tiles = st.one_of(real_tiles, few_tiles, st.just(JOKER))
rows = st.lists(tiles, min_size=1, max_size=6).map(tuple)


@st.composite
def runs(draw):
    length = draw(st.integers(3, 6))
    first = draw(st.integers(1, 14 - length))
    jokers = draw(st.sets(st.integers(0, length - 1), max_size=min(2, length - 1)))
    return Run(draw(st.sampled_from(COLOURS)), first, length, tuple(sorted(jokers)))


@st.composite
def groups(draw):
    number = draw(st.integers(1, 13))
    colours = draw(st.permutations(COLOURS))[: draw(st.integers(3, 4))]
    jokers = draw(st.integers(0, min(2, len(colours) - 1)))
    return Group(number, tuple(JOKER if i < jokers else Tile(c, number) for i, c in enumerate(colours)))


melds = st.one_of(runs(), groups())
meld_rows = melds.map(lambda meld: meld.tiles)
lains = st.one_of(rows, meld_rows, melds)
layouts = st.lists(lains, max_size=5).map(tuple)
tables = st.lists(st.one_of(meld_rows, melds), max_size=4).map(tuple)
racks = st.lists(tiles, max_size=8)
