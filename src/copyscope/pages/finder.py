"""Tables that readers narrow: the chooser, and the table of everything measured.

Both are complete tables with a form above. What a row has is written in its ``data-``
attributes, one word for each choice it fits; the script compares words and knows no facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from copyscope.pages.methods import Method
from copyscope.pages.render import (
    KEPT,
    Cell,
    Node,
    graph,
    graph_kind,
    label,
    node,
    plain,
    verdict,
)
from copyscope.pages.words import CHOICES, GRAPH, SECTIONS, VERDICTS, WORDS
from copyscope.records import Records

Comparison = dict[str, Any]
MEMORY = {
    "same_object": "shared",
    "shares_memory": "shared",
    "shallow_copy": "parts",
    "independent": "own",
}
# Rows of the large table that a browser lays out together, once they come into sight.
GROUP = 25
ASKED = ("dtype", "strides", "type", "attributes", "grad")


def memory_words(comparison: Comparison) -> list[str]:
    """Which choice of memory a comparison fits: shared, parts or own."""
    word = MEMORY.get(comparison["verdict"])
    return [word] if word else []


def graph_words(comparison: Comparison) -> list[str]:
    """Which choices of the graph fit. None where the source has no gradient that could flow."""
    autograd = comparison["autograd"]
    if autograd is None or not comparison["addresses"]["source"]["requires_grad"]:
        return []
    if autograd["reaches_source"]:
        return ["connected"]
    return ["apart", "leaf"] if graph_kind(comparison) == "leaf" else ["apart"]


def kept_words(comparison: Comparison) -> list[str]:
    """What was seen to come along, of what the chooser asks for."""
    kept = comparison["kept"] or {}
    return [name for name in ASKED if kept.get(name)]


def _choices(name: str, kind: str, offered: Mapping[str, str], language: str) -> Node:
    """One question as a fieldset of radio buttons or checkboxes."""
    words = WORDS[language]
    options = dict(offered) if kind == "checkbox" else {"": words["any"], **offered}
    inputs = []
    for value, text in options.items():
        checked = {"checked": "checked"} if value == "" else {}
        box = node("input", "", type=kind, name=name, value=value, **checked)
        inputs.append(node("label", "", box, node("span", "", *label(text))))
    legend = node("legend", "", words[f"choose_{name}"])
    return node("fieldset", "", legend, node("div", "cs-options", *inputs))


def _finder(form: Node, scroll: Node, language: str, css: str) -> Node:
    """Form, count and table. Form and count stay hidden where no script runs."""
    words = WORDS[language]
    form.append(node("button", "", words["reset"], type="reset"))
    form.set("class", "cs-form")
    form.set("hidden", "hidden")
    # Not on the whole: Material's search takes the end of any inner div for the end of it.
    form.set("data-search-exclude", "")
    count = node("p", "cs-count", role="status", hidden="hidden", **{"aria-live": "polite"})
    count.set("data-some", words["count"])
    count.set("data-none", words["count_none"])
    return node("div", f"cs-finder {css}", form, count, scroll)


def _scrolling(
    css: str, caption: str, head: Sequence[str], rows: Sequence[Node], most: int = 0
) -> Node:
    """The table, its rows in groups of at most ``most`` (0: all in one)."""
    step = most or len(rows) or 1
    cells = (node("th", "", *label(text), scope="col") for text in head)
    columns = node("thead", "", node("tr", "", *cells))
    bodies = (node("tbody", "", *rows[at : at + step]) for at in range(0, len(rows), step))
    table = node("table", css, node("caption", "", caption), columns, *bodies)
    table.set("data-search-exclude", "")
    return node(
        "div",
        "cs-scroll",
        table,
        tabindex="0",
        role="region",
        **{"aria-label": caption},
    )


def _link(comparison: Comparison, page: str | None) -> Node:
    code = node("code", "", comparison["expression"])
    return node("a", "", code, href=f"/{page}.md") if page else code


def _listed(comparison: Comparison, wanted: bool, language: str, names: Sequence[str]) -> Cell:
    """The properties that came along, or those that did not, each marked as a reason."""
    kept = comparison["kept"] or {}
    cell: Cell = []
    for name in names:
        if kept.get(name) is wanted:
            reason = {"data-why": f"keep={name}"} if wanted and name in ASKED else {}
            part = node("span", "", *label(WORDS[language][f"keep_{name}"]), **reason)
            cell += [*([", "] if cell else []), part]
    return cell or ["–"]


def chooser(
    methods: Iterable[Method], comparisons: Mapping[Method, Comparison], language: str
) -> Node:
    """The questions, and one row a method with the facts that decide whether it fits."""
    words = WORDS[language]
    choices = CHOICES[language]
    rows = []
    names = [name for name in KEPT if name != "device"]
    for method in methods:
        found = comparisons[method]
        memory, axis = memory_words(found), graph_words(found)
        graph_cell: Cell = []
        if axis:
            made = graph(found, language)
            reached = f"{words['reaches_source']}: {plain(axis == ['connected'], language)}"
            graph_cell = [made, " ", node("span", "cs-note", reached)] if made is not None else []
        cells: list[tuple[str, Cell, list[str]]] = [
            ("verdict", [verdict(found, language)], [f"memory={word}" for word in memory]),
            ("new_bytes", [plain(found["new_bytes"], language)], []),
            ("graph", graph_cell or ["–"], [f"graph={word}" for word in axis]),
            ("kept", _listed(found, True, language, names), []),
            ("not_kept", _listed(found, False, language, names), []),
        ]
        heading = node("th", "", _link(found, method.page), scope="row")
        columns = []
        for name, cell, reasons in cells:
            made = node("td", "", *cell)
            made.set("data-label", words[name])
            if reasons:
                made.set("data-why", " ".join(reasons))
            columns.append(made)
        row = node("tr", "", heading, *columns)
        row.set("data-have", method.kind)
        row.set("data-memory", " ".join(memory))
        row.set("data-graph", " ".join(axis))
        row.set("data-keep", " ".join(kept_words(found)))
        rows.append(row)
    form = node(
        "form",
        "",
        _choices("have", "radio", choices["have"], language),
        _choices("memory", "radio", choices["memory"], language),
        _choices("graph", "radio", choices["graph"], language),
        _choices("keep", "checkbox", choices["keep"], language),
    )
    head = [
        words[name] for name in ("expression", "verdict", "new_bytes", "graph", "kept", "not_kept")
    ]
    scroll = _scrolling("cs-table cs-compared", words["methods"], head, rows)
    return _finder(form, scroll, language, "cs-chooser")


def _select(name: str, offered: Mapping[str, str], language: str) -> Node:
    words = WORDS[language]
    options = {"": words["any"], **offered}
    made = (node("option", "", text, value=value) for value, text in options.items())
    return node("label", "", f"{words[f'filter_{name}']} ", node("select", "", *made, name=name))


def everything(records: Records, pages: Mapping[tuple[str, str], str], language: str) -> Node:
    """One row for each comparison there is, with a form that filters by text, verdict, section.

    ``pages`` names the page of single comparisons, (snippet, result); other rows lead to the
    first page that shows their snippet.
    """
    words = WORDS[language]
    order = list(SECTIONS[language])
    listed = []
    for snippet, record in sorted(records.by_name.items()):
        shown = next(iter(records.pages.get(snippet, ())), None)
        for found in record.comparisons:
            page = pages.get((snippet, found["result"]), shown)
            section = (page or snippet).partition("/")[0]
            place = order.index(section) if section in order else len(order)
            listed.append((place, section, page or "", found))
    listed.sort(key=lambda entry: entry[:3])
    rows = []
    for _, section, page, found in listed:
        row = node("tr", "", node("th", "", _link(found, page or None), scope="row"))
        row.extend(_facts(found, language))
        row.set("data-verdict", found["verdict"])
        row.set("data-section", section)
        rows.append(row)
    sections = {section for _, section, _, _ in listed}
    verdicts = {found["verdict"] for *_, found in listed}
    text = node("input", "", type="search", name="text", autocomplete="off")
    known = {name: word for name, word in SECTIONS[language].items() if name in sections}
    form = node(
        "form",
        "",
        node("label", "", f"{words['filter_text']} ", text),
        _select(
            "verdict",
            {kind: word for kind, word in VERDICTS[language].items() if kind in verdicts},
            language,
        ),
        _select("section", known | {s: s for s in sorted(sections - known.keys())}, language),
    )
    head = [words[name] for name in ("expression", *_FACTS)]
    scroll = _scrolling("cs-table cs-compared", words["everything"], head, rows, GROUP)
    return _finder(form, scroll, language, "cs-everything")


_FACTS = (
    "verdict",
    "types",
    "overlap",
    "graph",
    "is_leaf",
    "reaches_source",
    "version_counter_shared",
    "new_bytes",
    "kept",
    "not_kept",
)


def _facts(comparison: Comparison, language: str) -> list[Node]:
    """The cells of one row of the large table, light: no element inside a cell."""
    words = WORDS[language]
    autograd = comparison["autograd"] or {}
    kept = comparison["kept"] or {}
    place = comparison["addresses"]
    kind = comparison["verdict"]
    axis = graph_kind(comparison)

    def listed(wanted: bool) -> str:
        names = [
            words[f"keep_{name}"].replace("`", "") for name in KEPT if kept.get(name) is wanted
        ]
        return ", ".join(names) or "–"

    texts = {
        "verdict": VERDICTS[language][kind],
        "types": f"{place['source']['type']} → {place['result']['type']}",
        "overlap": plain(comparison["overlap"], language),
        "graph": GRAPH[language][axis] if axis else "–",
        "is_leaf": plain(autograd.get("is_leaf"), language),
        "reaches_source": plain(autograd.get("reaches_source"), language),
        "version_counter_shared": plain(comparison["version_counter_shared"], language),
        "new_bytes": plain(comparison["new_bytes"], language),
        "kept": listed(True),
        "not_kept": listed(False),
    }
    cells = [node("td", "", texts[name]) for name in _FACTS]
    cells[0].set("class", f"cs-{kind.replace('_', '-')}")
    return cells
