"""The text of positions, moves, games, links and records; and the golden ones, which mean the same for ever."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fishka.match import Match, Player
from fishka.notation import NotationError
from fishka.notation.game import format_game, parse_game
from fishka.notation.link import UnknownVersion, format_link, format_seen, parse_link
from fishka.notation.move import parse_move
from fishka.notation.position import format_position, parse_position
from fishka.notation.record import format_record, parse_match, parse_record
from fishka.notation.rules import parse_rules
from fishka.position import IllegalMove
from fishka.rules import Rules

DATA = Path(__file__).parent / "data"
DOCS = Path(__file__).parents[1] / "docs"
GOLDEN = DATA / "golden"
RECORDS = sorted(GOLDEN.glob("*.fishka"))


def lines(name: str) -> list[list[str]]:
    text = (DATA / name).read_text()
    return [line.split() for line in text.splitlines() if line and not line.startswith("#")]


def columns(name: str) -> list[list[str]]:
    text = (DATA / name).read_text()
    return [[cell.strip() for cell in line.split("|")] for line in text.splitlines() if "|" in line]


def last_position(match: Match) -> str:
    return format_position(match.game.position).replace(" ", "_")


# positions


@pytest.mark.parametrize(("rules", "canonical", "liberal"), lines("positions.txt"))
def test_position(rules: str, canonical: str, liberal: str) -> None:
    position = parse_position(liberal, parse_rules(rules))
    assert format_position(position).replace(" ", "_") == canonical
    assert parse_position(canonical.replace("_", " "), parse_rules(rules)) == position


def test_unknown_tiles_are_dealt_from_what_is_left() -> None:
    text = "r3-6.7kbo k1k2/?14/?2 a - ?20 0"
    position = parse_position(text, Rules())
    assert list(map(len, position.racks)) == [2, 14, 2]
    assert len(position.pool) == 20
    assert parse_position(text.replace(" ", "_").upper(), Rules()) == position


def test_a_seen_position_opens_with_the_same_view() -> None:
    position = parse_game("family:3.kestrel,d,d").position
    opened = parse_link(format_seen(position, 1)).game.position
    assert opened.seen_by(1) == position.seen_by(1)
    assert opened.racks != position.racks


# games and links


@pytest.mark.parametrize(("text", "column", "words"), columns("badgames.txt"))
def test_a_text_that_cannot_be_read(text: str, column: str, words: str) -> None:
    with pytest.raises(NotationError, match=words) as caught:
        parse_link(text)
    assert caught.value.column == int(column)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("2.kestrel,p", "move 1, 'p' (column 11)"),
        ("1~2.kestrel,d,~k1", "move 2, '~k1' (column 15)"),
        ("home:2.kestrel,t", "move 1, 't' (column 16)"),
    ],
)
def test_a_move_that_is_not_allowed(text: str, place: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        parse_link(text)
    assert place in str(caught.value)


@pytest.mark.parametrize(
    "text", ["2.kestrel", "family;rack-size=10:3c.a-B9,d,t,d", "-_k1/b2_a_-_r13r12_0,d,D,p"]
)
def test_game(text: str) -> None:
    canonical = format_game(parse_game(text))
    assert canonical == text.replace("D", "d")
    assert parse_game(canonical) == parse_game(text)


@given(
    st.lists(
        st.builds(
            Player,
            st.text(
                st.characters(exclude_categories=["Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs"]),
                max_size=40,
            ),
        )
        | st.just(Player("Taras", "computer", "steady")),
        min_size=2,
        max_size=6,
    )
)
def test_names_in_links_and_records(players: list[Player]) -> None:
    game = parse_game(f"{len(players)}.kestrel,d")
    link = format_link(players, [game])
    assert link.isascii()
    assert not set(link) & set(' "<>\\^`{|}#')
    assert parse_link(link) == Match(tuple(players), (game,))
    match = Match(tuple(players), (game,))
    assert parse_record(format_record(match)) == match


# records

RECORD = """[Fishka "1"]
[Rules "classic"]
[A "Anna"]
[B "Taras"]
[LevelB "steady"]
[Event "Friday \\"at\\" Anna's"]

