"""Links of every kind, packed and plain: they open to what they were made of, and broken ones break nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from string import ascii_letters, digits
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fishka.notation import NotationError, UnknownVersion
from fishka.notation.pack import LONGEST, pack, unpack
from fishka.session import Session

GOLDEN = Path(__file__).parent / "data" / "golden"
PACKED = [line.split() for line in (GOLDEN / "packed.txt").read_text().splitlines() if line[0] != "#"]
RUNNING = "1~r3-6.7kbj_k1k2r7/b2b3_a_ab_k9r9_0,d&Anna&Taras"
KINDS = {
    "deal": "1~2.kestrel&&Ada.steady",
    "puzzle": "1~home:r3-6.7kbo_k1j/b2b3_a_ab_r1k9_0",
    "seen": "1~family:r3-6.7kbo_k1j/?14/?9_b_ab_?30_0&&&Mei.casual",
    "round": "1~2.kestrel,~k10-13.6kor.8kbj,d,d,d,d,d,d,~r5-8.3bor,r5-8~r4-9&Anna&Taras.steady",
    "apart": "1~3.heron,d,d,d@Anna@Olena@%D0%A2%D0%B0%D1%80%D0%B0%D1%81",
    "match": "1~r3-5_r6/k1_a_ab_k9_0,r3-5~r3-6!2b.owl,d&Anna&Olena",
}
LETTERS = ascii_letters + digits + "~.,!&@_-:;=?%/ \n\0é💥"


def ask(session: Session, do: str, **fields: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(session.handle(json.dumps({"do": do, **fields})))
    return answer


def mutated(text: str, rng: Random) -> str:
    """The text with a few letters changed, lost, doubled, moved or cut off."""
    for _ in range(rng.choice([1, 1, 1, 2, 3, 8])):
        at, end = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        text = rng.choice(
            [
                text[:at],
                text[at:],
                text[:at] + text[end:],
                text[:at] + rng.choice(LETTERS) + text[at:],
                text[:at] + rng.choice(LETTERS) + text[at + 1 :],
                text[:at] + text[at : at + 6] + text[at:],
                text[:at] + text[at:end].swapcase() + text[end:],
                text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :],
            ]
        )
    return text


@pytest.mark.parametrize("text", KINDS.values(), ids=KINDS)
def test_a_link_opens_to_the_same_state_packed_or_plain(text: str) -> None:
    plain, packed = Session(), Session()
    state = ask(plain, "open", text=text)
    assert "refused" not in state
    assert ask(packed, "open", text=pack(text)) == state
    assert ask(Session(), "open", text=ask(plain, "record")["link"]) == state
    assert ask(Session(), "open", text=state["record"]) == state


@pytest.mark.parametrize(("packed", "plain"), PACKED)
def test_golden(packed: str, plain: str) -> None:
    assert unpack(packed) == plain
    assert "refused" not in ask(Session(), "open", text=packed)


@given(st.text())
def test_pack_and_unpack(text: str) -> None:
    assert unpack(pack(text)) == text


def test_a_packed_link_is_half_as_long_and_shows_no_rack() -> None:
    lines = (GOLDEN / "links.txt").read_text().splitlines()
    text = max((line.split()[0] for line in lines), key=len)
    assert len(pack(text)) < len(text) * 0.55
    assert "k1j" not in pack(KINDS["puzzle"])


def test_a_later_version_is_told_from_damage() -> None:
    packed = pack(KINDS["round"])
    with pytest.raises(UnknownVersion):
        unpack("2" + packed[1:])
    for damaged in (packed[:-3], packed + ".", packed[:20] + packed[21:], "1z"):
        with pytest.raises(NotationError, match="cut short or damaged"):
            unpack(damaged)


def test_a_small_text_cannot_unpack_to_a_huge_one() -> None:
    with pytest.raises(NotationError):
        unpack(pack("d" * (LONGEST + 1)))


@pytest.mark.parametrize("seed", range(10))
def test_mutated_links_are_opened_whole_or_refused_in_a_sentence(seed: int) -> None:
    """2,000 each: the door never raises, and after a refusal the running game is as it was."""
    rng, session = Random(seed), Session()
    running = ask(session, "open", text=RUNNING, seat=0)
    links = [*KINDS.values(), *map(pack, KINDS.values())]
    refusals = 0
    for _ in range(2000):
        answer = ask(session, "open", text=mutated(rng.choice(links), rng))
        if "refused" in answer:
            refusals += 1
            assert len(answer["refused"]) > 10
            assert answer["code"] in {"notation", "version", "illegal"}
            assert refusals % 20 or ask(session, "view", seat=0) == running
        else:
            assert ask(Session(), "open", text=answer["record"]) == answer
            assert ask(session, "open", text=RUNNING, seat=0) == running
    assert ask(session, "view", seat=0) == running
    assert 1000 < refusals < 2000
