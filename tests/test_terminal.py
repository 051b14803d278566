"""The terminal: what each command prints."""

from __future__ import annotations

import io
import json
import sys

import pytest

from fishka.__main__ import main


def said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str
) -> list[str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    main(arguments)
    return capsys.readouterr().out.splitlines()


def test_ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    questions = (
        '{"do":"read","row":"r3jr5"}\n\n{"do":"open","text":"2.kestrel"}\n{"do":"view","seat":0}\nnonsense\n'
    )
    answers = list(map(json.loads, said(capsys, monkeypatch, questions, "ask")))
    assert answers[0]["readings"][0]["meld"] == "r3-5j4"
    assert (answers[1]["rack"], answers[2]["rack"]) == (None, "k6k8k10k11k12k13b8b11o6o12r4r6r9j")
    assert answers[3]["code"] == "question"


def test_solve(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(capsys, monkeypatch, "", "solve", "r3-5", "r6k1") == ["r3-6", "lays r6, worth 6"]
    assert said(capsys, monkeypatch, "", "solve", "r3-5", "k1") == ["there is nothing to play"]


def test_a_wrong_argument_is_named_with_its_column(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["solve", "r3x", "r4"])
    assert "'x' (column 3 of 'r3x')" in capsys.readouterr().err


def test_play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = said(capsys, monkeypatch, "?\nx\np\nd\nq\n", "play", "--players", "2", "--level", "beginner")
    assert any("pool_left" in line for line in lines)
    assert lines[-1].startswith("d, p, gone~come, ? or q > 1~2.kestrel,d,")


def test_arena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = said(capsys, monkeypatch, "", "arena", "casual", "beginner", "--rounds", "2")
    assert [line.split()[0] for line in lines] == ["casual", "beginner"]
    assert sum(int(line.split()[-2]) for line in lines) == 0
