"""Every reason that the probe can give is there in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from copyscope import probe
from copyscope.pages import reasons

# Where a reason stands among the arguments of what carries it.
CARRIERS = {"Memory": 1, "Sharing": None, "Undecided": 0}
HANGUL = ("가", "힣")


def template(node: ast.expr) -> str | None:
    """The text of a literal, with ``{}`` for what is filled in; None for another expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
        )
    return None


def given(code: str) -> Iterator[str]:
    """The reasons that are written in ``code``."""
    for node in ast.walk(ast.parse(code)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id not in CARRIERS:
            continue
        at = CARRIERS[node.func.id]
        told = [word.value for word in node.keywords if word.arg == "reason"]
        told += node.args[at : at + 1] if at is not None else []
        yield from filter(None, map(template, told))


def test_every_reason_of_the_probe_has_both_languages():
    files = sorted(Path(probe.__file__).parent.rglob("*.py"))
    found = {reason for file in files for reason in given(file.read_text(encoding="utf-8"))}
    assert found == reasons.REASONS.keys()
    for english, korean in reasons.REASONS.items():
        assert english.count("{}") == korean.count("{}")
        assert any(HANGUL[0] <= letter <= HANGUL[1] for letter in korean)
        filled = english.replace("{}", "Thing")
        assert reasons.told(filled, "ko") == korean.replace("{}", "Thing")
        assert reasons.told(filled, "en") == filled


def test_reasons_are_found_where_they_are_written():
    code = 'Memory((), f"a {x}")\nMemory(reason="b")\nUndecided("c" "d")\nMemory(y)\nOther("e")\n'
    assert list(given(code)) == ["a {}", "b", "cd"]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_another_text_stays_as_it_is(language):
    assert reasons.told("No such reason.", language) == "No such reason."


def test_every_reason_on_record_is_told_in_korean(prepared):
    told = {
        found["reason"]
        for record in prepared.records.by_name.values()
        for found in record.comparisons
        if found["reason"]
    }
    assert told
    assert not [reason for reason in told if reasons.told(reason, "ko") == reason]
