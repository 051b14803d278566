"""Small tables of tests/data in columns, and random turns with jokers."""

import random
from collections import Counter
from pathlib import Path

from fishka.melds import Group, arrange
from fishka.tiles import COLOURS, JOKER, Tile

DATA = Path(__file__).parent / "data"


def lines(name, columns, mark=None):
    """The rows of a table, split at *mark* or at spaces; the last column takes what is left."""
    found = []
    for line in (DATA / name).read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            cells = [cell.strip() for cell in line.split(mark, columns - 1)]
            assert len(cells) == columns, line
            found.append(tuple(cells))
    return found


class Turns:
    """Random turns on small tables of few kinds of tiles, where a joker lies and often is moved."""

    def __init__(self, seed, jokers=2):
        self.chance = random.Random(seed)
        self.jokers = jokers

    def __iter__(self):
        while True:
            self.highest = self.chance.choice([4, 5, 7, 13])
            self.colours = self.chance.choice(["k", "kr", "kbor"])
            table = self.table()
            if table and (turn := self.turn(table)):
                yield table, *turn

    def table(self):
        """One to three melds, a joker among them, of no more than 11 tiles."""
        left, table = self.jokers, []
        for _ in range(self.chance.randint(1, 3)):
            table.append(self.meld(left))
            left -= table[-1].count(JOKER)
        tiles = Counter(tile for row in table for tile in row)
        fits = tiles.total() <= 11 and max(tiles.values()) <= 3
        return table if tiles[JOKER] and fits else None

    def meld(self, jokers):
        chance = self.chance
        if chance.random() < 0.5:
            number = chance.randint(1, self.highest)
            row = [Tile(colour, number) for colour in chance.sample(COLOURS, chance.choice([3, 3, 4]))]
        else:
            size = min(self.highest, chance.choice([3, 3, 4, 5]))
            first, colour = chance.randint(1, self.highest - size + 1), chance.choice(self.colours)
            row = [Tile(colour, first + i) for i in range(size)]
        for place in chance.sample(
            range(len(row)), min(jokers, len(row) - 1, chance.choice([0, 0, 1, 1, 2]))
        ):
            row[place] = JOKER
        return tuple(row)

    def turn(self, table):
        """What was laid, and the layout: some rows stay, the rest and the laid tiles make new melds."""
        chance, tiles = self.chance, [tile for row in table for tile in row]
        for _ in range(6):
            laid = [self.near(chance.choice(tiles)) for _ in range(chance.randint(1, 4))]
            stay = [row for row in table if chance.random() < 0.3]
            pool = Counter(tiles + laid) - Counter(tile for row in stay for tile in row)
            if chance.random() < 0.15:
                pool[chance.choice(list(pool))] -= 1
            if Counter(tiles + laid)[JOKER] <= self.jokers and max(Counter(tiles + laid).values()) <= 4:
                layout = self.cover(list((+pool).elements()), [60])
                if layout is not None:
                    return laid, stay + layout
        return None

    def near(self, tile):
        """A joker, or a tile that may go with *tile*."""
        if tile == JOKER or self.chance.random() < 0.15:
            return JOKER
        number = min(13, max(1, tile.number + self.chance.choice([-2, -1, 0, 1, 2])))
        return self.chance.choice([Tile(tile.colour, number), Tile(self.chance.choice(COLOURS), tile.number)])

    def cover(self, pool, patience):
        """Some melds that use up *pool*; None: there are none, or patience ran out."""
        if not pool:
            return []
        patience[0] -= 1
        real = sorted(tile for tile in pool if tile != JOKER)
        if not real or patience[0] < 0:
            return None
        first = self.chance.choice(real[:2])
        for meld in self.melds_with(first, pool):
            rest = Counter(pool) - Counter(meld.tiles)
            others = self.cover(list(rest.elements()), patience)
            if others is not None:
                row = list(meld.tiles)
                if isinstance(meld, Group):
                    self.chance.shuffle(row)
                return [tuple(row), *others]
        return None

    def melds_with(self, first, pool):
        kinds = sorted(set(pool) - {first, JOKER})
        run = [tile for tile in kinds if tile.colour == first.colour and abs(tile.number - first.number) < 5]
        group = [tile for tile in kinds if tile.number == first.number]
        found = []
        for _ in range(24):
            mates = self.chance.choice([run, group])
            chosen = self.chance.sample(mates, self.chance.randint(0, min(4, len(mates))))
            spare = self.chance.randint(0, pool.count(JOKER))
            if melds := arrange((first, *chosen, *[JOKER] * spare)):
                found.append(self.chance.choice(melds))
        return found[:6]
