"""The door: every question and its answer, what is refused, and that it never raises."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fishka.deal import commitment
from fishka.game import Foul, Timeout
from fishka.melds import Layout
from fishka.notation import format_lain
from fishka.notation.position import format_position, parse_position
from fishka.rules import PRESETS, Rules
from fishka.session import Session
from fishka.tiles import in_order
from fishka.view import Play
from playing import accidents, choose

Answer = dict[str, Any]
ANNA_AND_TARAS = [{"name": "Anna"}, {"name": "Taras", "kind": "computer", "level": "casual"}]


class Door:
    """A session that is asked in Python."""

    def __init__(self, text: str | None = None, seat: int | None = 0) -> None:
        self.session = Session()
        if text:
            self.state = self.ask("open", text=text, seat=seat)

    def ask(self, do: str, **fields: Any) -> Answer:
        answer: Answer = json.loads(self.session.handle(json.dumps({"do": do, **fields})))
        return answer

    def now(self, do: str, **fields: Any) -> Answer:
        """A question about the turn that is going on."""
        return self.ask(do, turn=self.ask("view", seat=None)["turn"], **fields)


def new(**fields: Any) -> Door:
    door = Door()
    door.state = door.ask("new", **{"players": ANNA_AND_TARAS, "seed": "kestrel", "seat": 0} | fields)
    return door


def rows(layout: Layout) -> list[str]:
    return list(map(format_lain, layout))


# a match begins


def test_new() -> None:
    state = new(rules="family").state
    assert (state["turn"], state["round"], state["seat"], state["viewer"]) == (1, 1, 0, 0)
    assert (state["rules"]["preset"], state["rules"]["timeout_clean_penalty"]) == ("family", 3)
    assert state["differs"] == [
        "initial_meld_joker",
        "joker_retrieve",
        "timeout_clean_penalty",
        "pool_empty",
        "match_winner",
    ]
    assert state["players"] == [
        {"name": "Anna", "kind": "person", "level": None, "tiles": 14, "opened": False},
        {"name": "Taras", "kind": "computer", "level": "casual", "tiles": 14, "opened": False},
    ]
    assert (state["rack"], state["table"], state["pool"]) == ("k6k8k10k11k12k13b8b11o6o12r4r6r9j", [], 78)
    assert state["start"] == {"starter": 0, "draws": [["k10", "k9"]]}
    assert (state["last"], state["log"], state["over"]) == (None, [], None)
    assert state["can"] == {"draw": True, "pass": False}
    assert state["game"] == "1~family:2.kestrel&Anna&Taras.casual"
    assert state["match"]["length"] == 2


def test_orders_sort_the_rack() -> None:
    state = Door("-_k1k9b5r1r9j/b2_a_-_r13_0").state
    assert state["rack"] == "k1k9b5r1r9j"
    assert state["orders"] == {"789": [0, 1, 2, 3, 4, 5], "777": [0, 3, 2, 1, 4, 5]}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"players": ANNA_AND_TARAS[:1]}, "players"),
        ({"players": ANNA_AND_TARAS * 4}, "players"),
        ({"players": [{"name": "x" * 41}] * 2}, "players"),
        ({"players": [{"name": "a\nb"}] * 2}, "players"),
        ({"players": [{"kind": "computer", "level": "divine"}] * 2}, "question"),
        ({"players": [{"kind": "cat"}] * 2}, "question"),
        ({"players": "Anna"}, "question"),
        ({"seed": "no spaces"}, "seed"),
        ({"seed": ""}, "seed"),
        ({"seed": None}, "question"),
        ({"salt": "?"}, "seed"),
        ({"rules": "klassik"}, "rules"),
        ({"rules": {"rack_size": 22}}, "rules"),
        ({"rules": 7}, "rules"),
        ({"rules": {"rack_size": 21, "tile_set": "106"}, "players": [{"name": ""}] * 6}, "players"),
        ({"seat": 2}, "question"),
        ({"seat": True}, "question"),
    ],
)
def test_what_new_refuses_changes_nothing(fields: Answer, code: str) -> None:
    door = new()
    refused = door.ask("new", **{"players": ANNA_AND_TARAS, "seed": "heron"} | fields)
    assert refused["code"] == code
    assert refused["refused"]
    assert door.ask("view", seat=0) == door.state


@pytest.mark.parametrize(
    "do", ["view", "move", "bot", "next", "record", "replay", "commitment", "judge-draft"]
)
def test_nothing_to_ask_about(do: str) -> None:
    assert Door().ask(do, turn=1, layout=[])["code"] == "no_game"


# opening a text


def test_the_texts_of_a_state_open_to_the_same_state() -> None:
    door = new(rules="home")
    for _ in range(12):
        state = door.now("bot", seat=0) if door.state["seat"] else door.now("move", move="draw", seat=0)
        door.state = state
    for text in (state["record"], state["game"], door.ask("record")["link"]):
        opened = Door(text).state
        assert {**opened, "last": None} == {**state, "last": None}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2~2.kestrel", "version"),
        ('[Fishka "2"]', "version"),
        ("2.kestrel,q", "notation"),
        ('[Fishka "1"]\n[Rules "classic"]\n[Round "1"]\n1. x', "notation"),
        ("2.kestrel,p", "illegal"),
        ("", "notation"),
    ],
)
def test_a_text_that_is_refused_changes_nothing(text: str, code: str) -> None:
    door = new()
    assert door.ask("open", text=text)["code"] == code
    assert door.ask("view", seat=0) == door.state


def test_an_error_in_a_record_names_its_line() -> None:
    record = new().state["record"].replace("2.kestrel", "2.")
    assert {**Door().ask("open", text=record), "refused": ""} == {
        "refused": "",
        "code": "notation",
        "line": 8,
        "column": 9,
    }


def test_open_with_other_players() -> None:
    door = Door()
    state = door.ask("open", text="2.kestrel,d", players=[{"name": "A"}, {"name": "B"}])
    assert [player["name"] for player in state["players"]] == ["A", "B"]
    assert door.ask("open", text="3.kestrel", players=[{"name": "A"}])["code"] == "players"


# a turn


def test_judge_draft() -> None:
    door = Door("r3-5.7kboj_r6k1/b2_a_a_k9_0")
    draft = door.now("judge-draft", layout=["r3r4r5r6", "k7b7j", "o7"])
    assert not draft["legal"]
    assert [fault["code"] for fault in draft["faults"]] == ["short"]
    assert (draft["laid"], draft["opening"], draft["freed"]) == ("r6", None, 0)
    assert draft["can"] == {"end": False, "draw": False, "pass": False, "penalty": None}
    assert [row["touched"] for row in draft["rows"]] == [True, True, True]
    assert draft["rows"][1] == {
        "tiles": "k7b7j",
        "kind": "group",
        "value": 21,
        "faces": ["k7", "b7", "7"],
        "fault": None,
        "touched": True,
    }
    assert draft["rows"][2]["fault"]["code"] == "short"


@pytest.mark.parametrize(
    ("preset", "pool", "layout", "costs"),
    [
        ("digital", "k9k8k7k6", ["r3r4r5", "r7"], 3),
        ("digital", "k9", ["r3r4", "r5"], 1),
        ("digital", "-", ["r3r4", "r5"], 0),
        ("digital", "k9k8k7k6", ["r4r3r5"], 3),
        ("digital", "k9k8k7k6", ["r3r4r5"], None),
        ("digital", "k9k8k7k6", ["r3r4r5r6"], None),
        ("classic", "k9k8k7k6", ["r3r4", "r5"], None),
    ],
)
def test_what_it_costs_to_end_the_turn_all_the_same(
    preset: str, pool: str, layout: list[str], costs: int | None
) -> None:
    door = Door(f"1~{preset}:r3-5_r6r7k1/b2_a_ab_{pool}_0")
    assert door.now("judge-draft", layout=layout)["can"]["penalty"] == costs
    ended = door.now("move", move={"layout": layout})
    ended = ended.get("last") or {"kind": "none", "drawn": None}
    assert (ended["kind"] == "penalty") is (costs is not None)
    assert costs is None or ended["drawn"] == costs


def test_a_row_that_lies_as_it_lay_is_not_touched() -> None:
    door = Door("1~classic;turn-seconds=none:r7k7b7.7kbo_r6k1/b2_a_ab_k9_0")
    draft = door.now("judge-draft", layout=["r7k7b7", "o7k7b7"])
    assert [row["touched"] for row in draft["rows"]] == [False, False]


def test_the_tidy_order_of_a_draft() -> None:
    door = Door("r3-5.7kbo.k5-7.2kbo.b1-4j4_r6k1/r13_a_ab_k9_0")
    rows = ["r3r4r5", "k7b7o7", "k5k6k7", "r6", "k2b2o2", "b1b2b3j"]
    assert door.now("judge-draft", layout=rows)["tidy"] == [2, 5, 0, 4, 1, 3]


def test_judge_draft_before_opening() -> None:
    door = Door("r3-5_b7b8b9k1/b2_a_b_k9_0")
    draft = door.now("judge-draft", layout=["r3r4r5", "b7b8b9"])
    assert draft["opening"] == {"have": 24, "need": 30}
    assert [row["touched"] for row in draft["rows"]] == [False, True]


def test_drawing_is_offered_while_nothing_is_laid() -> None:
    door = Door("r3-6_r7k1/b2_a_a_k9_0")
    assert door.now("judge-draft", layout=["r3r4r5", "r6"])["can"]["draw"]
    assert not door.now("judge-draft", layout=["r3r4r5r6r7"])["can"]["draw"]


def test_a_play_and_where_its_tiles_came_from() -> None:
    door = Door("r3-5j4.k1-3_r4k9b9/b2_a_ab_k9_0")
    state = door.now("move", move={"layout": ["k1k2k3", "r3r4r5", "b9jk9"]}, seat=0)
    assert state["table"] == ["r3r4r5", "k1k2k3", "k9b9j"]
    assert state["last"] == {
        "seat": 0,
        "kind": "play",
        "result": None,
        "laid": "k9b9r4",
        "taken": "-",
        "drawn": 0,
        "freed": 1,
        "opened": None,
        "move": "r3-5j4~r3-5.9kbj",
        "drew": None,
        "origin": [[3, 4, 5], [0, 1, 2], [8, 6, 7]],
    }
    assert state["over"]["scores"] == [2, -2]
    assert state["over"]["racks"] == ["-", "b2"]


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("classic", {"scores": [15, -15], "values": [3, 18], "unopened": [], "spared": 3}),
        (
            "classic;stalemate-scoring=full",
            {"scores": [18, -18], "values": [3, 18], "unopened": [], "spared": 0},
        ),
        (
            "classic;never-opened-penalty=100",
            {"scores": [-82, 82], "values": [100, 18], "unopened": [0], "spared": 18},
        ),
    ],
)
def test_a_round_that_is_over_tells_how_its_scores_came(rules: str, told: Answer) -> None:
    door = Door(f"1~{rules}:r3-5_r1k2/k9b9_a_b_-_1")
    over = door.now("move", move="pass")["over"]
    assert {"reason": "stuck"} | told == {name: over[name] for name in ("reason", *told)}


def test_who_loses_to_somebody_who_went_out_is_spared_nothing() -> None:
    over = Door("r3-5_r6/k9_a_ab_-_0").now("move", move={"layout": ["r3r4r5r6"]})["over"]
    assert (over["values"], over["unopened"], over["spared"]) == ([0, 9], [], 0)


def test_an_illegal_play_tells_its_faults_and_changes_nothing() -> None:
    door = Door("r3-5_r6k1/b2_a_a_k9_0")
    answer = door.now("move", move={"layout": ["r3r4r5k1"]})
    assert [fault["code"] for fault in answer["faults"]] == ["mixed"]
    assert [fault["code"] for fault in door.now("move", move="pass")["faults"]] == ["pool_left"]
    assert door.ask("view", seat=0) == door.state


def test_an_illegal_table_at_done_costs_three_where_it_does() -> None:
    door = Door("digital:r3-5_r6k1/b2_a_a_k9b9r9o9_0")
    assert door.now("move", move={"layout": ["r3r4r5"]})["faults"][0]["code"] == "nothing_laid"
    state = door.now("move", move={"layout": ["r3r4r5k1"]}, seat=0)
    assert (state["last"]["kind"], state["last"]["drew"]) == ("penalty", "k9b9r9")
    assert (state["table"], state["last"]["origin"]) == (["r3r4r5"], [[0, 1, 2]])


@pytest.mark.parametrize(
    ("layout", "result", "drew"),
    [
        (["r3r4r5"], "clean", "k9"),
        (["r3r4r5r6"], "commit", None),
        (["r3r4", "r5"], "messy", "k9b9r9"),
        (["r3r4r5", "k1"], "messy", "k9b9r9"),
        (["r3r4"], "messy", "k9b9r9"),
    ],
)
def test_timeout(layout: list[str], result: str, drew: str | None) -> None:
    door = Door("r3-5_r6k1/b2_a_a_k9b9r9o9_0")
    state = door.now("timeout", layout=layout, seat=0)
    assert (state["last"]["kind"], state["last"]["result"], state["last"]["drew"]) == (
        "timeout",
        result,
        drew,
    )
    assert state["seat"] == 1


@pytest.mark.parametrize("do", ["judge-draft", "move", "timeout"])
def test_foreign_tiles_are_refused(do: str) -> None:
    door = Door("r3-5_r6k1/b2_a_a_k9b9r9o9_0")
    for layout in (["r3r4r5r6r7"], ["r3r4r5", "b2"], ["r3r4r5r6r6"]):
        fields = {"move": {"layout": layout}} if do == "move" else {"layout": layout}
        assert door.now(do, **fields)["code"] == "foreign"
    assert door.ask("view", seat=0) == door.state


@pytest.mark.parametrize("do", ["judge-draft", "move", "timeout", "bot", "landings", "hint"])
def test_an_old_turn_is_refused(do: str) -> None:
    door = new()
    door.now("move", move="draw")
    fields = {"layout": [], "move": "draw", "rack": "-", "held": [0]}
    assert {**door.ask(do, turn=1, **fields), "refused": ""} == {"refused": "", "code": "stale", "turn": 2}


def test_no_move_after_the_end() -> None:
    door = Door("r3-5_r6/b2_a_ab_k9_0")
    over = door.now("move", move={"layout": ["r3r4r5r6"]})
    assert door.ask("move", turn=over["turn"], move="draw")["code"] == "over"


def test_a_computer_plays() -> None:
    door = new()
    assert door.now("bot")["code"] == "level"
    door.now("move", move="draw")
    state = door.now("bot", seat=0)
    assert (state["last"]["seat"], state["seat"]) == (1, 0)
    twin = new()
    twin.now("move", move="draw")
    assert twin.now("bot", seat=0) == state


def test_where_held_tiles_may_go() -> None:
    door = Door("r3-5.k1-3_r6k9/b2_a_a_k9_0")
    found = door.now("landings", layout=["r3r4r5", "k1k2k3"], rack="r6k9", held=[6])
    assert found["rows"][0]["drop"] == {
        "rows": [[0, 1, 2, 6]],
        "ok": True,
        "kind": "join",
        "fault": None,
        "frees": None,
        "reads": [door.now("judge-draft", layout=["r3r4r5r6"])["rows"][0]],
        "verdict": 1,
    }
    assert found["verdicts"][1] == {
        "legal": True,
        "faults": [],
        "opening": None,
        "can": {"end": True, "draw": False, "pass": False, "penalty": None},
    }
    assert found["rows"][1]["drop"] is None
    assert len(found["rows"][0]["slots"]) == 4
    assert door.now("landings", layout=["r3r4r5"], rack="r6k9", held=[3])["code"] == "foreign"
    assert door.now("landings", layout=["r3r4r5", "k1k2k3"], rack="r6k9", held=[0, 6])["code"] == "foreign"


def test_a_hint() -> None:
    door = Door("r3-5.k1-3_r6k9/b2_a_a_k9_0")
    hint = door.now("hint", layout=["r3r4r5", "k1k2k3"], rack="k9r6")
    assert (hint["tiles"], hint["value"], hint["proved"]) == (1, 6, True)
    assert hint["steps"] == [
        {"moved": [7], "layout": [[0, 1, 2, 7], [3, 4, 5]], "say": {"code": "lay", "row": 0}}
    ]
    assert Door("r3-5_k9/b2_a_a_k9_0").now("hint", layout=["r3r4r5"], rack="k9") == {
        "tiles": 0,
        "proved": True,
    }


# the match goes on


def test_the_next_round() -> None:
    door = Door("r3-5_r6/b2_a_ab_k9_0")
    assert door.ask("next")["code"] == "running"
    over = door.now("move", move={"layout": ["r3r4r5r6"]}, seat=0)
    assert over["match"] == {
        "totals": [2, -2],
        "wins": [1, 0],
        "winners": [0],
        "over": False,
        "rounds": [{"scores": [2, -2], "winners": [0], "totals": [2, -2]}],
        "length": 2,
        "longest": {"seat": 0, "tiles": 1},
    }
    state = door.ask("next", seat=0)
    assert (state["round"], state["turn"], state["over"], state["log"]) == (2, over["turn"] + 1, None, [])
    assert Door(state["record"]).state == state
    assert Door(door.ask("record")["link"]).state == state


def test_no_round_after_the_match() -> None:
    door = Door("classic;match-length=rounds-1:r3-5_r6/b2_a_ab_k9_0")
    assert door.now("move", move={"layout": ["r3r4r5r6"]})["match"]["over"]
    assert door.ask("next")["code"] == "match_over"


def test_replay_shows_every_state_and_opens_racks_only_at_the_end() -> None:
    door = Door("r3-5_r6k1/b2_a_ab_k9_0")
    running = door.now("move", move="draw", seat=0)
    replay = door.ask("replay", seat=0)
    assert replay["rounds"][0]["start"]["table"] == ["r3r4r5"]
    assert replay["rounds"][0]["moves"][0]["rack"] == running["rack"]
    assert replay["rounds"][0]["moves"][0]["racks"] is None
    finished = Door().ask("replay", text="r3-5_r6/r2b2_a_ab_k9_0,r3-5~r3-6")
    assert finished["rounds"][0]["start"]["racks"] == ["r6", "b2r2"]
    assert finished["rounds"][0]["moves"][0]["over"]["winners"] == [0]


def test_the_commitment_is_revealed_after_the_round() -> None:
    door = new(seed="kestrel", salt="pepper", rules={"pool_empty": "end"})
    hidden = door.ask("commitment")
    assert hidden.keys() == {"round", "commitment"}
    while not door.ask("view", seat=None)["over"]:
        door.now("move", move="draw")
    shown = door.ask("commitment")
    assert shown["commitment"] == hidden["commitment"] == commitment(shown["seed"], shown["salt"])
    assert shown["seed"] == "kestrel"
    assert "pepper" not in shown.values()
    door.ask("next")
    assert "seed" not in door.ask("commitment")
    assert door.ask("commitment", round=1) == shown
    assert door.ask("commitment", round=3)["code"] == "question"
    assert Door("r3-5_r6/b2_a_ab_k9_0").ask("commitment")["code"] == "no_deal"
    assert Door("2.kestrel").ask("commitment")["code"] == "no_salt"


def test_the_review_shows_what_was_missed() -> None:
    door = Door("r3-5_r6k1/b2_a_ab_k9_0,d")
    assert door.ask("review", seat=0)["code"] == "running"
    door = Door("r3-5_r6k1/r2_a_ab_k9_0,d,r3-5~r2-5")
    (turn,) = door.ask("review", seat=0)["turns"]
    assert turn == {"turn": 0, "played": 0, "best": 1, "value": 6, "layout": ["r3r4r5r6"], "proved": True}
    assert door.ask("review")["code"] == "question"


@pytest.mark.parametrize(
    ("text", "relation"),
    [
        ("2.kestrel,d,d", "same"),
        ("1~2.kestrel,d,d&A&B", "same"),
        ("2.kestrel,d,d,d", "ahead"),
        ("2.kestrel", "behind"),
        ("2.kestrel,d,t", "fork"),
        ("2.heron,d,d", "other"),
        ("family:2.kestrel,d,d", "other"),
    ],
)
def test_what_a_text_is_to_another(text: str, relation: str) -> None:
    answer = Door().ask("about", text=text, against="2.kestrel,d,d")
    assert answer["relation"] == relation
    assert len(answer["between"]) == {"ahead": 1, "behind": 2}.get(relation, 0)
    assert Door().ask("about", text="2.kestrel,p", against="2.kestrel")["code"] == "illegal"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("2.kestrel&Anna&Taras", "deal"),
        ("r3-6_k1/b2_a_ab_k9_0", "position"),
        ("2.kestrel,d", "round"),
        ("r3-6_k1/b2_a_ab_k9_0,d", "round"),
        ("r3-5_r6/b2_a_ab_k9_0,r3-5~r3-6", "record"),
        ("r3-5_r6/b2_a_ab_k9_0,r3-5~r3-6!2.kestrel", "round"),
    ],
)
def test_what_a_text_is(text: str, kind: str) -> None:
    assert Door().ask("about", text=text)["kind"] == kind


def test_the_link_of_a_deal_has_no_moves_and_no_names() -> None:
    assert Door("family:2b.kestrel,d&Anna&Olena").ask("record")["deal"] == "1~family:2b.kestrel"
    assert Door("2.kestrel,d&Anna&Ada.steady").ask("record")["deal"] == "1~2.kestrel&&Ada.steady"


def test_people_apart_are_marked_in_every_text() -> None:
    door = new(players=[{"name": "Anna"}, {"name": "Olena"}], apart=True)
    assert door.state["game"] == "1~2.kestrel@Anna@Olena"
    for text in (door.state["game"], door.state["record"], door.ask("record")["link"]):
        assert Door(text).state["apart"] == Door().ask("about", text=text)["apart"] == door.state["apart"]
    assert new().state["apart"] is None
    assert Door("1~2.heron@@").state["apart"] not in (None, door.state["apart"])


def test_a_move_may_be_told_as_text() -> None:
    door = Door("r3-5_r6k1/b2b3_a_ab_k9r9_0")
    assert door.now("move", move="k1~k2")["code"] == "notation"
    assert door.now("move", move="t")["code"] == "question"
    assert door.now("move", move="r3-5~r3-7")["faults"]
    assert door.now("move", move="r3-5~r3-6")["last"]["move"] == "r3-5~r3-6"
    assert door.now("move", move="d")["last"]["move"] == "d"


def test_a_position_as_a_seat_sees_it() -> None:
    door = Door("3b.kestrel,d")
    link = door.ask("record", seat=1)["position"]
    rack = door.ask("view", seat=1)["rack"]
    assert link == f"1~-_?14/{rack}/?14_c_-_?63_0"


# nobody is told what it may not see


@given(st.integers(0, 2), st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_a_state_does_not_change_with_what_is_hidden(seat: int, rng: Random) -> None:
    position = parse_position("r3-6j4.7kbo.r9-12j10 ?11/?9/?7 b ac ?30 0", PRESETS["digital"])
    others = [other for other in range(3) if other != seat]
    hidden = [*position.pool, *(tile for other in others for tile in position.racks[other])]
    rng.shuffle(hidden)
    racks = list(position.racks)
    for other in others:
        racks[other] = in_order(hidden[: len(racks[other])])
        del hidden[: len(racks[other])]
    anew = replace(position, racks=tuple(racks), pool=tuple(hidden))
    states = []
    for each in (position, anew):
        door = Door("digital:" + format_position(each), seat)
        state = door.now("move", move="draw", seat=seat)
        if seat == position.seat:
            state |= {"rack": None, "orders": None}  # it has seen the tile that it drew
            state["last"]["drew"] = None
        states.append({**state, "record": "", "game": ""})
    assert states[0] == states[1]


# the questions that need no game


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (
            {"do": "read", "row": "r3jr5"},
            {
                "readings": [{"kind": "run", "tiles": "r3r4r5", "meld": "r3-5j4", "value": 12}],
                "fault": None,
            },
        ),
        (
            {
                "do": "judge",
                "rules": "classic",
                "table": "r3-5",
                "rack": "r6k1",
                "opened": True,
                "layout": "r3-6",
            },
            {"legal": True, "faults": [], "laid": "r6", "value": 6},
        ),
        (
            {"do": "score", "racks": ["-", "k5", "r13k3", "r3"], "opened": [True] * 4, "end": "out"},
            {"scores": [24, -5, -16, -3], "winners": [0]},
        ),
        (
            {"do": "match", "players": 2, "rounds": [{"scores": [5, -5], "winners": [0]}]},
            {"totals": [5, -5], "wins": [1, 0], "winners": [0], "over": False},
        ),
        (
            {"do": "solve", "table": "r3-5", "rack": "r6k1", "opened": True, "goal": "tiles"},
            {"layout": "r3-6", "laid": "r6", "tiles": 1, "value": 6, "proved": True},
        ),
        (
            {
                "do": "solve",
                "rules": "classic",
                "table": "r3-5",
                "rack": "k1",
                "opened": True,
                "goal": "value",
            },
            {"layout": None, "laid": "-", "tiles": 0, "value": 0, "proved": True},
        ),
    ],
)
def test_stateless(question: Answer, answer: Answer) -> None:
    assert json.loads(Session().handle(json.dumps(question))) == answer


def test_every_colour_that_a_joker_may_have_is_read() -> None:
    readings = Door().ask("read", row="k7r7j")["readings"]
    assert [(reading["tiles"], reading["meld"]) for reading in readings] == [
        ("k7r7b7", "7krj"),
        ("k7r7o7", "7krj"),
    ]


UNSAID = """[Fishka "1"]
[Rules "classic"]
[A ""]
[B ""]
[Salt "\ud800"]

