"""Saving a snippet runs that one alone, and the open page is told to reload."""

from __future__ import annotations

import urllib.error
import urllib.request

import pytest

from conftest import declared
from rebuilding import get, rebuilding


@pytest.fixture
def serving(small, tmp_path):
    """A small project being served: the project, its address, and what the server says."""
    two = declared("x = [2]\ny = list(x)\nprint(y)\n", compare="x -> y")
    page = (
        "---\ntitle: t\n---\n# A { #a }\n\n"
        '```python\n--8<-- "ok.py"\n```\n\n```python\n--8<-- "two.py"\n```\n'
    )
    extensions = "markdown_extensions: {{copyscope.pages: {{language: {0}}}}}\n"
    settings = "site_name: s\ndocs_dir: docs/{0}\nnav: [index.md]\n" + extensions
    project = small(
        {
            "mkdocs.yml": settings.format("ko"),
            "mkdocs.en.yml": settings.format("en"),
            "docs/ko/index.md": page,
            "docs/en/index.md": page,
            "docs/root/index.html": "<p>entrance</p>",
            "docs/root/404.html": "<p>nothing here</p>",
            "snippets/two.py": two,
        }
    )
    said = tmp_path / "said.txt"
    with rebuilding(project.root, said) as address:
        yield project, address, said


def test_saving_a_snippet_runs_it_alone_and_reloads_the_page(serving):
    project, address, said = serving
    page = get(f"{address}/en/")
    assert "[2]" in page and "livereload" in page
    assert "1 run, 1 cached, 0 failed" in said.read_text()
    epoch = page.partition("livereload(")[2].partition(",")[0]

    saved = declared("x = [33]\ny = list(x)\nprint(y)\n", compare="x -> y")
    (project.snippets / "two.py").write_text(saved, encoding="utf-8")
    # The page's script waits here: the answer comes when there is something new to load.
    now = get(f"{address}/livereload/{epoch}/0")
    assert int(now) > int(epoch)
    for language in ("ko", "en"):
        assert "[33]" in get(f"{address}/{language}/")
    assert said.read_text().count("1 run, 1 cached, 0 failed") == 2
    assert "entrance" in get(f"{address}/")


def test_what_the_project_serves_for_a_missing_page(serving):
    _, address, _ = serving
    get(f"{address}/en/")
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(f"{address}/nowhere/")
    assert error.value.code == 404
    assert "nothing here" in error.value.read().decode()
