"""The terminal: what each command prints."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fishka.__main__ import main

SOURCES = str(Path(main.__code__.co_filename).parents[1])


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


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("solve r3-5j" + "9" * 5000 + " k1", "expected a tile"),
        ("arena casual", "too few players: 1"),
        ("arena" + " casual" * 7, "too many players: 7"),
        ("arena casual casual --rounds -5", "a number from 1"),
        ("arena casual casual --seed \udcff", "1 to 40 letters"),
        ("play --seed é", "1 to 40 letters"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: str, sentence: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments.split())
    assert sentence in f"{left.value}{capsys.readouterr().err}"


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    command = f"yes '{{}}' | {sys.executable} -m fishka ask | head -1"
    done = subprocess.run(command, shell=True, env=dict(os.environ, PYTHONPATH=SOURCES), capture_output=True)
    assert (done.stdout.count(b"refused"), done.stderr) == (1, b"")


def test_play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = said(capsys, monkeypatch, "?\nx\np\nd\nq\n", "play", "--players", "2", "--level", "beginner")
    assert any("pool_left" in line for line in lines)
    assert lines[-1].startswith("d, p, gone~come, ? or q > 1~2.kestrel,d,")


def test_arena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = said(capsys, monkeypatch, "", "arena", "casual", "beginner", "--rounds", "2")
    assert [line.split()[0] for line in lines] == ["casual", "beginner"]
    assert sum(int(line.split()[-2]) for line in lines) == 0