[Round "1"]
[Start "2.kestrel"]
[Result "*"]
[Weather "rain"]
1. d d
2. d
"""


def test_record() -> None:
    match = parse_record(RECORD)
    assert match.players == (Player("Anna"), Player("Taras", "computer", "steady"))
    assert (match.tags, match.round_tags) == ((("Event", 'Friday "at" Anna\'s'),), ((("Weather", "rain"),),))
    assert len(match.game.turns) == 3
    assert format_record(match) == RECORD


def test_a_record_is_read_liberally() -> None:
    liberal = RECORD.replace("\n", "\r\n").replace("1. d d\r\n2. d", "d D 17. d").replace("\r\n\r\n", "\r\n")
    assert parse_record("\n\n" + liberal + "\n ") == parse_record(RECORD)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "words"),
    [
        ('[Fishka "1"]\n', "", 7, 1, "a tag Fishka"),
        ('[Rules "classic"]\n', "", 7, 1, "a tag Rules"),
        ("classic", "klassik", 2, 9, "there is no preset"),
        ('[B "Taras"]\n[LevelB "steady"]\n', "", 12, 1, "2 players"),
        ("2.kestrel", "2.kes_trel", 9, 14, "the end of the start"),
        ("2.kestrel", "family:2.kestrel", 9, 9, "the rules of a round"),
        ('[Result "*"]', '[Result "out 3 -3"]', 10, 10, "the moves give the result \\*"),
        ("1. d d", "1. d dk1", 12, 7, "cannot be drawn"),
        ("1. d d", "1. d,d", 12, 5, "a space and a move"),
        ("2. d", "2. q", 13, 4, "a tile"),
        ('[A "Anna"]', '[A "Anna"]\n[A "Anna"]', 4, 1, "A only once"),
        ('[A "Anna"]', "[A Anna]", 3, 1, "a tag, such as"),
    ],
)
def test_an_error_names_line_and_column(old: str, new: str, line: int, column: int, words: str) -> None:
    with pytest.raises(NotationError, match=words) as caught:
        parse_record(RECORD.replace(old, new))
    assert (caught.value.line, caught.value.column) == (line, column)
    assert f"line {line}, column {column} of" in str(caught.value)


def test_a_record_of_a_later_version() -> None:
    with pytest.raises(UnknownVersion, match="version 2"):
        parse_record(RECORD.replace('"1"', '"2"', 1))


def test_an_illegal_move_in_a_record_is_named_with_its_place() -> None:
    with pytest.raises(IllegalMove, match=r"move 3, 'p' \(line 13, column 4\) is not allowed: pool_left"):
        parse_record(RECORD.replace("2. d", "2. p"))


# golden texts


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_record(path: Path) -> None:
    text = path.read_text()
    match = parse_record(text)
    assert format_record(match) == text
    assert parse_link(format_link(match.players, match.games)).games == match.games
    assert [path.stem, last_position(match)] in lines("golden/positions.txt")


@pytest.mark.parametrize(("link", "position"), lines("golden/links.txt"))
def test_golden_link(link: str, position: str) -> None:
    match = parse_link(link)
    assert last_position(match) == position
    assert format_link(match.players, match.games) == link


# anything else


@given(st.text(max_size=60) | st.text("12.~,!&_-/:;=abdkrojptx?", max_size=60))
def test_any_text_is_a_match_or_refused(text: str) -> None:
    for parse in (parse_link, parse_record):
        try:
            parse(text)
        except (NotationError, IllegalMove):
            continue


def mutated(text: str, rng: Random) -> str:
    """The text with a few characters gone, doubled, replaced, or its end cut off."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        at, other = rng.randrange(len(text) + 1), rng.choice('0123456789kborjdptxabf~,.!&-_/:;=?%[]" \nZé\0')
        text = rng.choice(
            [
                text[:at] + text[at + 1 :],
                text[:at] + other + text[at:],
                text[:at] + other + text[at + 1 :],
                text[:at],
            ]
        )
    return text


@pytest.mark.parametrize("seed", range(20))
def test_a_damaged_text_is_refused_or_is_another_match(seed: int) -> None:
    rng = Random(seed)
    texts = [path.read_text() for path in RECORDS] + [link for link, _ in lines("golden/links.txt")]
    for _ in range(20):
        try:
            match = parse_match(mutated(rng.choice(texts), rng))
        except (NotationError, IllegalMove):
            continue
        assert format_record(parse_match(format_record(match))) == format_record(match)
        link = format_link(match.players, match.games)
        assert parse_match(link).games == match.games


@pytest.mark.parametrize("name", ["notation.md", "protocol.md"])
def test_the_examples_of_the_documents_can_be_read(name: str) -> None:
    blocks = re.findall(r"^```\n(.*?)^```", (DOCS / name).read_text(), re.M | re.S)
    games = [line for block in blocks for line in block.splitlines() if re.match(r"[\w;=~-]+[.:]\w", line)]
    records = [block for block in blocks if block.startswith("[Fishka")]
    assert len(games) >= 5 or name == "protocol.md"
    for text in (*games, *records):
        assert parse_match(text).turn


def test_a_draw_may_name_its_tile() -> None:
    position = parse_position("- k1/b2 a - r13b13 0", Rules())
    assert parse_move("dr13", position) == parse_move("d", position)
