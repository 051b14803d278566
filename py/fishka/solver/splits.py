"""How a node is split where the judge refused its best table: by the next thing the law may hang on.

Together the children of a node hold every legal table that it holds; the likeliest come last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from ..melds import Layout
from ..tiles import JOKER
from . import fates
from .fates import TILES, Fate
from .node import HIDDEN, Faces, Node, Question, counts_of, tiles_of
from .smallest import smallest_openings


def children(question: Question, node: Node, refused: Layout | None, faults: set[str]) -> Iterator[Node]:
    """The node split; *refused*: a table of it, and what was wrong with that."""
    if "took_too_much" in faults and refused is not None:
        return by_count(question, node, refused)
    if "opening" in faults and not node.opening:
        return by_opening(question, node)
    for i, fate in enumerate(node.fates):
        if fate is None:
            return by_fate(question, node, i)
    for i, fate in enumerate(node.fates):
        if fate and fate.face >= 0 and node.places[i] is None:
            return by_meld(question, node, i, fate)
    return by_rest(question, node)


def by_fate(question: Question, node: Node, i: int) -> Iterator[Node]:
    """Everything that may become of a joker."""
    joker, rules = question.jokers[i], question.rules
    anywhere = rules.joker_reuse != "new_set" and not rules.joker_reuse_rack_tiles
    for needs in fates.payments(rules, joker, question.on_table, question.on_rack):
        if rules.joker_reuse == "keep":
            yield fated(question, node, i, Fate("rack", needs=needs))
        for face in (fates.ANY,) if anywhere else _open_faces(question, node):
            yield fated(question, node, i, Fate("freed", face, needs=needs))
        if rules.joker_sets_locked and not anywhere:
            for stay in fates.stays(joker):
                yield fated(question, node, i, replace(stay, whole=False, needs=needs))
    for fate in fates.stays(joker):
        yield fated(question, node, i, fate)


def _open_faces(question: Question, node: Node) -> Iterator[int]:
    """The faces around which there are tiles enough for a meld."""
    jokers = question.spare(node) - 1
    for face in range(TILES):
        for meld in fates.melds_with(face, 3):
            if sum([not node.most[other] for other in meld if other != face]) <= jokers:
                yield face
                break


def fated(question: Question, node: Node, i: int, fate: Fate) -> Node:
    """The node with the fate of a joker decided."""
    least, most = list(node.least), list(node.most)
    faces = Counter(node.labels)
    if fate.face >= 0:
        least[fate.face] += 1
        most[fate.face] += 1
        faces[fate.face] += 1
    for tile in fate.needs:
        least[tile] = max(least[tile], question.on_table[tile] + faces[tile] + 1)
    known = (*node.fates[:i], fate, *node.fates[i + 1 :])
    return replace(node, least=tuple(least), most=tuple(most), fates=known)


def by_meld(question: Question, node: Node, i: int, fate: Fate) -> Iterator[Node]:
    """Every meld that a joker may lie in."""
    for m, meld in enumerate(node.pinned):
        if fate.face in meld:
            yield replace(node, places=(*node.places[:i], m, *node.places[i + 1 :]))
    if fate.kind == "stays":
        for faces in homes(question, fate):
            yield from (_lies_in(pinned, i) for pinned in pinnings(question, node, faces, fate.face))
        return
    longest = fates.WIDTH if question.rules.joker_reuse_rack_tiles else fates.REACH
    for faces in reversed(list(fates.melds_with(fate.face, longest))):
        if question.rules.joker_reuse == "new_set" and is_old(question, faces, fate.face):
            continue
        for pinned in pinnings(question, node, faces, fate.face):
            yield from with_rack_tiles(question, _lies_in(pinned, i), fate)


def _lies_in(node: Node, i: int) -> Node:
    """The node with a joker in the last meld."""
    return replace(node, places=(*node.places[:i], len(node.pinned) - 1, *node.places[i + 1 :]))


def homes(question: Question, fate: Fate) -> Iterator[Faces]:
    """The melds in which the joker would stay; a locked one keeps its real tiles, not every other joker."""
    locked = question.rules.joker_sets_locked and fate.whole
    beside = set(fate.beside)
    for faces in reversed(list(fates.melds_with(fate.face, fates.WIDTH if locked else fates.REACH))):
        near = beside.intersection(faces)
        if fates.is_run(faces) == fate.run and (near == beside if locked else near):
            yield faces


def is_old(question: Question, faces: Faces, face: int) -> bool:
    """Whether the meld with a joker at *face* is sure to be some row's heir, wherever the rest lies."""
    for row in question.rows:
        shared = [f for f in faces if f != face and f in row]
        if len(shared) < 2:
            continue
        sure = sum(question.on_table[f] + question.on_rack[f] == 1 for f in shared)
        if sure >= 2 and len(row) - len(shared) < sure:
            return True
    return False


