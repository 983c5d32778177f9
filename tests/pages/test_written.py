"""What every page as written must have: a title, a description, keywords, neighbours."""

from __future__ import annotations

import re

import pytest

from copyscope.pages import checks, methods
from copyscope.project import LANGUAGES, Project

SIGNS = (r"\{\*\*", r"\[\*", r"\[\[", r"\[[^\]]*:[^\]]*\]", r" \* ", r" \+ ", r"\.T\b", r"\.data\b")


@pytest.fixture(scope="module")
def written(project: Project):
    found, problems = checks.sources(project)
    assert not problems
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_found_and_leads_on(written, language):
    for name, source in written[language].items():
        meta = source.meta
        assert meta.get("title"), name
        assert 20 <= len(meta.get("description", "")) <= 155, name
        assert len(meta.get("keywords", [])) >= 3, name
        assert all(isinstance(word, str) for word in meta["keywords"]), name
        assert re.search(r"\]\([^)]+\.md(#[\w-]+)?\)", source.body), f"{name} links nowhere"


def test_the_korean_pages_have_korean_keywords(written):
    for name, source in written["ko"].items():
        assert any(re.search("[가-힣]", word) for word in source.meta["keywords"]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_of_an_error_page_is_what_this_torch_says(written, prepared, language):
    """The parts of the title between dots stand in a message that the page shows."""
    pages = {
        name: source
        for name, source in written[language].items()
        if name.startswith("errors/") and name != "errors/index"
    }
    assert len(pages) >= 20
    for name, source in pages.items():
        shown = []
        for _, target in source.includes:
            record = prepared.records.by_name[target.removesuffix(".py")]
            shown += [record.error["message"]] if record.error else []
            shown += [warning["message"] for warning in record.warnings] + [record.output]
        parts = [part.strip() for part in re.split("…|\\.\\.\\.", source.meta["title"])]
        assert any(all(part in text for part in parts) for text in shown), (name, parts)


def test_every_table_row_leads_to_a_page(written, prepared):
    pages = prepared.records.pages
    for name, source in written["ko"].items():
        for asked in source.directives:
            if asked.name == "table":
                for argument in asked.arguments:
                    assert pages.get(argument.partition(":")[0]), (name, argument)


def test_every_pair_was_read_together_since_it_changed(project):
    assert [str(problem) for problem in checks.unconfirmed(project)] == []


def test_every_way_in_the_chooser_is_explained_where_its_row_leads(written, prepared, project):
    """The page's text, or code that it shows, makes the call that was measured."""
    offered = methods.read(project.root)
    assert len({(method.snippet, method.result) for method in offered}) == len(offered) > 80
    for method in offered:
        found = prepared.records.by_name[method.snippet].comparison(method.result)
        page = written["en"][method.page]
        text = page.body + "".join(
            prepared.records.by_name[target.removesuffix(".py")].code
            for _, target in page.includes
            if target.removesuffix(".py") in prepared.records.by_name
        )
        call = re.findall(r"([\w.]*\w)\(", found["expression"])
        signs = [sign for sign in SIGNS if re.search(sign, found["expression"])]
        name = call[-1].rpartition(".")[2] if call else signs[0] if signs else "="
        assert re.search(name, text), (method, found["expression"], name)


def test_what_the_chooser_measures_is_all_offered(prepared, project):
    offered = {(method.snippet, method.result) for method in methods.read(project.root)}
    measured = {
        (name, found["result"])
        for name, record in prepared.records.by_name.items()
        if name.startswith("choose/")
        for found in record.comparisons
    }
    assert offered == measured


@pytest.mark.parametrize("what", ["title", "description"])
def test_no_two_pages_say_the_same_of_themselves(written, what):
    for language in LANGUAGES:
        said = [source.meta[what] for source in written[language].values()]
        assert sorted(said) == sorted(set(said))