[Round "1"]
[Start "2.kestrel"]
"""


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ('{"do":"read","row":"r3x4"}', "notation"),
        ('{"do":"read"}', "question"),
        ('{"do":"read","row":"r3r4r5","rules":"klassik"}', "rules"),
        ('{"do":"score","racks":["?3","-"],"opened":[true,true],"end":"out"}', "notation"),
        ('{"do":"score","racks":["-"],"opened":[true],"end":"out"}', "question"),
        ('{"do":"score","racks":["-","k1"],"opened":[true,1],"end":"out"}', "question"),
        ('{"do":"score","racks":["k2","k1"],"opened":[true,true],"end":"out"}', "question"),
        ('{"do":"judge","table":"r3-5.r3-5","rack":"r3r3","opened":true,"layout":"-"}', "question"),
        ('{"do":"solve","table":"5kbjj","rack":"jjj","opened":true}', "question"),
        (
            '{"do":"solve","rules":{"tile_set":"106"},"table":"r3-5.r3-5","rack":"r3","opened":true}',
            "question",
        ),
        ('{"do":"match","players":2,"rounds":[{"scores":[1],"winners":[0]}]}', "question"),
        ('{"do":"match","players":99,"rounds":[]}', "players"),
        ('{"do":"sing"}', "question"),
        ('{"do":["read"]}', "question"),
        ("[]", "question"),
        ("", "question"),
        ("nonsense", "question"),
        ("[" * 100_000, "question"),
        ('{"do":"read","row":"' + "[" * 100 + '"}', "notation"),
        ('{"do":' + "9" * 5000 + "}", "question"),
        ('{"do":"match","players":2,"rounds":[{"scores":[' + "9" * 4300 + ',0],"winners":[]}]}', "question"),
        ('{"do":"about","text":"' + "9" * 5000 + '~2.kestrel"}', "notation"),
        ('{"do":"about","text":"' + "9" * 5000 + 'zAAAA"}', "notation"),
        ('{"do":"read","row":"r3-5j' + "9" * 5000 + '"}', "notation"),
        (json.dumps({"do": "open", "text": UNSAID}), "notation"),
        (" " * 500_000, "question"),
    ],
)
def test_refused(question: str, code: str) -> None:
    answer = json.loads(Session().handle(question))
    assert answer["code"] == code
    assert answer["refused"]


def test_a_refusal_names_the_column() -> None:
    assert Door().ask("read", row="r3x4")["refused"] == "expected a tile at 'x4' (column 3 of 'r3x4')"


# anything else

WORDS = st.sampled_from(
    [
        *(
            "do",
            "turn",
            "layout",
            "rack",
            "held",
            "seat",
            "move",
            "text",
            "rules",
            "players",
            "seed",
            "nth",
            "row",
        ),
        *(
            "table",
            "opened",
            "goal",
            "racks",
            "end",
            "rounds",
            "scores",
            "winners",
            "salt",
            "round",
            "preset",
        ),
        *(
            "draw",
            "pass",
            "classic",
            "home",
            "r3r4r5",
            "r3-6",
            "7kbj",
            "r6",
            "-",
            "?14",
            "j",
            "tiles",
            "value",
        ),
        *(
            "1~2.kestrel,d",
            "2.kestrel",
            "name",
            "kind",
            "level",
            "person",
            "computer",
            "casual",
            "out",
            "stuck",
        ),
    ]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.floats() | WORDS | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=6)
    ),
    max_leaves=12,
)
DOORS = st.sampled_from(
    [
        *(
            "read",
            "judge",
            "solve",
            "score",
            "match",
            "new",
            "open",
            "view",
            "judge-draft",
            "landings",
            "move",
        ),
        *("timeout", "bot", "hint", "next", "record", "replay", "commitment", "about", "review"),
    ]
)


@given(st.lists(st.tuples(DOORS, st.dictionaries(WORDS, JSON, max_size=7)), max_size=4))
@settings(max_examples=300, deadline=None)
def test_no_question_raises(questions: list[tuple[str, Answer]]) -> None:
    door = Door("r3-6.7kbj_k1k2r7/b2b3_a_ab_k9r9_0")
    for do, fields in questions:
        answer = door.ask(
            do, **{"turn": door.ask("view")["turn"]} | {k: v for k, v in fields.items() if k != "do"}
        )
        assert isinstance(answer, dict)
    assert door.ask("view", seat=0)["turn"]


@given(JSON)
def test_no_json_raises(value: object) -> None:
    answer = json.loads(Session().handle(json.dumps(value)))
    assert "refused" in answer or "readings" in answer


@pytest.mark.parametrize("preset", PRESETS)
def test_a_page_that_asks_at_random_leads_to_the_same_record(preset: str) -> None:
    """Moves through the door and the record's replay agree at every turn of a round."""
    door, rng = new(rules=preset, players=[{"name": "A"}, {"name": "B"}, {"name": "C"}]), Random(preset)
    state = door.state
    while not state["over"] and state["turn"] < 60:
        match = door.session._match
        assert match is not None
        view = match.game.position.seen_by(match.game.position.seat)
        move = rng.choice(accidents(view, rng)) if rng.random() < 0.1 else choose(view, "casual", rng)
        asked: Answer = {"move": "draw" if state["can"]["draw"] else "pass"}
        if isinstance(move, Play | Foul):
            asked = {"move": {"layout": rows(move.layout)}}
        do = "move"
        if isinstance(move, Timeout):
            do, asked = "timeout", {"layout": rows(move.layout)}
        answer = door.now(do, **asked, seat=0)
        if "faults" not in answer:
            state = answer
            came_from = [number for row in state["last"]["origin"] for number in row if number is not None]
            assert len(set(came_from)) == len(came_from)
            assert {**Door(state["record"]).state, "last": None} == {**state, "last": None}


