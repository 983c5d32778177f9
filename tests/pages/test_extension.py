"""Pages through Python-Markdown alone, from records made by hand: nothing is run here."""

from __future__ import annotations

import json
import subprocess
import sys

import markdown
import pytest
from bs4 import BeautifulSoup

from conftest import declared
from copyscope import site
from copyscope.project import Project

CODE = """import torch
x = torch.ones(2, requires_grad=True)
y = x.clone()
n = [1]
m = n
print("y", y)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Project:
    root = tmp_path_factory.mktemp("alone")
    two = declared(CODE, compare="x -> y").replace('"x -> y"', '"x -> y", "n -> m"')
    page = (
        '# A { #a }\n\n```python\n--8<-- "two.py"\n```\n\n'
        '```python\n--8<-- "wrong.py"\n```\n\n```python\n--8<-- "warns.py"\n```\n'
        '```python\n--8<-- "claims.py"\n```\n'
    )
    files = {
        "mkdocs.yml": "nav: [index.md]\n",
        "mkdocs.en.yml": "nav: [index.md]\n",
        "docs/ko/index.md": page,
        "docs/en/index.md": page,
        "snippets/two.py": two,
        "snippets/wrong.py": declared(
            "import torch\n\ntorch.ones(2).view(3)\n", raises="RuntimeError"
        ),
        "snippets/claims.py": declared("holds = {'a': True, 'b': False}\n", claim="holds"),
        "snippets/warns.py": declared("import warnings\nwarnings.warn('<careful>')\nprint(1)\n"),
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    found = site.prepare(Project(root))
    assert not found.problems
    return Project(root)


@pytest.fixture
def render(folder):
    def run(text: str, language: str = "en") -> BeautifulSoup:
        html = markdown.markdown(
            text,
            extensions=["copyscope.pages", "fenced_code", "attr_list", "admonition"],
            extension_configs={"copyscope.pages": {"root": str(folder.root), "language": language}},
        )
        return BeautifulSoup(html, "html.parser")

    return run


def test_a_fence_becomes_code_and_output(render):
    soup = render('```python\n--8<-- "two.py"\n```\n')
    assert soup.select_one("code.language-python").get_text() == CODE
    after = soup.select_one(".cs-after")
    assert "tensor([1., 1.], grad_fn=<CloneBackward0>)" in after.get_text()
    assert after.select_one(".cs-result__title").get_text().startswith("Output · torch ")
    plain = render('```python\n--8<-- "warns.py"\n```\n').select(".cs-result__title")
    assert [title.get_text().split()[-2] for title in plain] == ["Python", "Python"]
    assert "copyscope" not in soup.get_text()


def test_a_picture_stands_below_the_output_and_the_first_of_a_page_is_open(render):
    fence = '```python\n--8<-- "two.py"\n```\n\n'
    soup = render(fence + fence, "ko")
    folds = soup.select(".cs-pictures > details.cs-picture")
    assert [fold.has_attr("open") for fold in folds] == [True, False, False, False]
    assert [fold.summary.get_text(" ", strip=True) for fold in folds[:2]] == [
        "그림 x → y 독립 복사",
        "다른 쌍 1개",
    ]
    assert folds[1].select_one("figcaption").get_text(" ", strip=True) == "n → m 같은 객체"
    for fold in folds:
        assert len(fold.select("svg[role=img][aria-label]")) == 1
    after = soup.select_one(".cs-after")
    assert after.find_next_sibling() == soup.select_one(".cs-pictures")
    assert render(fence).select_one("details").has_attr("open")  # the next page starts anew


def test_a_snippet_that_compares_nothing_has_no_picture(render):
    assert not render('```python\n--8<-- "warns.py"\n```\n').select(".cs-pictures")


def test_output_stays_with_an_indented_fence(render):
    soup = render('!!! note "N"\n\n    ```python\n    --8<-- "two.py"\n    ```\n\nafter\n')
    assert soup.select_one(".admonition .cs-after")


def test_an_exception_and_a_warning_are_shown_with_the_line_the_reader_sees(render):
    error = render('```python\n--8<-- "wrong.py"\n```\n').select_one(".cs-result--error")
    assert "line 3" in error.get_text()
    assert "RuntimeError: shape '[3]' is invalid" in error.get_text()
    warning = render('```python\n--8<-- "warns.py"\n```\n', "ko").select_one(".cs-result--warning")
    assert "2행" in warning.get_text()
    assert "UserWarning: <careful>" in warning.get_text()


@pytest.mark.parametrize(
    ("language", "verdict", "graph"),
    [("en", "independent copy", "in graph"), ("ko", "독립 복사", "그래프에 연결")],
)
def test_chips_carry_a_word_and_a_mark(render, language, verdict, graph):
    soup = render("{{ verdict two }} {{ graph two y }}\n", language)
    first, second = soup.select(".cs-chip")
    assert first.get_text() == verdict
    assert first["href"] == "/guide/verdicts.md#independent"
    assert "cs-independent" in first["class"]
    assert first.select_one(".cs-mark[aria-hidden=true]")
    assert second.get_text() == graph


def test_values_and_messages_stand_in_a_sentence(render):
    soup = render("It takes {{ value two new_bytes }} bytes and says {{ message wrong }}.\n")
    assert soup.p.get_text().startswith("It takes 8 bytes and says shape '[3]' is invalid")


def test_a_directive_can_be_written_about(render):
    assert render("`{{ verdict two }}`\n").code.get_text() == "{{ verdict two }}"
    assert "cs-chip" not in str(render("    {{ verdict two }}\n"))


def test_the_facts_have_a_column_a_comparison_and_mark_equal_addresses(render):
    facts, addresses = render("{{ facts two }}\n").select("table")
    head = [cell.get_text().split() for cell in facts.select("thead th")]
    assert head == [["Measured"], ["x.clone()", "x", "→", "y"], ["n", "n", "→", "m"]]
    rows = {
        row.th.get_text(): [c.get_text() for c in row.select("td")]
        for row in facts.select("tbody tr")
    }
    assert rows["Verdict"] == ["independent copy", "same object"]
    assert rows["New bytes"][0] == "8"
    assert rows["grad_fn"] == ["CloneBackward0", "–"]
    assert rows["A write through the result shows in the source"] == ["no", "yes"]
    letters = {
        row.th.get_text(): row.select_one(".cs-letter").get_text()
        for row in addresses.select("tbody tr")
    }
    assert letters["n"] == letters["m"] != letters["x"] != letters["y"]


def test_the_comparison_table_has_a_linked_row_each(render):
    table = render("{{ table two two:m }}\n").select_one("table")
    rows = table.select("tbody tr")
    assert [row.th.get_text() for row in rows] == ["x.clone()", "n", "n"]
    assert rows[0].a["href"] == "/index.md"
    head = [cell.get_text() for cell in table.select("thead th")]
    assert head == ["Expression", "Verdict", "Graph", "New bytes"]


def test_a_claim_is_shown_with_its_cases(render):
    soup = render("{{ claim claims }}\n\n{{ cases claims }}\n")
    assert soup.select_one(".cs-chip").get_text() == "imprecise"
    rows = [
        [cell.get_text() for cell in row.children if cell.name] for row in soup.select("tbody tr")
    ]
    assert rows == [["a", "yes"], ["b", "no"]]


def test_both_languages_show_the_same_addresses(render):
    found = []
    for language in ("ko", "en"):
        soup = render("{{ facts two }}\n", language)
        found.append([code.get_text() for code in soup.select(".cs-address code")])
    assert found[0] == found[1] != []


def test_what_is_unknown_is_shown_and_logged(render, caplog):
    soup = render('{{ verdict nope }}\n\n```python\n--8<-- "nope.py"\n```\n\n{{ facts wrong }}\n')
    assert len(soup.select(".cs-problem")) == 3
    assert "there is no record of a snippet 'nope'" in caplog.text
    assert "no snippet 'nope.py'" in caplog.text


def test_hostile_text_in_a_record_stays_text(render, folder):
    raw = json.loads(folder.records.read_text(encoding="utf-8"))
    kept = json.dumps(raw)
    for record in raw["records"]:
        if record["snippet"] == "two":
            record["output"] = (
                '\x1b[1m<script>\x1b[0malert(1)</script>\n--8<-- "two.py"\n{{ verdict two }}\n'
            )
            record["comparisons"][0]["expression"] = "<b>&x</b>"
    folder.records.write_text(json.dumps(raw), encoding="utf-8")
    try:
        soup = render('```python\n--8<-- "two.py"\n```\n\n{{ facts two }}\n')
        assert soup.script is None and soup.b is None and "\x1b" not in str(soup)
        assert '--8<-- "two.py"\n{{ verdict two }}' in soup.select_one(".cs-after").get_text()
    finally:
        folder.records.write_text(kept, encoding="utf-8")


def test_pages_run_nothing(folder):
    """A fresh interpreter renders a page without importing what runs or measures."""
    program = (
        "import sys, markdown\n"
        "text = '```python\\n--8<-- \"two.py\"\\n```\\n\\n{{ facts two }}\\n'\n"
        f"options = {{'copyscope.pages': {{'root': {str(folder.root)!r}}}}}\n"
        "use = {'extensions': ['copyscope.pages'], 'extension_configs': options}\n"
        "html = markdown.markdown(text, **use)\n"
        "assert 'cs-facts' in html\n"
        "bad = {'torch', 'numpy', 'mkdocs', 'copyscope.running', 'subprocess'} & set(sys.modules)\n"
        "assert not bad, bad\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_missing_records_are_said(tmp_path, folder):
    for name in ("mkdocs.yml", "snippets/two.py"):
        target = tmp_path / name
        target.parent.mkdir(exist_ok=True)
        target.write_text((folder.root / name).read_text())
    html = markdown.markdown(
        "{{ verdict two }}\n",
        extensions=["copyscope.pages"],
        extension_configs={"copyscope.pages": {"root": str(tmp_path)}},
    )
    assert "run 'copyscope run' first" in html.replace("&#x27;", "'")
