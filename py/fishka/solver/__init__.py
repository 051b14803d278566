"""The solver: the best legal turn, proven.

`kernel` and what it stands on know tiles as ints and jokers as free; `turn` adds the law; `steps` tells
people how.
"""
