"""HTML for records. Draws what a record says and decides nothing itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any
from xml.etree import ElementTree as etree

from markdown.util import AtomicString

from copyscope import drawing
from copyscope.history import graph_kind
from copyscope.pages import packages, reasons
from copyscope.pages.words import GRAPH, JUDGEMENTS, VERDICTS, WORDS
from copyscope.records import Record, Records

KEPT = ("dtype", "device", "shape", "strides", "type", "attributes", "grad", "hooks")
MOST_SHARED = 6
VERDICT_PAGE = "/guide/verdicts.md"
Node = etree.Element


def node(tag: str, css: str = "", *content: str | Node, **attributes: str) -> Node:
    """An element with text and children in order.

    Text is atomic: what a snippet printed is never read as Markdown.
    """
    made = etree.Element(tag, attributes)
    if css:
        made.set("class", css)
    last = None
    for part in content:
        if isinstance(part, str):
            if last is None:
                made.text = AtomicString((made.text or "") + part)
            else:
                last.tail = AtomicString((last.tail or "") + part)
        else:
            made.append(part)
            last = part
    return made


def label(text: str) -> list[str | Node]:
    """A label whose `code` parts become code elements."""
    parts = text.split("`")
    return [
        node("code", "", part) if odd else part
        for index, part in enumerate(parts)
        for odd in [index % 2]
        if part
    ]


def chip(kind: str, word: str, link: str | None = None) -> Node:
    """A verdict or graph word with its mark; the mark's shape differs, not only its colour."""
    mark = node("span", "cs-mark", **{"aria-hidden": "true"})
    css = f"cs-chip cs-{kind.replace('_', '-')}"
    if link:
        return node("a", css, mark, word, href=link)
    return node("span", css, mark, word)


def verdict(comparison: Mapping[str, Any], language: str, link: bool = False) -> Node:
    kind = comparison["verdict"]
    page = f"{VERDICT_PAGE}#{kind.replace('_', '-')}" if link else None
    return chip(kind, VERDICTS[language][kind], page)


def graph(comparison: dict[str, Any], language: str, link: bool = False) -> Node | None:
    kind = graph_kind(comparison)
    if kind is None:
        return None
    page = f"{VERDICT_PAGE}#graph-axis" if link else None
    return chip(f"graph-{kind}", GRAPH[language][kind], page)


def judgement(record: Record, language: str) -> Node:
    """Whether the claim a snippet decides is true, as a chip."""
    kind = record.judgement
    assert kind is not None
    return chip(f"claim-{kind}", JUDGEMENTS[language][kind])


def cases(record: Record, language: str) -> Node:
    """In which cases a claim holds."""
    words = WORDS[language]
    body = [
        [[node("code", "", name)], [plain(holds, language)]]
        for name, holds in (record.claim or {}).items()
    ]
    return table("cs-table", [words["cases"]], [[words["case"]], [words["holds"]]], body)


def plain(value: Any, language: str) -> str:
    """One field of a comparison as it stands inside a sentence."""
    words = WORDS[language]
    if value is None:
        return "–"
    if isinstance(value, bool):
        return words["yes" if value else "no"]
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value)) or words["none"]
    if isinstance(value, str):
        return VERDICTS[language].get(value) or words.get(value) or reasons.told(value, language)
    return str(value)