def pinnings(question: Question, node: Node, faces: Faces, label: int) -> Iterator[Node]:
    """The node with a meld of these faces pinned, jokers without a face in any places but the *label*'s."""
    others = [face for face in faces if face != label]
    lacking = [face for face in others if node.used[face] >= node.most[face]]
    there = [face for face in others if face not in lacking]
    for more in range(question.spare(node) - len(lacking) + 1):
        for hidden in combinations(there, more):
            gone = {*lacking, *hidden}
            if len(gone) < len(faces):
                yield _pinned(node, tuple(HIDDEN if face in gone else face for face in faces))


def _pinned(node: Node, meld: Faces) -> Node:
    used = list(node.used)
    for face in meld:
        if face != HIDDEN:
            used[face] += 1
    jokers = node.used_jokers + meld.count(HIDDEN)
    return replace(node, used=tuple(used), pinned=(*node.pinned, meld), used_jokers=jokers)


def with_rack_tiles(question: Question, node: Node, fate: Fate) -> Iterator[Node]:
    """The node with enough tiles of its last meld laid from the rack."""
    meld = node.pinned[-1]
    need = question.rules.joker_reuse_rack_tiles - meld.count(HIDDEN)
    from_rack = [face for face in meld if face not in (HIDDEN, fate.face) and question.on_rack[face]]
    faces = Counter(node.labels)
    for chosen in combinations(from_rack, max(0, need)):
        least = list(node.least)
        for face in chosen:
            least[face] = max(least[face], question.on_table[face] + faces[face] + 1)
        if all(low <= high for low, high in zip(least, node.most, strict=True)):
            yield replace(node, least=tuple(least))


def by_rest(question: Question, node: Node) -> Iterator[Node]:
    """Every meld that some tile on which the law may hang can lie in."""
    tile = open_tile(question, node)
    if tile is None:
        return
    if node.least[tile] <= node.used[tile]:
        most = (*node.most[:tile], node.used[tile], *node.most[tile + 1 :])
        yield replace(node, most=most)
    for faces in reversed(list(fates.melds_with(tile, fates.WIDTH))):
        for pinned in pinnings(question, node, faces, HIDDEN):
            if pinned.used[tile] > node.used[tile]:
                yield pinned


def open_tile(question: Question, node: Node) -> int | None:
    """A tile that is not pinned yet of those whose place may decide about a joker."""
    rows: set[int] = set()
    kinds: set[int] = set()
    for i, (fate, where) in enumerate(zip(node.fates, node.places, strict=True)):
        if fate is None or (fate.kind == "stays" and fate.whole):
            continue
        wanted = {tile for price in fates.prices(question.rules, question.jokers[i]) for tile in price}
        if wanted:
            kinds |= wanted
            rows.add(question.jokers[i].row)
            rows.update(k for k, row in enumerate(question.rows) if wanted & row)
        if where is not None:
            meld = set(node.pinned[where]) - {fate.face, HIDDEN}
            kinds |= meld
            rows.update(k for k, row in enumerate(question.rows) if len(meld & row) > 1)
    kinds.update(*(question.rows[k] for k in rows))
    open_kinds = [tile for tile in kinds if node.used[tile] < node.most[tile]]
    return min(open_kinds, key=lambda tile: (node.least[tile] <= node.used[tile], tile), default=None)


def by_count(question: Question, node: Node, layout: Layout) -> Iterator[Node]:
    """More or no more of a tile than the refused table holds: of one taken from it, else of the dearest."""
    lain = counts_of(tiles_of(layout))
    faces = Counter(node.labels)
    open_tiles = [t for t in range(TILES) if max(node.least[t], node.used[t]) < node.most[t]]
    if not open_tiles:
        return

    def urgency(tile: int) -> tuple[bool, bool, int]:
        more = lain[tile] + faces[tile] < node.most[tile]
        return lain[tile] < question.on_table[tile], more, tile % fates.WIDTH

    tile = max(open_tiles, key=urgency)
    there = min(lain[tile] + faces[tile], node.most[tile] - 1)
    yield replace(node, most=(*node.most[:tile], there, *node.most[tile + 1 :]))
    yield replace(node, least=(*node.least[:tile], there + 1, *node.least[tile + 1 :]))


def by_opening(question: Question, node: Node) -> Iterator[Node]:
    """Every smallest choice of own melds that is worth enough."""
    for tiles in smallest_openings(question.rack, question.rack_jokers, question.rules.initial_meld_min):
        least = list(node.least)
        for tile, count in tiles.items():
            if tile != JOKER:
                number = fates.number_of(tile)
                least[number] = max(least[number], question.on_table[number] + count)
        yield replace(node, least=tuple(least), due_jokers=node.due_jokers + tiles[JOKER], opening=True)
