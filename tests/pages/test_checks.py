"""Bad input to a build: each is one message with file and line, and hides nothing else."""

from __future__ import annotations

import pytest

from conftest import declared
from copyscope import site
from copyscope.pages import checks

PAGE = '---\ntitle: t\n---\n# A {{ #{id} }}\n\n{body}\n\n```python\n--8<-- "ok.py"\n```\n'


def page(body: str = "", heading: str = "a") -> str:
    return PAGE.format(id=heading, body=body)


def problems(project):
    return [str(problem) for problem in site.prepare(project).problems]


def both(body: str, heading: str = "a") -> dict[str, str]:
    text = page(body, heading)
    return {"docs/ko/index.md": text, "docs/en/index.md": text}


def test_a_project_that_is_right_has_no_problem(small):
    assert problems(small({})) == []


CASES = {
    "unknown snippet in a directive": (
        both("{{ verdict nope }}"),
        ["docs/{}/index.md:6: there is no record of a snippet 'nope'"],
    ),
    "unknown snippet in a fence": (
        both('```python\n--8<-- "nope.py"\n```'),
        ["docs/{}/index.md:6: no snippet 'nope.py'"],
    ),
    "unknown directive": (both("{{ verdikt ok }}"), ["docs/{}/index.md:6: unknown directive"]),
    "unknown result": (both("{{ verdict ok z }}"), ["docs/{}/index.md:6: 'ok' compares y"]),
    "unknown field": (both("{{ value ok colour }}"), ["docs/{}/index.md:6: a comparison has no"]),
    "no graph": (both("{{ graph ok }}"), ["docs/{}/index.md:6: 'ok' has no graph axis"]),
    "no message": (both("{{ message ok }}"), ["docs/{}/index.md:6: 'ok' raised nothing"]),
}


@pytest.mark.parametrize("what", CASES)
def test_a_page_that_asks_for_what_is_not_there(small, what):
    files, expected = CASES[what]
    found = problems(small(files))
    for language in ("ko", "en"):
        for text in expected:
            assert any(line.startswith(text.format(language)) for line in found), found
    assert len(found) == 2


def test_broken_snippets_are_all_reported_and_not_a_second_time_by_their_pages(small):
    files = {
        **both('{{ verdict bad }} {{ facts bad }}\n\n```python\n--8<-- "bad.py"\n```'),
        "snippets/bad.py": declared("x = 1\nraise KeyError('k')\n", compare="x -> x"),
        "snippets/loop.py": declared("while True: pass\n", compare="x -> x", timeout=1),
        "snippets/name.py": declared("x = 1\n", compare="x -> y"),
        "snippets/unused.py": declared("print(1)\n"),
    }
    found = problems(small(files))
    expected = [
        "snippets/bad.py:5: raised KeyError",
        "snippets/loop.py:5: did not end in 1 s",
        "snippets/name.py:2: 'y' does not exist",
        "snippets/loop.py: no page shows this snippet",
        "snippets/unused.py: no page shows this snippet",
        "snippets/name.py: no page shows this snippet",
    ]
    for text in expected:
        assert any(line.startswith(text) for line in found), (text, found)
    assert len(found) == len(expected)


STEP = {
    "page set": (
        {"docs/ko/more.md": page(), "mkdocs.yml": "nav:\n  - index.md\n  - more.md\n"},
        "docs/ko/more.md: exists in one language only: there is no docs/en/more.md",
    ),
    "heading ids": (
        {"docs/en/index.md": page(heading="b")},
        "docs/ko/index.md: heading ids differ between ko and en",
    ),
    "missing id": (
        {"docs/en/index.md": page().replace(" { #a }", "")},
        "docs/en/index.md:4: the heading 'A' has no { #id }",
    ),
    "snippets": (
        {"docs/en/index.md": page() + '```python\n--8<-- "ok.py"\n```\n'},
        "docs/ko/index.md: snippets differ between ko and en: nothing against ok.py",
    ),
    "directives": (
        {"docs/en/index.md": page("{{ verdict ok }}")},
        "docs/ko/index.md: directives differ",
    ),
    "admonitions": (
        {"docs/en/index.md": page('!!! note "n"\n\n    x')},
        "docs/ko/index.md: admonition kinds differ",
    ),
    "code": (
        {"docs/en/index.md": page("```python\nx = 1\n```")},
        "docs/ko/index.md: Python fences differ",
    ),
    "nav leaves out": (
        {"docs/ko/more.md": page(), "docs/en/more.md": page()},
        "mkdocs.yml: the nav leaves out more.md",
    ),
    "nav makes up": (
        {"mkdocs.yml": "nav:\n  - index.md\n  - no.md\n"},
        "mkdocs.yml: the nav names no.md, which does not exist",
    ),
    "nav order": (
        {
            "docs/ko/more.md": page(),
            "docs/en/more.md": page(),
            "mkdocs.yml": "nav:\n  - index.md\n  - more.md\n",
            "mkdocs.en.yml": "nav:\n  - a: more.md\n  - b: [index.md]\n",
        },
        "mkdocs.en.yml: the nav has another order",
    ),
    "front matter": (
        {"docs/en/index.md": "---\n[\n---\n# A { #a }\n"},
        "docs/en/index.md:1: the front matter is not YAML",
    ),
}


@pytest.mark.parametrize("what", STEP)
def test_languages_out_of_step(small, what):
    files, expected = STEP[what]
    files = {**both(""), **files}
    found = problems(small(files))
    assert any(line.startswith(expected) for line in found), found


def test_a_pair_is_confirmed_by_content(small):
    project = small(both(""))
    (first,) = checks.unconfirmed(project)
    assert "read both, then run 'copyscope confirm index'" in str(first)
    checks.confirm(project, [])
    assert checks.unconfirmed(project) == []

    english = project.docs("en") / "index.md"
    english.write_text(english.read_text() + "\nMore.\n")
    (one_side,) = checks.unconfirmed(project)
    assert one_side.path == "docs/en/index.md"
    assert "the other side did not" in one_side.reason

    with pytest.raises(KeyError):
        checks.confirm(project, ["no/such/page"])
    checks.confirm(project, ["index"])
    assert checks.unconfirmed(project) == []
    (project.docs("en") / "index.md").unlink()
    (gone,) = checks.unconfirmed(project)
    assert "which is not there in both languages" in gone.reason
