"""The four languages say the same things, and the page says nothing that they do not have."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fishka.bots import LEVELS
from fishka.rules import OPTIONS, PRESETS, Rules

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "static"
LANGUAGES = ["en", "ru", "uk", "zh"]


def node(*arguments: str) -> Any:
    """What a script of ours answers, in JSON."""
    program = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert program, "node is missing: ./build.sh installs it"
    run = subprocess.run([program, *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


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


def pattern_of(template: str) -> re.Pattern[str]:
    """What a template literal may become: anything in place of what is put in."""
    return re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(template)))


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
    assert node("tests/words.mjs", f"static/words/{language}.ftl", language) == []


def test_the_page_says_only_what_is_written() -> None:
    known, code = set(messages("en")), javascript()
    said = set(re.findall(r'\bt\(\s*"([^"]+)"', code))
    assert said
    assert said <= known
    for template in re.findall(r"\bt\(\s*`([^`]+)`", code):
        assert any(pattern_of(template).fullmatch(key) for key in known), template


def test_nothing_written_is_never_said() -> None:
    english, code = messages("en"), javascript()
    literals = set(re.findall(r'"([a-z][a-z0-9.-]*)"', code))
    patterns = [pattern_of(text) for text in re.findall(r"`([a-z]+-[^`.]*\$\{[^`]*)`", code)]
    spoken_through = set(re.findall(r"\{ ([a-z][\w-]*) \}", "\n".join(english.values())))

    def is_said(key: str) -> bool:
        name, _, attribute = key.partition(".")
        named = name in literals or any(pattern.fullmatch(name) for pattern in patterns)
        return (
            key in literals
            or key in spoken_through
            or (named and (not attribute or f".{attribute}`" in code))
        )

    assert [key for key in english if not is_said(key)] == []


def test_set_up_offers_the_engines_rules() -> None:
    script = 'import * as rules from "./static/rules.js"; console.log(JSON.stringify(rules))'
    page = node("--input-type=module", "--eval", script)
    lengths = page["OPTIONS"].pop("match_length")
    assert {option: tuple(values) for option, values in page["OPTIONS"].items()} == dict(OPTIONS)
    assert [Rules(match_length=length).match_length for length in lengths] == lengths
    assert {name: Rules(**changes) for name, changes in page["PRESETS"].items()} == dict(PRESETS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_preset_and_level_has_its_words(language: str) -> None:
    known = messages(language)
    rules = [f"rule-{option.replace('_', '-')}" for option in (*OPTIONS, "match_length")]
    wanted = {key + part for key in rules for part in ("", ".name", ".value")}
    wanted |= {f"preset-{name}" for name in PRESETS}
    assert wanted - set(known) == set()
    assert [level for level in LEVELS if f"[{level}]" not in known["level"]] == []
