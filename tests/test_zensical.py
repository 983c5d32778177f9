"""After Material: the pages need its successor's Python-Markdown and nothing else of MkDocs."""

from __future__ import annotations

import os
import subprocess

import pytest
import yaml

from conftest import ROOT
from copyscope import site
from copyscope.pages.words import VERDICTS, WORDS
from copyscope.project import LANGUAGES
from reading import article_of, parsed, select, words
from test_site import themed

PAGE = (
    "---\ntitle: t\n---\n# A { #a }\n\n{{ verdict ok }} as **measured**:\n\n"
    '```python\n--8<-- "ok.py"\n```\n\n{{ facts ok }}\n\n{{ table ok }}\n\n## B { #b }\n\n'
    '!!! correction "Often read"\n\n    Not so.\n'
)
SHOWN = (".cs-chip", ".cs-result", ".cs-table", ".highlight code", ".admonition", "h2")


@pytest.fixture(scope="module")
def zensical() -> str:
    """The newest Zensical, in the environment that ``make zensical`` uses."""
    ready = ".venv-zensical/.ready"
    subprocess.run(["make", "--no-print-directory", ready], cwd=ROOT, check=True)
    return str(ROOT / ".venv-zensical" / "bin" / "zensical")


def test_zensical_shows_what_mkdocs_shows(small, zensical):
    project = themed(small, {f"docs/{language}/index.md": PAGE for language in LANGUAGES})
    for language in LANGUAGES:
        config = project.config(language)
        text = config.read_text().replace("attr_list: {}", "attr_list: {}\n  admonition: {}")
        config.write_text(text)
    prepared, messages = site.build(project)
    assert (prepared.problems, messages) == ([], [])
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    for language in LANGUAGES:
        name = f"zensical.{language}.yml"
        config = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))
        (project.root / name).write_text(yaml.safe_dump(config), encoding="utf-8")
        command = [zensical, "build", "--clean", "-f", name]
        subprocess.run(command, cwd=project.root, env=environ, check=True, capture_output=True)
        folder = project.build / "zensical" / language
        (made,) = parsed(folder / "index.html").iter("article")
        there = article_of(project.site, language, "index")
        for what in SHOWN:
            assert words(made, what) == words(there, what) != [], what
            assert len(select(made, "figure svg")) == len(select(there, "figure svg"))
        assert VERDICTS[language]["same_object"] in made.text_content()
        assert WORDS[language]["output"] in made.text_content()
        assert select(made, "#b")


def test_both_settings_build_the_pages_of_their_language():
    for language in LANGUAGES:
        config = yaml.safe_load((ROOT / f"zensical.{language}.yml").read_text(encoding="utf-8"))
        inherited = "mkdocs.yml" if language == "ko" else "mkdocs.en.yml"
        assert config["INHERIT"] == inherited
        assert config["site_dir"] == f"build/zensical/{language}"