def bare(text: str) -> str:
    """Text without the colour codes some programs write for terminals."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text).rstrip()


def message(text: str) -> Node:
    """An exception's or a warning's text inside a sentence."""
    return node("code", "cs-message", bare(text))


def after_code(record: Record, records: Records, language: str, more: str = "") -> str:
    """What stands below a snippet: its output, error stream, warnings and exception.

    ``more`` is HTML that follows them.
    """
    words = WORDS[language]

    def block(kind: str, title: str, text: str, search: bool = False) -> str:
        hidden = "" if search else ' data-search-exclude=""'
        return (
            f'<div class="cs-result cs-result--{kind}"{hidden}>'
            f'<div class="cs-result__title">{escape(title)}</div>'
            f'<pre tabindex="0">{escape(bare(text))}</pre></div>'
        )

    def at(line: int) -> str:
        shown = line - record.first_line + 1
        return f" · {words['line'].format(line=shown)}" if shown > 0 else ""

    version = f" · {packages.measured_with(record.code, records.environment)}"
    parts = []
    if record.output.strip():
        parts.append(block("output", words["output"] + version, record.output))
    if record.stderr.strip():
        parts.append(block("stderr", words["stderr"] + version, record.stderr))
    for warning in record.warnings:
        title = f"{words['warning']}{at(warning['line'])}{version}"
        text = f"{warning['category']}: {warning['message']}"
        parts.append(block("warning", title, text, search=True))
    if record.error:
        title = f"{words['raised']}{at(record.error['line'])}{version}"
        text = f"{record.error['type']}: {record.error['message']}"
        parts.append(block("error", title, text, search=True))
    parts += [more] if more else []
    return f'<div class="cs-after">{"".join(parts)}</div>' if parts else ""


def pictures(
    comparisons: Iterable[Mapping[str, Any]],
    language: str,
    is_open: bool,
    draw: Callable[[Mapping[str, Any], str], str] = drawing.draw,
) -> str:
    """The pictures of a snippet's comparisons: the first one, then the others in one fold.

    Empty when none would say more than the verdict.
    """
    words = WORDS[language]
    drawn = [found for found in comparisons if drawing.shows_something(found)]
    if not drawn:
        return ""

    def pair(comparison: Mapping[str, Any]) -> str:
        names = f"{comparison['source']} → {comparison['result']}"
        chip = etree.tostring(verdict(comparison, language), encoding="unicode", method="html")
        return f"<code>{escape(names)}</code> {chip}"

    first, *others = drawn
    parts = [
        f'<details class="cs-picture"{" open" if is_open else ""}>'
        f"<summary>{words['picture']} {pair(first)}</summary>"
        f"<figure>{draw(first, language)}</figure></details>"
    ]
    if others:
        figures = "".join(
            f"<figure><figcaption>{pair(other)}</figcaption>{draw(other, language)}</figure>"
            for other in others
        )
        title = words["more_pairs" if len(others) > 1 else "more_pair"].format(count=len(others))
        parts.append(
            f'<details class="cs-picture"><summary>{title}</summary>'
            f'<div class="cs-picture__more">{figures}</div></details>'
        )
    return f'<div class="cs-pictures" data-search-exclude="">{"".join(parts)}</div>'


class Addresses:
    """Gives equal addresses the same letter, in the order in which they are first shown."""

    def __init__(self) -> None:
        self._letters: dict[int, str] = {}

    def letter(self, address: int) -> str:
        count = len(self._letters)
        name = chr(ord("A") + count % 26) + (str(count // 26) if count >= 26 else "")
        return self._letters.setdefault(address, name)

    def __call__(self, address: int | None) -> list[str | Node]:
        if address is None:
            return ["–"]
        badge = node("span", "cs-letter", self.letter(address))
        return [node("span", "cs-address", badge, node("code", "", hex(address)))]


def _code(value: Any) -> list[str | Node]:
    return ["–"] if value is None else [node("code", "", str(value))]


Cell = list[str | Node]
Row = tuple[str, Callable[[dict[str, Any]], Cell | None]]


def _rows(language: str) -> Iterator[Row]:
    words = WORDS[language]

    def field(name: str) -> Callable[[dict[str, Any]], Cell | None]:
        return lambda c: None if c[name] is None else [plain(c[name], language)]

    def autograd(name: str, show: Callable[[Any], Cell]) -> Callable[[dict[str, Any]], Cell | None]:
        return lambda c: show(c["autograd"][name]) if c["autograd"] else None

    def shared(comparison: dict[str, Any]) -> Cell | None:
        paths = comparison["shared"]
        if not paths:
            return None
        cell: Cell = []
        for path in paths[:MOST_SHARED]:
            cell += [*([" "] if cell else []), node("code", "", f"{comparison['result']}{path}")]
        if len(paths) > MOST_SHARED:
            cell.append(" " + words["and_more"].format(count=len(paths) - MOST_SHARED))
        return cell

    def kept(wanted: bool) -> Callable[[dict[str, Any]], Cell | None]:
        def show(comparison: dict[str, Any]) -> Cell | None:
            found = [k for k in KEPT if (comparison["kept"] or {}).get(k) is wanted]
            cell: Cell = []
            for name in found:
                cell += [*([", "] if cell else []), *label(words[name])]
            return cell or None

        return show

    def witnessed(name: str) -> Callable[[dict[str, Any]], Cell | None]:
        def show(comparison: dict[str, Any]) -> Cell | None:
            seen = comparison["witness"][name]
            return None if seen is None else [plain(seen, language)]

        return show

    def graph_cell(comparison: dict[str, Any]) -> Cell | None:
        found = graph(comparison, language)
        return None if found is None else [found]

    yield words["verdict"], lambda c: [verdict(c, language)]
    yield words["graph"], graph_cell
    yield words["same_object"], field("same_object")
    yield words["overlap"], field("overlap")
    yield words["same_storage"], field("same_storage")
    yield words["write_result"], witnessed("writes_result_to_source")
    yield words["write_source"], witnessed("writes_source_to_result")
    yield words["shared"], shared
    yield words["new_bytes"], field("new_bytes")
    yield words["version_counter_shared"], field("version_counter_shared")
    yield words["grad_fn"], autograd("grad_fn", lambda v: _code(v) if v else [words["none"]])
    yield words["reaches_source"], autograd("reaches_source", lambda v: [plain(v, language)])
    yield words["kept"], kept(True)
    yield words["not_kept"], kept(False)
    yield words["reason"], field("reason")


def table(
    css: str, caption: Sequence[str | Node], head: Iterable[Cell], body: Iterable[Sequence[Cell]]
) -> Node:
    """A table that scrolls inside itself; the first cell of a row is its heading."""
    rows = []
    for first, *others in body:
        heading = node("th", "", *first, scope="row")
        rows.append(node("tr", "", heading, *(node("td", "", *cell) for cell in others)))
    columns = node("tr", "", *(node("th", "", *cell, scope="col") for cell in head))
    made = node(
        "table",
        css,
        node("caption", "", *caption),
        node("thead", "", columns),
        node("tbody", "", *rows),
    )
    return node(
        "div",
        "cs-scroll",
        made,
        tabindex="0",
        role="region",
        **{"aria-label": "".join(made[0].itertext())},
    )


def facts(record: Record, language: str) -> Node:
    """The table of everything measured, one column a comparison, then the addresses."""
    words = WORDS[language]
    comparisons = record.comparisons
    body: list[list[Cell]] = []
    for title, show in _rows(language):
        cells = [show(comparison) for comparison in comparisons]
        if any(cell is not None for cell in cells):
            body.append([label(title), *(cell if cell is not None else ["–"] for cell in cells)])
    head: list[Cell] = [[words["fact"]]]
    for comparison in comparisons:
        names = f"{comparison['source']} → {comparison['result']}"
        head.append([node("code", "", comparison["expression"]), node("br"), names])
    first = comparisons[0]
    caption = label(words["facts_of"].format(**first)) if len(comparisons) == 1 else [words["fact"]]
    made = node("div", "cs-facts", table("cs-table", caption, head, body))
    made.append(addresses(record, language))
    return made


def addresses(record: Record, language: str) -> Node:
    """Where every compared object lay: one row a name, equal addresses with equal letters."""
    words = WORDS[language]
    mark = Addresses()
    places: dict[str, dict[str, Any]] = {}
    for comparison in record.comparisons:
        for side in ("source", "result"):
            places.setdefault(comparison[side], comparison["addresses"][side])
    columns: list[tuple[str, Callable[[dict[str, Any]], Cell]]] = [
        ("type", lambda p: _code(p["type"])),
        ("id", lambda p: mark(p["id"])),
        ("data", lambda p: mark(p["data"])),
        ("storage", lambda p: mark(p["storage"])),
        ("offset", lambda p: _code(p["offset"])),
        ("shape", lambda p: _code(_tuple(p["shape"]))),
        ("strides", lambda p: _code(_tuple(p["strides"]))),
    ]
    columns = [
        (key, show)
        for key, show in columns
        if any(place[key] is not None for place in places.values())
    ]
    head: list[Cell] = [[words["addresses"]], *(label(words[key]) for key, _ in columns)]
    body = [
        [[node("code", "", name)], *(show(place) for _, show in columns)]
        for name, place in places.items()
    ]
    return table("cs-table cs-addresses", [words["addresses"]], head, body)


def _tuple(value: Sequence[int] | None) -> str | None:
    return None if value is None else repr(tuple(value))


def comparison_table(chosen: Iterable[tuple[dict[str, Any], str | None]], language: str) -> Node:
    """One row a comparison: its expression (linked to its page) and what matters of it.

    Columns in which no row has anything are left out.
    """
    words = WORDS[language]
    chosen = list(chosen)

    def expression(comparison: dict[str, Any], page: str | None) -> Cell:
        name = node("code", "", comparison["expression"])
        return [node("a", "", name, href=f"/{page}.md") if page else name]

    show = dict(_rows(language))
    columns = {
        title: show[title]
        for key in ("verdict", "graph", "new_bytes", "not_kept")
        for title in [words[key]]
        if any(show[title](comparison) is not None for comparison, _ in chosen)
    }
    body = [
        [expression(comparison, page), *(cell(comparison) or ["–"] for cell in columns.values())]
        for comparison, page in chosen
    ]
    head = [label(title) for title in (words["expression"], *columns)]
    return table("cs-table cs-compared", [words["table"]], head, body)


def versions(records: Records, language: str) -> str:
    """Which versions this build measured, and when."""
    measured = re.sub(r"T(\d\d:\d\d).*", r" \1 UTC", records.measured)
    return WORDS[language]["versions"].format(
        **records.environment.to_dict() | {"measured": measured}
    )
