"""The built site as files: both languages from the same records, and nothing from elsewhere."""

from __future__ import annotations

import functools
import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import markdown
import pytest
import yaml
from lxml import html

from conftest import ROOT, declared
from copyscope import drawing, records, searching, site
from copyscope.pages.directives import snippets_in
from copyscope.pages.source import pages, scan
from copyscope.project import LANGUAGES, Project
from reading import article_of, file_of, page_of, parsed, select, texts, words

THEME = f"""
docs_dir: docs/{{language}}
site_dir: site/{{language}}
repo_url: !ENV [COPYSCOPE_REPO, ""]
theme:
  name: material
  language: {{language}}
  font: false
  custom_dir: {ROOT}/docs/theme
extra:
  search_worker: assets/search/worker.js
  edit_url: !ENV [EDIT_URL, ""]
  alternate: true
  languages: {{{{ko: 한국어, en: English}}}}
hooks: [{ROOT}/src/copyscope/mkdocs_hooks.py]
plugins: {{{{search: {{{{}}}}, mkdocs-jupyter: {{{{include: ["*.ipynb"], cache: false}}}}}}}}
markdown_extensions:
  attr_list: {{{{}}}}
  pymdownx.superfences: {{{{}}}}
  copyscope.pages: {{{{language: {{language}}}}}}
validation: {{{{links: {{{{anchors: warn, absolute_links: relative_to_docs}}}}}}}}
"""
GUIDE = "# G { #g }\n\n" + "".join(
    f"## {kind} {{ #{kind} }}\n\n"
    for kind in ("same-object", "shares-memory", "independent", "graph-axis")
)
NAV = "nav:\n  - index.md\n  - guide/verdicts.md\n  - guide/history.md\n"


def themed(small, files: dict[str, str] | None = None) -> Project:
    """A small project that MkDocs can build."""
    return small(
        {
            "mkdocs.yml": "site_name: s\n" + THEME.format(language="ko") + NAV,
            "mkdocs.en.yml": "site_name: s\n" + THEME.format(language="en") + NAV,
            "docs/ko/guide/verdicts.md": GUIDE,
            "docs/en/guide/verdicts.md": GUIDE,
            "docs/ko/guide/history.md": "# H { #h }\n",
            "docs/en/guide/history.md": "# H { #h }\n",
            "docs/root/index.html": "<title>root</title>",
            "docs/root/404.html": "<title>{base}</title>",
            **(files or {}),
        }
    )


def names(project: Project) -> list[str]:
    return list(pages(project.docs("ko")))


def test_both_languages_show_the_same_record(built, project):
    """Addresses, outputs and code are equal; labels are not."""
    seen = 0
    for name in names(project):
        korean, english = (article_of(built, language, name) for language in LANGUAGES)
        for what in (".cs-address", ".cs-result pre", ".language-python"):
            found = [texts(article, what) for article in (korean, english)]
            assert found[0] == found[1], (name, what)
            seen += len(found[0])
    assert seen > 500


def test_the_same_pages_render_through_python_markdown_alone(built, project):
    """No MkDocs, no hook: chips, outputs and tables are those of the built site."""
    raw = yaml.load((project.root / "mkdocs.yml").read_text("utf-8"), yaml.BaseLoader)
    options = {name: value or {} for name, value in raw["markdown_extensions"].items()}
    options = {name: value for name, value in options.items() if name != "toc"}
    seen = 0
    for language in LANGUAGES:
        options["copyscope.pages"] = {"language": language, "root": str(project.root)}
        renderer = markdown.Markdown(extensions=list(options), extension_configs=options)
        for name, path in pages(project.docs(language)).items():
            source = scan(path.read_text(encoding="utf-8"))
            if source.is_notebook:
                continue
            alone = html.fromstring(renderer.reset().convert(source.body))
            article = article_of(built, language, name)
            for what in (".cs-chip", ".cs-result", ".cs-table", ".cs-message"):
                found = [words(each, what) for each in (alone, article)]
                assert found[0] == found[1], (name, what)
                seen += len(found[0])
    assert seen > 1000


def test_every_page_says_since_which_measured_version_its_results_hold(built, project):
    """Of each page that shows a verdict, an error text or the output of a notebook cell."""
    seen = 0
    for language in LANGUAGES:
        for name in names(project):
            source = scan((project.docs(language) / f"{name}.md").read_text(encoding="utf-8"))
            drawn = [
                one for d in source.directives for one in snippets_in(d.name, d.arguments, project)
            ]
            lines = select(page_of(built, language, name), ".cs-holds")
            assert len(lines) == bool(source.includes or drawn), (language, name)
            for line in lines:
                assert re.search(r"\d+\.\d+\.\d+", texts(line, "p")[0]), (language, name)
                (anchor, *_) = line.iter("a")
                link = built / language / name.removesuffix("index") / anchor.get("href")
                assert link.resolve() == (built / language / "guide/history").resolve(), name
                seen += 1
    assert seen > 200


def test_no_page_has_a_problem_on_it(built, project):
    for language in LANGUAGES:
        for name in names(project):
            assert not select(article_of(built, language, name), ".cs-problem"), name


