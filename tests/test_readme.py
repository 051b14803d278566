"""The README's promises that a machine can check: its examples, its files, its commands."""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from fishka.session import Session

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
CONSOLE = re.findall(r"^\$ PYTHONPATH=py python3 (.+)\n((?:(?!\$|```).+\n)*)", README, re.M)


def test_python_examples():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert not result.failed


@pytest.mark.parametrize(("command", "printed"), CONSOLE)
def test_terminal_examples(command, printed):
    environment = os.environ | {"PYTHONPATH": "py"}
    run = subprocess.run(
        [sys.executable, *shlex.split(command)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == printed


@pytest.mark.parametrize("path", re.findall(r"\]\(([^)#:]+)\)", README))
def test_files_it_points_at_are_there(path):
    assert (ROOT / path).exists()


@pytest.mark.parametrize("link", re.findall(r"`#(1~[^`]+)`", README))
def test_links_open(link):
    assert "refused" not in Session().handle(json.dumps({"do": "open", "text": link, "seat": None}))


def test_every_verb_of_build_is_there():
    verbs = set(re.findall(r"\./build\.sh (\w+)", README))
    assert {"serve", "test"} <= verbs
    script = (ROOT / "build.sh").read_text()
    assert all(re.search(rf"^  {verb}\)", script, re.M) for verb in verbs)
