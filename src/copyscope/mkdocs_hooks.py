"""What MkDocs needs beyond the Markdown extension. Small and optional.

Without it pages still render from existing records. With it a plain ``mkdocs build`` or
``mkdocs serve`` measures first.
"""

from __future__ import annotations

import importlib.metadata
import logging
import os
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, tostring

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import CombinedEvent, event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import get_toc

from copyscope import notebooks, packing, records, searching, site
from copyscope.environment import installed
from copyscope.pages import versions
from copyscope.pages.extension import basis as basis_of
from copyscope.pages.source import scan
from copyscope.pages.words import WORDS
from copyscope.project import Project

log = logging.getLogger("mkdocs.copyscope")

# What turns a notebook into HTML.
_MAKERS = ("mkdocs-jupyter", "nbconvert", "mistune", "Pygments")


def _project(config: MkDocsConfig) -> Project:
    return Project(Path(config.config_file_path).resolve().parent)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    root = site.root_address()
    _keep_notebooks(config)
    config.extra["site_root"] = root
    if root:
        config.site_url = f"{root}{config.theme['language']}/"
    return config


def _keep_notebooks(config: MkDocsConfig) -> None:
    """Lets mkdocs-jupyter keep its HTML of a notebook as long as what makes it is the same.

    Its own key knows the notebook, with its outputs, and the settings. It throws away what a
    build did not use, so each language has a folder of its own.
    """
    jupyter = config.plugins.get("mkdocs-jupyter")
    if jupyter is not None:
        made_by = (importlib.metadata.version(name) for name in _MAKERS)
        folder = _project(config).cache / "html" / config.theme["language"] / "-".join(made_by)
        jupyter.config.update(cache=True, cache_dir=str(folder))


def on_pre_build(config: MkDocsConfig) -> None:
    project = _project(config)
    if not os.environ.get(site.PREPARED):
        for problem in site.prepare(project).problems:
            log.warning("%s", problem)
    # The sitemap and its archive say when things were measured, not when the site was built:
    # the same records make the same bytes.
    os.environ.setdefault("SOURCE_DATE_EPOCH", site.epoch(records.read(project.records)))


def _put_notebooks(files: Files, config: MkDocsConfig) -> Files:
    """Puts the executed notebook in the place of each notebook page."""
    project = _project(config)
    for file in files.documentation_pages():
        written = Path(config.docs_dir) / file.src_uri
        built = notebooks.shown_at(project, config.theme["language"], file.src_uri[: -len(".md")])
        if built.is_file() and scan(written.read_text(encoding="utf-8")).is_notebook:
            file.abs_src_path = str(built)
    return files


@event_priority(100)
def _before_jupyter(files: Files, config: MkDocsConfig) -> Files:
    return _put_notebooks(files, config)


@event_priority(-100)
def _after_jupyter(files: Files, config: MkDocsConfig) -> Files:
    # mkdocs-jupyter wraps each file, and the wrapper goes back to the path of the Markdown.
    return _put_notebooks(files, config)


on_files = CombinedEvent(_before_jupyter, _after_jupyter)


@event_priority(-100)
def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Makes mkdocs-jupyter's page look and weigh like the others, with the same heading ids."""
    path = page.file.abs_src_path or ""
    if not path.endswith(".ipynb"):
        return html
    language = config.theme["language"]
    written = Path(config.docs_dir) / page.file.src_uri
    source = scan(written.read_text(encoding="utf-8"))
    page.meta = dict(source.meta)
    page.title = source.meta.get("title", page.title)
    page.toc = get_toc(_nested(source.headings))
    basis = basis_of(_project(config).root, language)
    timeline = basis.timeline
    shown = [cell for _, cell in source.includes]
    cells = [cell for cell in shown if cell in timeline.cells]
    below = [
        versions.below(timeline.record(cell), timeline, language) if cell in cells else ""
        for cell in shown
    ]
    compared = notebooks.compared_on(_project(config), page.file.src_uri.removesuffix(".md"))
    folds = notebooks.folds(source, compared, language)
    made = notebooks.restyle(html, source, WORDS[language], installed().torch, below, folds)
    return (
        made + _foot(versions.foot(timeline, cells, (), language), page, files) if cells else made
    )


def _foot(line: Element, page: Page, files: Files) -> str:
    """The last line of a page, with links as MkDocs would have made them."""
    for link in line.iter("a"):
        file = files.get_file_from_path(link.get("href", "").lstrip("/"))
        if file:
            link.set("href", file.url_relative_to(page.file))
    return tostring(line, encoding="unicode", method="html")


@event_priority(100)
def _before_search(
    context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Takes the pictures out: nobody searches them, and the search would read nothing but them."""
    page.content, context["drawings"] = searching.without_drawings(page.content or "")
    return context


@event_priority(-100)
def _after_search(
    context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation
) -> dict[str, Any]:
    """Puts the pictures back, and tells the theme which page has a notebook, and where."""
    page.content = searching.with_drawings(page.content or "", context.pop("drawings"))
    language = config.theme["language"]
    name = page.file.src_uri.removesuffix(".md")
    if notebooks.path_of(_project(config), language, name).is_file():
        context["notebook"] = f"{language}/{notebooks.published(name)}"
    return context


on_page_context = CombinedEvent(_before_search, _after_search)


@event_priority(-100)
def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Takes out of the page what only weighs."""
    return packing.small(packing.one_style(output, page.url, Path(config.site_dir)))


@event_priority(-100)
def on_post_build(config: MkDocsConfig) -> None:
    """Puts the notebook of every page beside it, and our small search index in Material's place."""
    notebooks.publish(_project(config), config.theme["language"], Path(config.site_dir))
    if config.extra.get("search_worker"):
        project = _project(config)
        found = records.read(project.records)
        searching.write(project, config.theme["language"], Path(config.site_dir), found)


def _nested(headings: tuple) -> list[dict]:
    tokens: list[dict] = []
    stack: list[dict] = []
    for heading in headings:
        token = {
            "level": heading.level,
            "id": heading.id or "",
            "name": heading.text.replace("`", ""),
            "children": [],
        }
        while stack and stack[-1]["level"] >= heading.level:
            stack.pop()
        (stack[-1]["children"] if stack else tokens).append(token)
        stack.append(token)
    return tokens