def alternates(page: html.HtmlElement) -> dict[str, str]:
    """The addresses of a page in its languages."""
    return {link.get("hreflang"): link.get("href") for link in select(page, "link[hreflang]")}


def test_the_language_of_every_page_is_declared_and_linked(built, project):
    for language in LANGUAGES:
        other = "en" if language == "ko" else "ko"
        for name in names(project):
            page = page_of(built, language, name)
            assert page.get("lang") == language
            place = name.removesuffix("index").rstrip("/")
            depth = len(Path(place).parts)
            links = alternates(page)
            assert links.keys() == {"ko", "en", "x-default"}
            here = built / language / place
            for code in LANGUAGES:
                target = (here / links[code]).resolve() / "index.html"
                assert target == (built / code / place / "index.html").resolve()
                assert target.is_file()
            assert links["x-default"] == links["en"]
            (switch,) = select(page, "a[data-cs-language]")
            assert switch.get("hreflang") == other
            assert (here / switch.get("href")).resolve() == (built / other / place).resolve()
            assert depth == links["ko"].count("../") - 1 or links["ko"].startswith("./")


def test_every_snippet_that_shares_something_is_drawn(built, project):
    read = records.read(project.records).by_name
    for language in LANGUAGES:
        for name in names(project):
            source = scan((project.docs(language) / f"{name}.md").read_text(encoding="utf-8"))
            if source.is_notebook:
                continue
            wanted = sum(
                drawing.shows_something(found)
                for _, target in source.includes
                for found in read[target.removesuffix(".py")].comparisons
            )
            found = select(page_of(built, language, name), "svg.cs-drawing")
            assert len(found) == wanted, (language, name)


def test_no_page_weighs_more_than_150_kilobytes(built):
    """Packed as a server sends it: the page with its styles and scripts."""
    weigh = functools.cache(lambda path: len(gzip.compress(path.read_bytes())))
    for path in built.rglob("*/index.html"):
        linked = [tag.get("href") for tag in select(parsed(path), "link[rel=stylesheet]")]
        linked += [tag.get("src") for tag in select(parsed(path), "script[src]")]
        files = [(path.parent / address).resolve() for address in linked]
        assert [file.suffix for file in files] == [".css", ".js", ".js", ".js"], path
        assert weigh(path) + sum(map(weigh, files)) <= 150_000, path


def test_no_article_is_a_file_of_more_than_60_kilobytes(built):
    """All of the page: navigation, head and foot too. mkdocs-jupyter makes 600 kB of one."""
    sizes = {
        path.parent.name: path.stat().st_size for path in built.glob("*/articles/*/index.html")
    }
    assert len(sizes) >= 10
    assert {name: size for name, size in sizes.items() if size > 60_000} == {}


def test_nothing_is_loaded_from_another_host(built):
    loads = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}
    for path in built.rglob("*.html"):
        for found in parsed(path).iter(*loads):
            address = found.get(loads[found.tag]) or ""
            assert "//" not in address, (path, address)
    for path in built.rglob("*.css"):
        assert "url(http" not in path.read_text(encoding="utf-8"), path


def test_each_language_searches_its_own_pages(built):
    said = {}
    for language in LANGUAGES:
        raw = json.loads((built / language / searching.FILE).read_text("utf-8"))
        about = " ".join(page["title"] + page["about"] for page in raw["pages"])
        said[language] = about + " ".join(raw["words"])
    assert "합니다" in said["ko"] and "합니다" not in said["en"]
    (tag,) = select(page_of(built, "en", "torch/clone"), "meta[name=description]")
    assert tag.get("content") in said["en"] and tag.get("content") not in said["ko"]


def test_the_data_are_the_records_and_all_their_fields_are_documented(built, project):
    data = json.loads((built / "data/records.json").read_text(encoding="utf-8"))
    assert data == json.loads(project.records.read_text(encoding="utf-8"))
    record = next(entry for entry in data["records"] if entry["comparisons"])
    fields = {*record, *record["comparisons"][0]}
    for language in LANGUAGES:
        text = (project.docs(language) / "guide/data.md").read_text(encoding="utf-8")
        assert [field for field in sorted(fields) if f"`{field}`" not in text] == []
    assert all(entry["pages"] for entry in data["records"])


def test_the_entrance_and_the_404_page_speak_both_languages(built):
    entrance, missing = (parsed(built / name) for name in ("index.html", "404.html"))
    assert {link.get("href") for link in select(entrance, "main a")} == {"ko/", "en/"}
    assert {link.get("href") for link in select(missing, "main a")} == {"/ko/", "/en/"}
    assert {tag.get("lang") for tag in select(missing, "main p")} == {"ko", None}


