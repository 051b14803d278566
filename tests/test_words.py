"""The four languages say the same things, and the page says nothing that they do not have."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "static"
LANGUAGES = ["en", "ru", "uk", "zh"]


def messages(language: str) -> dict[str, str]:
    """Every message and attribute of a language ("id" or "id.attribute") with its text."""
    found: dict[str, str] = {}
    key = message = ""
    for line in (STATIC / "words" / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        if start := re.match(r"([a-z][\w-]*) =(.*)", line):
            key = message = start[1]
            assert key not in found, f"{language} says {key} twice"
            found[key] = start[2]
        elif start := re.match(r"    \.([a-z]+) =(.*)", line):
            key = f"{message}.{start[1]}"
            found[key] = start[2]
        elif line.startswith("#"):
            key = ""
        elif key:
            found[key] += "\n" + line
    return found


def variables(text: str, all_messages: dict[str, str]) -> set[str]:
    """The variables of a text, with those of the messages that it speaks through."""
    inner = re.findall(r"\{ ([a-z][\w-]*) \}", text)
    own = set(re.findall(r"\$(\w+)", text))
    return own.union(*(variables(all_messages[name], all_messages) for name in inner))


def javascript() -> str:
    """All the page's code, without comments."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in STATIC.rglob("*.js"))
    return re.sub(r"/\*.*?\*/", "", code, flags=re.S)


def spoken() -> tuple[set[str], list[re.Pattern[str]]]:
    """The ids that the code names in full, and a pattern for each that it puts together."""
    code = javascript()
    whole = set(re.findall(r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z]+)?)"', code))
    made = re.findall(r"`([a-z]+-[^`]*\$\{[^`]*)`", code)
    return whole, [re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(text))) for text in made]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_has_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    different = {
        key: (variables(text, english), variables(other[key], other))
        for key, text in english.items()
        if variables(text, english) != variables(other[key], other)
    }
    assert not different


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_reads_and_says_every_message(language: str) -> None:
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert node, "node is missing: ./build.sh installs it"
    file = STATIC / "words" / f"{language}.ftl"
    run = subprocess.run(
        [node, str(ROOT / "tests" / "words.mjs"), str(file), language], capture_output=True, text=True, check=True
    )
    assert json.loads(run.stdout) == []


def test_the_page_says_only_what_is_written() -> None:
    known = set(messages("en"))
    said = set(re.findall(r'\bt\(\s*"([^"]+)"', javascript()))
    assert said <= known
    _, made = spoken()
    said_in_parts = re.findall(r"\bt\(\s*`([^`]+)`", javascript())
    assert said_in_parts
    for text in said_in_parts:
        pattern = re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(text))
        assert any(re.fullmatch(pattern, key) for key in known), text


def test_nothing_written_is_never_said() -> None:
    whole, made = spoken()
    code = javascript()
    unused = [
        key
        for key in messages("en")
        if key not in whole
        and not any(pattern.fullmatch(key) for pattern in made)
        and not ("." in key and f"`{key.split('.')[0]}" in code)
        and not any("." in key and pattern.fullmatch(key.split(".")[0]) and f".{key.split('.')[1]}" in code for pattern in made)
        and not any(f"{{ {key} }}" in text for text in messages("en").values())
    ]
    assert unused == []
