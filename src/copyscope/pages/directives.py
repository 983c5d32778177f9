"""What ``{{ … }}`` on a page may say, and what each becomes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from xml.etree import ElementTree as etree

from copyscope import history, timings
from copyscope.pages import finder, methods, plot, render, versions
from copyscope.pages.source import DIRECTIVE
from copyscope.project import Project
from copyscope.records import Record, Records
from copyscope.timeline import Timeline

BLOCKS = (
    *("facts", "table", "cases", "choose", "everything", "timings"),
    *("measured", "builds", "changes"),
)
INLINE = ("verdict", "graph", "value", "message", "claim", "versions", "timing")
_ALONE = re.compile(rf"\s*{DIRECTIVE}\s*\Z")


class Unknown(LookupError):
    """A page asks for something that no record has."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Basis:
    """What directives are drawn from, and in which language.

    Without a ``timeline`` this build is the only version that was measured.
    """

    records: Records
    project: Project
    language: str
    timeline: Timeline | None = None


def alone(block: str) -> tuple[str, tuple[str, ...]] | None:
    """Name and arguments of a block directive that is all of ``block``."""
    match = _ALONE.match(block)
    if match and match["name"] in BLOCKS:
        return match["name"], tuple(match["arguments"].split())
    return None


def snippets_in(name: str, arguments: tuple[str, ...], project: Project) -> list[str]:
    """The snippets that a directive is drawn from by name."""
    if name == "choose":
        return [method.snippet for method in methods.read(project.root)]
    if name in ("measured", "builds", "changes", "timings", "timing"):
        return []
    if name == "table":
        return [argument.partition(":")[0] for argument in arguments]
    return list(arguments[:1])


def record(records: Records, name: str) -> Record:
    """The record of snippet ``name``. Raises ``Unknown``."""
    try:
        return records.by_name[name]
    except KeyError:
        raise Unknown(f"there is no record of a snippet '{name}'") from None


def _comparison(found: Record, result: str | None) -> dict:
    try:
        return found.comparison(result)
    except KeyError as error:
        raise Unknown(error.args[0]) from None


def _claiming(records: Records, name: str) -> Record:
    found = record(records, name)
    if found.claim is None:
        raise Unknown(f"'{name}' decides no claim")
    return found


def _need(name: str, arguments: tuple[str, ...], least: int, most: int) -> None:
    if not least <= len(arguments) <= most:
        raise Unknown(f"'{name}' takes {least} to {most} arguments, not {len(arguments)}")


def _timings(project: Project) -> timings.Timings:
    try:
        return timings.read(timings.path(project))
    except FileNotFoundError:
        raise Unknown("there are no stored timings: run 'copyscope bench'") from None


def _timing(arguments: tuple[str, ...], project: Project) -> str:
    found = _timings(project)
    way, size = arguments
    try:
        return timings.shown(found.way(way).seconds[found.sizes.index(int(float(size)))])
    except KeyError as error:
        raise Unknown(error.args[0]) from None
    except ValueError:
        sizes = ", ".join(map(str, found.sizes))
        raise Unknown(f"nothing was timed at '{size}' elements, only at {sizes}") from None


def _chooser(basis: Basis) -> etree.Element:
    records, project, language = basis.records, basis.project, basis.language
    # What this torch lacks is not on offer.
    offered = [m for m in methods.read(project.root) if not record(records, m.snippet).ended]
    comparisons = {}
    for method in offered:
        comparisons[method] = _comparison(record(records, method.snippet), method.result)
        if not (project.docs(language) / f"{method.page}.md").is_file():
            raise Unknown(f"{methods.LIST} names the page '{method.page}', which does not exist")
    if not offered:
        raise Unknown(f"'choose' has nothing to offer: there is no {methods.LIST}")
    return finder.chooser(offered, comparisons, language)


def block(name: str, arguments: tuple[str, ...], basis: Basis) -> etree.Element:
    """The element for a block directive. Raises ``Unknown``."""
    records, language = basis.records, basis.language
    if name == "choose":
        _need(name, arguments, 0, 0)
        return _chooser(basis)
    if name == "everything":
        _need(name, arguments, 0, 0)
        pages = {(m.snippet, m.result): m.page for m in methods.read(basis.project.root)}
        return finder.everything(records, pages, language)
    if name == "builds":
        _need(name, arguments, 0, 0)
        return versions.builds(history.builds(basis.project), records, language)
    if name in ("measured", "changes"):
        _need(name, arguments, 0, 0)
        draw = versions.measured if name == "measured" else versions.changes
        return draw(basis.timeline or Timeline((), records), language)
    if name == "timings":
        _need(name, arguments, 0, 0)
        return plot.figure(_timings(basis.project), language)
    if name in ("facts", "cases"):
        _need(name, arguments, 1, 1)
        if (asked := record(records, arguments[0])).ended:
            return render.node("p", "", versions.ended(asked, records, language))
    if name == "facts":
        found = record(records, arguments[0])
        if not found.comparisons:
            raise Unknown(f"'{found.snippet}' compares nothing: there are no facts to show")
        return render.facts(found, language)
    if name == "cases":
        return render.cases(_claiming(records, arguments[0]), language)
    chosen, apart = [], []
    for argument in arguments:
        snippet, _, result = argument.partition(":")
        found = record(records, snippet)
        if found.ended:
            ended = versions.ended(found, records, language)
            apart.append(render.node("p", "", render.node("code", "", snippet), ": ", ended))
            continue
        page = next(iter(records.pages.get(snippet, ())), None)
        wanted = [_comparison(found, result)] if result else found.comparisons
        chosen += [(comparison, page) for comparison in wanted]
    if not (chosen or apart):
        raise Unknown("'table' names nothing that is compared")
    table = [render.comparison_table(chosen, language)] if chosen else []
    return render.node("div", "", *table, *apart) if apart else table[0]


def inline(name: str, arguments: tuple[str, ...], basis: Basis) -> etree.Element | str:
    """The element or text for a directive inside a sentence. Raises ``Unknown``."""
    records, language = basis.records, basis.language
    if name == "versions":
        _need(name, arguments, 0, 0)
        return render.versions(records, language)
    if name == "timing":
        _need(name, arguments, 2, 2)
        return _timing(arguments, basis.project)
    if name not in INLINE:
        raise Unknown(f"unknown directive '{name}': known are {', '.join((*INLINE, *BLOCKS))}")
    _need(name, arguments, 2 if name == "value" else 1, 3 if name == "value" else 2)
    if (asked := record(records, arguments[0])).ended:
        return versions.ended(asked, records, language)
    if name == "claim":
        return render.judgement(_claiming(records, arguments[0]), language)
    found = record(records, arguments[0])
    if name == "message":
        if not (found.error or found.warnings):
            if basis.timeline and versions.has_message(basis.timeline, found.snippet):
                return versions.no_message(found, records, language)
            raise Unknown(f"'{found.snippet}' raised nothing and warned of nothing")
        told = found.error or found.warnings[0]
        return render.message(told["message"])
    if name == "value":
        *result, field = arguments[1:]
        comparison = _comparison(found, result[0] if result else None)
        nested = {**comparison, **(comparison["autograd"] or {}), **comparison["witness"]}
        if field not in nested:
            raise Unknown(f"a comparison has no field '{field}'")
        return render.plain(nested[field], language)
    comparison = _comparison(found, arguments[1] if len(arguments) > 1 else None)
    if name == "verdict":
        return render.verdict(comparison, language, link=True)
    made = render.graph(comparison, language, link=True)
    if made is None:
        raise Unknown(f"'{found.snippet}' has no graph axis: its result is not a tensor")
    return made