def test_every_page_says_what_it_is_where_a_link_to_it_is_shown(built, project):
    locales = {"ko": "ko_KR", "en": "en_US"}
    for language in LANGUAGES:
        for name in names(project):
            said = {
                tag.get("property") or tag.get("name"): tag.get("content")
                for tag in select(page_of(built, language, name).head, "meta[content]")
            }
            written = scan((project.docs(language) / f"{name}.md").read_text("utf-8")).meta
            assert said["og:title"] == written["title"]
            assert said["og:description"] == said["description"] == written["description"]
            assert said["og:locale"] == locales[language]
            assert said["og:locale:alternate"] in set(locales.values()) - {locales[language]}
            assert said["twitter:card"] == "summary"
            assert "og:image" not in said


def test_every_page_says_where_it_stands_and_what_else_it_is_called(built, project):
    for language in LANGUAGES:
        for name in names(project):
            page = page_of(built, language, name)
            written = scan((project.docs(language) / f"{name}.md").read_text("utf-8")).meta
            asked = texts(page, "footer.cs-about p")[0]
            assert all(keyword in asked for keyword in written["keywords"]), name
            assert not select(page, "[rel=edit]")
            if name == "index":
                assert not select(page, ".md-path")
                continue
            here = file_of(built, language, name).parent
            links = [(here / link.get("href")).resolve() for link in select(page, ".md-path a")]
            assert links[0] == (built / language).resolve()
            folder = name.partition("/")[0]
            assert set(links[1:]) <= {(built / language / folder).resolve()} - {here.resolve()}
            assert len(select(page, ".md-path li")) >= (1 if "/" not in name else 2), name


def test_the_stored_records_follow_every_change(small):
    project = small({"docs/ko/more.md": "# M { #m }\n", "docs/en/more.md": "# M { #m }\n"})

    def stored() -> dict:
        site.prepare(project)
        return json.loads(project.records.read_text(encoding="utf-8"))["records"][0]

    first = stored()
    assert first["pages"] == ["index"]
    before = project.records.stat()
    assert stored() == first
    assert project.records.stat().st_ino == before.st_ino
    text = (project.docs("en") / "index.md").read_text()
    (project.docs("en") / "more.md").write_text(text)
    assert stored()["pages"] == ["index", "more"]
    (project.snippets / "ok.py").write_text(declared("x = [1]\ny = [x]\n", compare="x -> y"))
    assert stored()["code"] == "x = [1]\ny = [x]\n"
    project.records.write_text('{"records": 1}')
    assert stored()["pages"] == ["index", "more"]


def test_a_broken_link_fails_the_build(small):
    page = (
        "---\ntitle: t\n---\n# A { #a }\n\n[x](nope.md) [y](guide/verdicts.md#nope)\n\n"
        '```python\n--8<-- "ok.py"\n```\n'
    )
    project = themed(small, {"docs/ko/index.md": page, "docs/en/index.md": page})
    prepared, messages = site.build(project)
    assert not prepared.problems
    assert any("nope.md" in message for message in messages)
    assert any("guide/verdicts.md#nope" in message for message in messages)


def test_a_public_address_is_used_where_it_is_needed(small, monkeypatch):
    monkeypatch.setenv("SITE_URL", "https://example.org/copyscope")
    monkeypatch.setenv("EDIT_URL", "https://example.org/files/main/")
    project = themed(small)
    prepared, messages = site.build(project)
    assert (prepared.problems, messages) == ([], [])
    assert "<title>/copyscope/</title>" in (project.site / "404.html").read_text()
    page = page_of(project.site, "ko", "guide/verdicts")
    assert alternates(page)["en"] == "https://example.org/copyscope/en/guide/verdicts/"
    canonical = select(page, "link[rel=canonical]")[0].get("href")
    assert canonical == "https://example.org/copyscope/ko/guide/verdicts/"
    assert select(page, "meta[property='og:url']")[0].get("content") == canonical
    edit = select(page, "a[rel=edit]")[0].get("href")
    assert edit == "https://example.org/files/main/docs/ko/guide/verdicts.md"
    assert f"<loc>{canonical}</loc>" in (project.site / "ko/sitemap.xml").read_text()
    assert (project.site / "robots.txt").read_text().splitlines()[2:] == [
        "Sitemap: https://example.org/copyscope/ko/sitemap.xml",
        "Sitemap: https://example.org/copyscope/en/sitemap.xml",
    ]


@pytest.mark.parametrize("broken", [False, True])
def test_plain_mkdocs_measures_first(small, broken):
    files = {"snippets/ok.py": '# /// copyscope\n# compare = ["x -> y"]\n# ///\nx = 1\n'}
    project = themed(small, files if broken else {})
    environ = {k: v for k, v in os.environ.items() if k != site.PREPARED}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", "mkdocs.en.yml"]
    result = subprocess.run(command, cwd=project.root, env=environ, capture_output=True, text=True)
    assert (result.returncode != 0) == broken
    if broken:
        assert "snippets/ok.py:2: 'y' does not exist when the snippet ends" in result.stderr
    else:
        shown = page_of(project.site, "en", "index")
        record = records.read(project.records).by_name["ok"]
        assert texts(shown, ".cs-result pre")[0].strip() == record.output.strip()
        index = json.loads((project.site / "en" / searching.FILE).read_text("utf-8"))
        assert {page["at"] for page in index["pages"]} == {"", "guide/verdicts/", "guide/history/"}