@pytest.mark.parametrize(
    ("rules", "pool", "final"), [("family", "-", True), ("family", "k9", False), ("classic", "-", False)]
)
def test_the_one_more_turn_is_told(rules: str, pool: str, final: bool) -> None:
    assert Door(f"{rules}:r3-5_r6/b2_a_ab_{pool}_0").state["final"] == final


@pytest.mark.parametrize(("last", "drew"), [("", None), (",r3-5~r3-6", "k9")])
def test_a_replay_tells_what_others_drew_once_the_round_is_over(last: str, drew: str | None) -> None:
    (replayed,) = Door().ask("replay", text=f"r3-5_r6/b2_b_ab_k9_0,d{last}", seat=0)["rounds"]
    assert replayed["moves"][0]["last"]["drew"] == drew


def test_rules_are_told_in_full() -> None:
    assert set(new().state["rules"]) == {"preset", *Rules.__dataclass_fields__}


def test_read_takes_the_tiles_in_any_order_if_asked() -> None:
    door = Door()
    assert door.ask("read", row="r12r13j")["readings"] == []
    (reading,) = door.ask("read", row="r12r13j", ordered=False)["readings"]
    assert (reading["meld"], reading["value"]) == ("r11-13j11", 36)


def test_a_match_tells_the_totals_after_each_round() -> None:
    first, second = "r3-5_r6/b2_a_ab_k9_0,r3-5~r3-6", "r3-5_r6/b4_a_ab_k9_0,r3-5~r3-6"
    match = Door(f"classic;match-length=rounds-2:{first}!{second}").state["match"]
    assert [each["totals"] for each in match["rounds"]] == [[2, -2], [6, -6]]


@pytest.mark.parametrize(
    ("moves", "played", "solved"),
    [("", None, False), (",r3-5~r3-7", 2, False), (",r3-5~r3-7.b1-3", 5, True), (",d", 0, False)],
)
def test_a_puzzle_asks_for_the_best_first_turn(moves: str, played: int | None, solved: bool) -> None:
    door = Door(f"r3-5_r6r7b1b2b3k9/b9_a_ab_k8k7_0{moves}")
    assert door.ask("puzzle") == {
        "tiles": 5,
        "whole": False,
        "proved": True,
        "played": played,
        "solved": solved,
    }
