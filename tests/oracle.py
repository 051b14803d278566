"""The joker law once more, slowly and word by word: every tile is followed by itself, every way is tried.

It shares nothing with the engine but the types.  It answers only whether the jokers are in order; the rows on
both sides must be melds.
"""

from collections import Counter
from itertools import permutations, product

COLOURS = "kbor"
JOKER = ("j", 0)
RACK = "rack"


def is_run(faces):
    return (
        3 <= len(faces) <= 13
        and len({colour for colour, _ in faces}) == 1
        and all(number == faces[0][1] + i for i, (_, number) in enumerate(faces))
    )


def is_group(faces):
    return (
        len(faces) in (3, 4) and len({n for _, n in faces}) == 1 and len({c for c, _ in faces}) == len(faces)
    )


def meanings(row):
    """All (kind, faces) that a row in its order can mean, each joker being one definite tile."""
    row = [tuple(tile) for tile in row]
    real = [tile for tile in row if tile != JOKER]
    if not real:
        return []
    likely = {(c, n) for c in COLOURS for n in range(1, 14) if n == real[0][1] or c == real[0][0]}
    places = [i for i, tile in enumerate(row) if tile == JOKER]
    found = []
    for tiles in product(sorted(likely), repeat=len(places)):
        faces = list(row)
        for place, tile in zip(places, tiles, strict=True):
            faces[place] = tile
        if is_run(faces):
            found.append(("run", tuple(faces)))
        if is_group(faces):
            found.append(("group", tuple(faces)))
    return found


class Melt:
    """A row with one meaning."""

    def __init__(self, row, meaning):
        self.row = tuple(tuple(tile) for tile in row)
        self.kind, self.faces = meaning

    def same_as(self, other):
        """A run is its tiles in order with what they show, a group its tiles in any order."""
        if self.kind != other.kind:
            return False
        if self.kind == "run":
            return (self.row, self.faces) == (other.row, other.faces)
        return sorted(self.row) == sorted(other.row)


def jokers_in_order(rules, table, layout):
    """Whether some reading, some matching and some heirs obey the law of jokers."""
    table, layout = list(table), list(layout)
    for row in list(table):  # what lies there exactly as it lay is not read anew
        if row in layout:
            table.remove(row)
            layout.remove(row)
    for meant in product(*map(meanings, table + layout)):
        before = [Melt(row, meaning) for row, meaning in zip(table, meant, strict=False)]
        after = [Melt(row, meaning) for row, meaning in zip(layout, meant[len(table) :], strict=True)]
        for meld in list(before):
            twin = next((other for other in after if meld.same_as(other)), None)
            if twin:
                before.remove(meld)
                after.remove(twin)
        if any(obeys(rules, before, after, way) for way in matchings(before, after)):
            return True
    return False


def matchings(before, after):
    """All dicts {(meld, place) after or (RACK, n): (meld, place) before or (RACK, n)}."""
    kinds = sorted({tile for meld in before + after for tile in meld.row})
    per_kind = []
    for kind in kinds:
        old = [(k, p) for k, meld in enumerate(before) for p, tile in enumerate(meld.row) if tile == kind]
        new = [(j, p) for j, meld in enumerate(after) for p, tile in enumerate(meld.row) if tile == kind]
        old += [(RACK, n) for n in range(len(new) - len(old))]
        new += [(RACK, (kind, n)) for n in range(len(old) - len(new))]
        per_kind.append([dict(zip(new, order, strict=True)) for order in permutations(old)])
    for choice in product(*per_kind):
        yield {place: origin for part in choice for place, origin in part.items()}


def obeys(rules, before, after, way):
    went = {origin: place for place, origin in way.items() if origin[0] != RACK}
    lay_with = [
        Counter(went[k, p][0] for p, tile in enumerate(meld.row) if tile != JOKER)
        for k, meld in enumerate(before)
    ]
    candidates = []
    for shares in lay_with:
        shares = {j: n for j, n in shares.items() if j != RACK}
        most = max(shares.values(), default=0)
        candidates.append([j for j, n in shares.items() if n == most] if most >= 2 else [None])
    return any(obeys_with(rules, before, after, way, went, lay_with, heirs) for heirs in product(*candidates))


def obeys_with(rules, before, after, way, went, lay_with, heirs):
    jokers = [(k, p) for k, meld in enumerate(before) for p, tile in enumerate(meld.row) if tile == JOKER]
    freed = []
    for k, p in jokers:
        j, q = went[k, p]
        stays = (
            j != RACK
            and before[k].kind == after[j].kind
            and before[k].faces[p] == after[j].faces[q]
            and set(before[k].row) & set(after[j].row) - {JOKER}
        )
        if not stays:
            freed.append((k, p))

    def moved(tile, owner):
        for place, (k, p) in way.items():
            if k == RACK:
                if place[0] != RACK and after[place[0]].row[place[1]] == tile:
                    return True
            elif before[k].row[p] == tile and rules.joker_replace_source == "rack_or_table":
                if heirs[k] is None or heirs[k] != place[0]:
                    return True
                if k != owner and heirs[owner] is not None and place[0] == heirs[owner]:
                    return True
        return False

    def exchanged(k, p):
        group3 = before[k].kind == "group" and len(before[k].row) == 3
        if group3 and rules.joker_group3 == "both_missing":
            number = before[k].faces[0][1]
            there = {tile[0] for tile in before[k].row}
            missing = [(colour, number) for colour in COLOURS if colour not in there]
            if sum(moved(tile, k) for tile in missing) < 2:
                return False
        if rules.joker_retrieve == "exact" or rules.joker_sets_locked:
            return moved(before[k].faces[p], k)
        return True

    for k, p in freed:
        j, q = went[k, p]
        if j == RACK and rules.joker_reuse != "keep":
            return False
        if j != RACK:
            if rules.joker_reuse == "new_set" and j in heirs:
                return False
            laid = sum(1 for place, origin in way.items() if place[0] == j and origin[0] == RACK)
            if laid < rules.joker_reuse_rack_tiles:
                return False
        if not exchanged(k, p):
            return False
    if rules.joker_sets_locked:
        for k, meld in enumerate(before):
            staying = [
                (owner, p)
                for owner, p in jokers
                if owner == k and (owner, p) not in freed and not exchanged(owner, p)
            ]
            if staying:
                home = went[staying[0]][0]
                real = sum(tile != JOKER for tile in meld.row)
                if any(went[joker][0] != home for joker in staying) or lay_with[k][home] != real:
                    return False
    return True
