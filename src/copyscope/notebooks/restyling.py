"""mkdocs-jupyter's page of a notebook as the rest of the site looks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bs4 import BeautifulSoup, Tag
from bs4.element import PreformattedString

from copyscope.pages.highlighting import lightened
from copyscope.pages.source import Source


class _AsWritten(PreformattedString):
    """HTML that is not to be read again: names in SVG would lose their capitals."""

    PREFIX = SUFFIX = ""


def restyle(
    html: str,
    source: Source,
    words: Mapping[str, str],
    torch: str,
    below: Sequence[str] = (),
    folds: Sequence[str] = (),
) -> str:
    """mkdocs-jupyter's HTML as the rest of the site looks.

    Keeps prose, highlighted code and outputs; drops the style sheets, scripts and second
    copies of the code that make such a page 600 KB, and gives headings the ids of ``source``.
    ``below`` is HTML for each code cell that belongs to its output, ``folds`` what follows that.
    """
    soup = BeautifulSoup(html, "html.parser")
    made = BeautifulSoup("", "html.parser")
    wanted = iter(source.headings)
    more, following = iter(below), iter(folds)
    for cell in soup.select(".jp-Notebook > .jp-Cell"):
        if body := cell.select_one(".jp-RenderedMarkdown"):
            for heading in body.find_all(re.compile("^h[1-6]$")):
                for anchor in heading.select(".anchor-link"):
                    anchor.decompose()
                known = next(wanted)
                heading["id"] = known.id or ""
                if known.level > 1:
                    mark = made.new_tag("a", href=f"#{known.id}", title=words["permalink"])
                    mark["class"] = "headerlink"
                    mark.string = "¶"
                    heading.append(mark)
            for part in list(body.contents):
                made.append(part)
        else:
            made.append(_code(made, cell))
            outputs = _outputs(made, cell, words, torch)
            told = next(more, "")
            if outputs is not None or told:
                after = made.new_tag("div")
                after["class"] = "cs-after"
                after.extend([*([outputs] if outputs is not None else []), _AsWritten(told)])
                made.append(after)
            made.append(_AsWritten(next(following, "")))
    # Nothing before the title: the search would make a section of it.
    return lightened(str(made)).strip()


def _code(soup: BeautifulSoup, cell: Tag) -> Tag:
    outer = soup.new_tag("div")
    outer["class"] = "language-python highlight"
    pre = soup.new_tag("pre")
    code = soup.new_tag("code")
    highlighted = cell.select_one(".jp-InputArea pre")
    assert highlighted is not None
    for part in list(highlighted.contents):
        if not (isinstance(part, Tag) and part.name == "span" and not part.contents):
            code.append(part)
    pre.append(code)
    outer.append(pre)
    return outer


def _outputs(soup: BeautifulSoup, cell: Tag, words: Mapping[str, str], torch: str) -> Tag | None:
    texts = [pre.get_text() for pre in cell.select(".jp-OutputArea-output pre")]
    if not texts:
        return None
    result = soup.new_tag("div")
    result["class"] = "cs-result cs-result--output"
    result["data-search-exclude"] = ""
    title = soup.new_tag("div")
    title["class"] = "cs-result__title"
    title.string = f"{words['output']} · torch {torch}"
    pre = soup.new_tag("pre", tabindex="0")
    pre.string = "\n".join(text.rstrip() for text in texts)
    result.extend([title, pre])
    return result
