"""The search index of one language: small, made while the site is built, read by search/worker.js.

Text comes from what Material's search plugin collects from the rendered pages; keywords and
descriptions from front matter; messages from records. Words are stored once and named by
number, so that the file stays small: the worker needs to know which words a section has,
not their order.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import unescape
from itertools import pairwise
from typing import Any

from copyscope.pages.source import Source
from copyscope.project import Project
from copyscope.records import Record, Records

FILE = "search/copyscope.json"
THEME_FILE = "search/search_index.json"
FORMAT = 1
# Links to other pages, in other pages' words: they would answer for those.
LINKS_ONLY = ("see-also",)
# A word in more than this share of all sections tells none of them apart.
COMMON = 0.2
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*|[^\W\d_a-zA-Z]+")
_TAG = re.compile(r"<[^>]+>")
_DRAWING = re.compile(r'<svg class="cs-drawing\b.*?</svg>', re.DOTALL)
_PLACE = "<!--cs-drawing-->"
_TOLD = re.compile(r"^[\w.]*(?:Error|Warning)\b[: ]+(?P<message>.*(?:\w+[^\w\n]+){3}\w.*)$", re.M)


def _plain(html: str) -> str:
    return " ".join(unescape(_TAG.sub(" ", html)).split())


def without_drawings(html: str) -> tuple[str, list[str]]:
    """``html`` with a comment in the place of each picture, and the pictures in order."""
    return _DRAWING.sub(_PLACE, html), _DRAWING.findall(html)


def with_drawings(html: str, drawings: Sequence[str]) -> str:
    """``html`` with its pictures back in their places."""
    first, *others = html.split(_PLACE)
    pairs = zip(drawings, others, strict=True)
    return first + "".join(part for pair in pairs for part in pair)


def words(text: str) -> list[str]:
    """The distinct words of ``text``, in order: names of code, and runs of other letters."""
    seen: dict[str, str] = {}
    for word in _WORD.findall(text):
        if len(word) > 1 or not word.isascii():
            seen.setdefault(word.lower(), word)
    return list(seen.values())


def told(record: Record) -> list[str]:
    """What a run told its reader to be wrong: exception, warnings, and messages it printed."""
    found = [record.error["message"]] if record.error else []
    found += [warning["message"] for warning in record.warnings]
    found += [match["message"] for match in _TOLD.finditer(record.output)]
    return list(dict.fromkeys(" ".join(message.split()) for message in found))


def messages(source: Source, records: Records) -> list[str]:
    """The messages of the snippets that a page includes, in the order of the page."""
    names = [target.partition(":")[0].removesuffix(".py") for _, target in source.includes]
    found = [m for n in names if n in records.by_name for m in told(records.by_name[n])]
    return list(dict.fromkeys(found))


def _name(location: str, sources: Mapping[str, Source]) -> str:
    """The page whose address, below its language, is ``location``."""
    name = location.rstrip("/")
    index = f"{name}/index".lstrip("/")
    return index if index in sources else name


def index(
    entries: Iterable[Mapping[str, Any]], sources: Mapping[str, Source], records: Records
) -> dict[str, Any]:
    """The index of the sections ``entries`` (``location``, ``title``, ``text``), page by page."""
    pages: dict[str, dict[str, Any]] = {}
    texts: list[list[str]] = []
    for entry in entries:
        location, _, anchor = entry["location"].partition("#")
        title = _plain(entry["title"])
        if location not in pages:
            name = _name(location, sources)
            source = sources.get(name, Source({}, ""))
            pages[location] = {
                "at": location,
                "title": source.meta.get("title") or title,
                "heading": title,
                "about": source.meta.get("description") or "",
                "keywords": [str(keyword) for keyword in source.meta.get("keywords") or []],
                "messages": messages(source, records),
                "sections": [],
            }
        if anchor in LINKS_ONLY:
            continue
        texts.append(words(_plain(entry["text"])))
        pages[location]["sections"].append([anchor, title if anchor else ""])
    common = Counter(word.lower() for text in texts for word in text)
    order = [word for word, n in common.most_common() if n < COMMON * len(texts) or n == 1]
    number = {word: at for at, word in enumerate(order)}
    shown = {word.lower(): word for text in reversed(texts) for word in text}
    sections = [section for page in pages.values() for section in page["sections"]]
    for section, text in zip(sections, texts, strict=True):
        known = {word.lower() for word in text} & number.keys()
        section.append(_steps(sorted(number[word] for word in known)))
    return {
        "format": FORMAT,
        "words": [shown[word] for word in order],
        "pages": list(pages.values()),
    }


def _steps(numbers: Sequence[int]) -> list[int]:
    """Each number as its distance from the one before: small numbers make a small file."""
    return [number - before for before, number in pairwise([0, *numbers])]


def write(project: Project, language: str, site: Any, records: Records) -> None:
    """Write the index of ``language`` below ``site`` in the place of Material's.

    Material's script reads ``search_index.json`` on every page, but only needs its settings:
    the pages go where the worker finds them once somebody searches.
    """
    from copyscope.pages.source import pages, scan

    theme = site / THEME_FILE
    raw = json.loads(theme.read_text(encoding="utf-8"))
    found = {n: scan(p.read_text("utf-8")) for n, p in pages(project.docs(language)).items()}
    made = index(raw["docs"], found, records)
    text = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
    (site / FILE).write_text(text, encoding="utf-8")
    theme.write_text(json.dumps({**raw, "docs": []}), encoding="utf-8")
