"""Pages as plain Markdown, from records: words, tables, quotes and links."""

from __future__ import annotations

from pathlib import Path

import pytest

from conftest import declared
from copyscope import running
from copyscope.pages import plain
from copyscope.pages.directives import Basis
from copyscope.pages.source import scan
from copyscope.project import Project
from copyscope.records import Records


@pytest.fixture(scope="module")
def measured(tmp_path_factory) -> Records:
    root = tmp_path_factory.mktemp("plain")
    (root / "snippets").mkdir()
    snippets = {
        "ok": declared("x = [1]\ny = x\n", compare="x -> y"),
        "wrong": declared("[1].y\n", raises="AttributeError"),
        "claims": declared("holds = {'a|b': True, 'c': False}\n", claim="holds"),
    }
    for name, text in snippets.items():
        (root / "snippets" / f"{name}.py").write_text(text, encoding="utf-8")
    outcome = running.run(Project(root))
    assert not outcome.problems
    return outcome.records


@pytest.fixture
def written(measured):
    """Writes a page as plain Markdown; links lead to ``/page/#heading``."""

    def write(text: str, language: str = "en", known: bool = True) -> list[plain.Cell]:
        def address(page: str, heading: str) -> str | None:
            return f"/{page}/{heading}" if known else None

        basis = Basis(measured, Project(Path("nowhere")), language)
        return plain.cells(scan(text), "folder/page", address, basis)

    return write


def prose(cells: list[plain.Cell]) -> str:
    (cell,) = cells
    return cell.prose


def test_prose_and_code_come_in_turn(written):
    text = (
        '# T { #t }\n\nOne.\n\n```python\n--8<-- "ok.py"\n```\n\n```sh\nls\n```\n\n'
        "```python\nx = 1\n```\n"
    )
    assert written(text) == [
        plain.Cell(prose="# T\n\nOne."),
        plain.Cell(include="ok.py"),
        plain.Cell(prose="```sh\nls\n```"),
        plain.Cell(code="x = 1"),
    ]


@pytest.mark.parametrize(("language", "word"), [("en", "same object"), ("ko", "같은 객체")])
def test_a_chip_becomes_its_word(written, language, word):
    text = written("{{ verdict ok }} so.\n", language)
    assert prose(text) == f"[**{word}**](/guide/verdicts/#same-object) so."


def test_a_message_is_code_and_a_table_stays_a_table(written):
    text = prose(written("| a |\n|---|\n| {{ message wrong }} |\n"))
    assert text == "| a |\n|---|\n| `'list' object has no attribute 'y'` |"


def test_tables_become_pipe_tables(written):
    text = prose(written("{{ cases claims }}\n"))
    assert text.splitlines() == [
        "**Case by case**",
        "",
        "| Case | The claim holds |",
        "|---|---|",
        "| `a\\|b` | yes |",
        "| `c` | no |",
    ]
    facts = prose(written("{{ facts ok }}\n"))
    assert "| Measured | `x`<br>x → y |" in facts
    assert "| Verdict | **same object** |" in facts
    rows = [line for line in facts.splitlines() if line.startswith(("| `x`", "| `y`"))]
    letters = [row.split("|")[3].split()[0] for row in rows]
    assert letters == ["A", "A"]


def test_an_admonition_becomes_a_quote(written):
    text = prose(written('!!! correction "Often read"\n\n    It **is**.\n\n    Twice.\n\nAfter.\n'))
    assert text == "> **Often read**\n>\n> It **is**.\n>\n> Twice.\n\nAfter."


def test_links_lead_where_the_caller_says_or_become_text(written):
    text = "See [`a[0]`](../b.md#c), [d](#e) and [f](https://example.org/).\n"
    assert prose(written(text)) == (
        "See [`a[0]`](/b/#c), [d](/folder/page/#e) and [f](https://example.org/)."
    )
    assert prose(written(text, known=False)) == "See `a[0]`, d and [f](https://example.org/)."


def test_what_is_written_as_code_stays(written):
    text = "`{{ verdict ok }}`\n\n```text\n{{ verdict ok }}\n!!! note\n# A { #a }\n```"
    assert prose(written(text)) == text
