"""The search index as a file: what goes into it, and how small it stays."""

from __future__ import annotations

import gzip
import json

import pytest

from copyscope import records, searching
from copyscope.environment import Environment
from copyscope.pages.source import scan
from copyscope.project import LANGUAGES
from copyscope.records import Record, Records

PAGE = """---
title: Tensor.clone()
description: Copies the values.
keywords: [clone, "a copy"]
---
# `clone()` { #clone }

```python
--8<-- "torch/raises.py"
```
"""


def record(name: str, **told: object) -> Record:
    nothing = {"output": "", "warnings": [], "error": None, **told}
    return Record(
        snippet=name, code="", first_line=1, stderr="", comparisons=[], measured="", **nothing
    )


def all_records(*found: Record) -> Records:
    return Records(Environment("1", "2", "3", "x"), {one.snippet: one for one in found})


def entry(location: str, title: str, text: str) -> dict[str, str]:
    return {"location": location, "title": title, "text": text}


def words_of(index: dict, section: list) -> list[str]:
    at, found = 0, []
    for step in section[2]:
        at += step
        found.append(index["words"][at])
    return sorted(found, key=str.lower)


def test_words_are_names_of_code_in_whole_and_runs_of_other_letters():
    text = "x.clone()은 새 텐서입니다, copy_(x) = 12 · Clone"
    assert searching.words(text) == ["clone", "은", "새", "텐서입니다", "copy_"]


def test_pictures_are_taken_out_for_the_search_and_put_back_where_they_were():
    one, two = (
        '<svg class="cs-drawing cs-a">\n<text>1</text></svg>',
        '<svg class="cs-drawing">2</svg>',
    )
    html = f'<p>a</p>{one}<svg class="other">b</svg><p>c</p>{two}d'
    without, drawings = searching.without_drawings(html)
    assert drawings == [one, two]
    assert "1" not in without and "2" not in without
    assert all(kept in without for kept in ("<p>a</p>", "b</svg>", "<p>c</p>"))
    assert searching.with_drawings(without, drawings) == html
    assert searching.with_drawings("<p>a</p>", []) == "<p>a</p>"


def test_what_a_run_told_is_its_error_its_warnings_and_printed_messages():
    found = record(
        "a",
        error={"type": "RuntimeError", "message": "no\nview", "line": 1},
        warnings=[{"category": "UserWarning", "message": "be careful", "line": 1}],
        output="TypeError cannot pickle '_thread.lock' object\ntensor(1.)\nTypeError no\n",
    )
    wanted = ["no view", "be careful", "cannot pickle '_thread.lock' object"]
    assert searching.told(found) == wanted


def test_a_page_has_its_keywords_its_messages_and_the_words_of_its_sections():
    raises = record("torch/raises", error={"type": "E", "message": "not a leaf", "line": 1})
    made = searching.index(
        [
            entry("torch/clone/", "<code>clone()</code>", "<p>new &lt;memory&gt;</p>"),
            entry("torch/clone/#why", "Why", "<pre><code>x.clone()\nnew</code></pre>"),
            entry("torch/clone/#see-also", "See also", "<p>detach</p>"),
        ],
        {"torch/clone": scan(PAGE)},
        all_records(raises),
    )
    (page,) = made["pages"]
    assert (page["at"], page["title"], page["heading"]) == (
        "torch/clone/",
        "Tensor.clone()",
        "clone()",
    )
    assert (page["about"], page["keywords"]) == ("Copies the values.", ["clone", "a copy"])
    assert page["messages"] == ["not a leaf"]
    # "new" is in every section: it tells them not apart.
    sections = [(section[0], section[1], words_of(made, section)) for section in page["sections"]]
    assert sections == [("", "", ["memory"]), ("why", "Why", ["clone"])]


def test_the_page_of_a_folder_and_one_without_a_file_are_found_too():
    made = searching.index(
        [entry("", "Home", ""), entry("torch/", "All", ""), entry("made/", "Made", "")],
        {"index": scan("---\ntitle: Start\n---\n"), "torch/index": scan("---\ntitle: T\n---\n")},
        all_records(),
    )
    titles = [(page["at"], page["title"]) for page in made["pages"]]
    assert titles == [("", "Start"), ("torch/", "T"), ("made/", "Made")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_of_the_site_is_small_and_names_every_message(built, project, language):
    raw = (built / language / searching.FILE).read_bytes()
    assert len(raw) < 450_000
    assert len(gzip.compress(raw)) < 150_000
    theme = json.loads((built / language / searching.THEME_FILE).read_bytes())
    assert theme["docs"] == [] and theme["config"]["separator"]
    indexed = {message for page in json.loads(raw)["pages"] for message in page["messages"]}
    found = records.read(project.records)
    shown = {name for name, pages in found.pages.items() if pages}
    told = {message for name in shown for message in searching.told(found.by_name[name])}
    assert told and indexed == told
