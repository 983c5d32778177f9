"""HTML for what other measured versions showed: beside a snippet, below a page, and all of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import Any
from xml.etree import ElementTree as etree

from copyscope.environment import Environment
from copyscope.history import Build, Difference, is_missing, number, release
from copyscope.pages.packages import PACKAGES, measured_with, package_of
from copyscope.pages.render import Cell, Node, bare, chip, label, node, plain, table
from copyscope.pages.words import GRAPH, VERDICTS, WORDS
from copyscope.records import Record, Records
from copyscope.timeline import TOLD, Change, Timeline

HISTORY_PAGE = "/guide/history.md"
MOST_TEXT = 600
# Facts that say again what the verdict and the place in the graph say.
_IMPLIED = ("independent", "witness", "expression")
# On the page of all changes: each group with its kinds, and whether it begins folded.
_GROUPS = (
    ("changed_verdict", ("verdict",), False),
    ("changed_graph", ("graph",), False),
    ("changed_gone", ("gone",), False),
    ("changed_exception", ("exception",), False),
    ("changed_message", ("message",), False),
    ("changed_warning", ("warning",), False),
    ("changed_new", ("new",), True),
    ("changed_fact", ("fact",), True),
    ("changed_output", ("output",), True),
)


def _version(environment: Environment, package: str) -> str:
    return release(getattr(environment, package))


def _shown(text: str) -> Node:
    text = bare(text).strip("\n")
    return node("code", "", text if len(text) <= MOST_TEXT else f"{text[:MOST_TEXT]}…")


def _list(values: Iterable[str]) -> Cell:
    cell: Cell = []
    for value in values:
        cell += [*([node("br")] if cell else []), _shown(value)]
    return cell


def _gist(text: str, language: str) -> Cell:
    """What a snippet comes to where it can run."""
    words = text.split(", ")
    if set(words) <= VERDICTS[language].keys():
        return [chip(word, VERDICTS[language][word]) for word in dict.fromkeys(words)]
    return [WORDS[language]["there"]] if text == "runs" else [_shown(text)]


def _lost(text: str, language: str) -> Cell:
    return [WORDS[language]["not_there"], node("br"), _shown(text)]


def _other_lines(before: str, after: str, none: str) -> tuple[Cell, Cell]:
    """The lines of two outputs that are not in the other one."""
    old, new = before.splitlines(), after.splitlines()
    found = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    steps = [step for step in found if step[0] != "equal"]
    was = [line for _, i, j, _, _ in steps for line in old[i:j]]
    now = [line for _, _, _, i, j in steps for line in new[i:j]]
    return _list(was) or [none], _list(now) or [none]


def _claim(before: Any, after: Any, language: str) -> tuple[Cell, Cell]:
    changed = [case for case in after or {} if (before or {}).get(case) != after[case]]

    def cell(cases: dict[str, bool] | None) -> Cell:
        return _list(f"{case}: {plain((cases or {}).get(case), language)}" for case in changed)

    return cell(before), cell(after)


def _fact(before: Any, after: Any, language: str) -> tuple[Cell, Cell]:
    if isinstance(before, list) and isinstance(after, list):
        only = (
            [each for each in a if each not in b] for a, b in ((before, after), (after, before))
        )
        first, second = ([plain(each, language)] for each in only)
        return first, second
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return [plain(before, language)], [plain(after, language)]
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]

    def cell(values: dict[str, Any]) -> Cell:
        found: Cell = []
        for key in keys:
            name = label(WORDS[language].get(key, f"`{key}`"))
            found += [*([node("br")] if found else []), *name, ": "]
            found.append(plain(values.get(key), language))
        return found

    return cell(before), cell(after)


def _cells(difference: Difference, change: Change, language: str) -> tuple[Cell, Cell]:
    """Before and after, as they stand in a table."""
    words = WORDS[language]
    before, after = difference.before, difference.after
    match difference.kind:
        case "verdict" if difference.what == "claim":
            return _claim(before, after, language)
        case "verdict":
            cells = ([chip(v, VERDICTS[language][v])] if v else ["–"] for v in (before, after))
        case "graph":
            words_of = GRAPH[language]
            cells = ([chip(f"graph-{v}", words_of[v])] if v else ["–"] for v in (before, after))
        case "new":
            return _lost(before, language), _gist(after, language)
        case "gone":
            return _gist(before, language), _lost(after, language)
        case "exception":
            told = next(iter(change.of("message")), None)
            texts = (told.before, told.after) if told else (None, None)
            cells = (
                [_shown(f"{kind}: {text}" if text else kind)] if kind else [words["no_exception"]]
                for kind, text in zip((before, after), texts, strict=True)
            )
        case "warning":
            cells = (_list(v or ()) or [words["no_warning"]] for v in (before, after))
        case "output" if ":" in change.snippet:
            cells = _other_lines(before, after, words["none"])
        case "message" | "output":
            cells = ([_shown(v)] if v else [words["none"]] for v in (before, after))
        case _:
            return _fact(before, after, language)
    first, second = cells
    return first, second


def _told(change: Change, timeline: Timeline) -> list[Difference]:
    """What is worth telling; a new exception brings its text along.

    A cell of a notebook page prints its verdicts and catches what it raises: there it is all
    in the output.
    """
    found = change.of(*TOLD, *(["output"] if change.snippet in timeline.cells else []))
    if any(difference.kind == "exception" for difference in found):
        found = [difference for difference in found if difference.kind != "message"]
    return found


def _pair(difference: Difference) -> str:
    """``x -> y`` of a difference that belongs to a comparison, else an empty text."""
    return difference.what.partition(" of ")[2]


def _expression(difference: Difference, change: Change) -> str | None:
    found = change.comparisons.get(_pair(difference))
    return found["expression"] if found else None


def below(record: Record, timeline: Timeline, language: str) -> str:
    """What stands below code of which this version, or another, shows something else."""
    found = beside(timeline, record.snippet, language)
    if not record.ended:
        return found
    here = ended(record, timeline.records, language)
    return etree.tostring(here, encoding="unicode", method="html") + found


def beside(timeline: Timeline, snippet: str, language: str) -> str:
    """The block below a snippet that says what other versions showed; empty when all agree."""
    words = WORDS[language]
    record = timeline.record(snippet)
    package = package_of(record.code)
    items = []
    for change in timeline.changes(snippet):
        until, since = (_version(each, package) for each in (change.until, change.since))
        for difference in _told(change, timeline):
            before, after = _cells(difference, change, language)
            expression = _expression(difference, change)
            title = [node("code", "", expression)] if expression else []
            items.append(
                node(
                    "li",
                    "",
                    *title,
                    node(
                        "dl",
                        "cs-when",
                        node("dt", "", words["until"].format(version=until)),
                        node("dd", "", *before),
                        node("dt", "", words["since"].format(version=since)),
                        node("dd", "", *after),
                    ),
                )
            )
    if not items:
        return ""
    block = node(
        "div",
        "cs-result cs-result--versions",
        node("div", "cs-result__title", words["other_versions"].format(package=PACKAGES[package])),
        node("ul", "", *items),
        **{"data-search-exclude": ""},
    )
    return etree.tostring(block, encoding="unicode", method="html")


def foot(timeline: Timeline, shown: Sequence[str], named: Sequence[str], language: str) -> Node:
    """The line below a page: on which measured versions its results hold.

    ``shown`` are the snippets on the page, ``named`` those of other pages that it draws from.
    """
    words = WORDS[language]
    everything = list(dict.fromkeys([*shown, *named]))
    packages = [package_of(timeline.record(name).code) for name in everything]
    package = next(p for p in PACKAGES if p in packages)
    differ = [
        name
        for name in everything
        if any(_told(change, timeline) for change in timeline.changes(name))
    ]
    seen = [
        {_version(history.environment, package) for history, _ in timeline.entries(name)}
        for name in everything
    ]
    common = set.intersection(*seen)
    versions = [
        version
        for version in dict.fromkeys(_version(h.environment, package) for h in timeline.histories)
        if version in common
    ]
    facts = {
        "package": PACKAGES[package],
        "count": len(versions),
        "first": versions[0],
        "last": versions[-1],
        "differ": len(differ),
        "all": len(everything),
    }
    if differ:
        text = words["foot_differ_one" if len(differ) == 1 else "foot_differ"]
    else:
        text = words["foot_same" if len(versions) > 1 else "foot_one"]
    link = node("a", "", words["foot_link"], href=HISTORY_PAGE)
    line = node("p", "", text.format(**facts), " ", link)
    elsewhere = [name for name in differ if name not in shown]
    rows = [_line(change, timeline, language) for n in elsewhere for change in timeline.changes(n)]
    rows = [row for row in rows if row is not None]
    return node("div", "cs-holds", line, *([node("ul", "", *rows)] if rows else []))


def _line(change: Change, timeline: Timeline, language: str) -> Node | None:
    told = _told(change, timeline)
    if not told:
        return None
    package = package_of(timeline.record(change.snippet).code)
    since = WORDS[language]["since"].format(version=_version(change.since, package))
    name = _expression(told[0], change) or change.snippet
    return node("li", "", _to_page(name, change.snippet, timeline), f": {since}")


def _to_page(text: str, snippet: str, timeline: Timeline) -> Node:
    return _named(snippet, timeline.records, text)


def _named(snippet: str, records: Records, text: str = "") -> Node:
    page = next(iter(records.pages.get(snippet, ())), None)
    code = node("code", "", text or snippet)
    return node("a", "", code, href=f"/{page}.md") if page else code


def measured(timeline: Timeline, language: str) -> Node:
    """Every measured version with what it ran with, newest first."""
    words = WORDS[language]
    head = [["torch"], ["Python"], ["NumPy"], *([words[k]] for k in ("ran", "lacking", "apart"))]
    body = []
    counts: dict[str, list[int]] = {history.version: [0, 0, 0] for history in timeline.histories}
    for snippet in timeline.records.by_name:
        for history, entry in timeline.entries(snippet):
            place = 1 if is_missing(entry) else 2 if "ended" in entry else 0
            counts[history.version][place] += 1
    for history in reversed(timeline.histories):
        found = history.environment
        numbers = [[f"{count:,}"] for count in counts[history.version]]
        body.append([[found.torch], [found.python], [found.numpy], *numbers])
    return table("cs-table cs-measured", [words["measured_versions"]], head, body)


def builds(found: Iterable[Build], records: Records, language: str) -> Node:
    """Each other build of a measured version, with what it does differently."""
    words = WORDS[language]
    found = list(found)
    rows: dict[str, list[Cell]] = {}
    for build in found:
        here, differences = build.history.environment, build.differences
        verdicts = [n for n, d in differences.items() if any(each.kind == "verdict" for each in d)]
        facts: dict[str, Cell] = {
            "calls_itself": [f"torch {here.torch}"],
            "with": [f"Python {here.python}, NumPy {here.numpy}"],
            "compared_with": [f"torch {build.of.environment.torch}"],
            "compared": [f"{len(build.both):,}"],
        }
        others = [name for name in differences if name not in verdicts]
        for key, names in (("other_verdict", verdicts), ("otherwise", others)):
            facts[key] = [f"{len(names)}"]
            for name in names:
                facts[key] += [node("br"), _named(name, records)]
        for key, cell in facts.items():
            rows.setdefault(key, []).append(cell)
    head = [[words["build"]], *([build.name] for build in found)]
    body = [[[words[key]], *cells] for key, cells in rows.items()]
    return table("cs-table cs-measured", [words["other_builds"]], head, body)


def changes(timeline: Timeline, language: str) -> Node:
    """Every change, by the version that showed it first, newest first."""
    words = WORDS[language]
    made = node("div", "cs-changes")
    for version, found in timeline.all_changes.items():
        # A snippet edited since has no result of the versions just before.
        until = release(max((each.until.torch for each in found), key=number))
        title = words["against"].format(version=version, before=until)
        made.append(node("h3", "", title, id=f"torch-{version.replace('.', '-')}"))
        for key, kinds, folded in _GROUPS:
            rows = list(_rows(found, kinds, timeline, language))
            if not rows:
                continue
            caption = f"{words[key]} ({len(rows)})"
            head = [[words["example"]], [words["before"]], [words["after"]]]
            drawn = table("cs-table cs-changed", [caption], head, rows)
            # A narrow screen stacks the cells and has no room for the head.
            for row in drawn.iter("tr"):
                for cell, name in zip(row.findall("td"), ("before", "after"), strict=False):
                    cell.set("data-label", words[name])
            if folded:
                drawn = node("details", "cs-folded", node("summary", "", caption), drawn)
            made.append(drawn)
    return made


def _rows(
    found: Iterable[Change], kinds: Sequence[str], timeline: Timeline, language: str
) -> Iterable[list[Cell]]:
    words = WORDS[language]
    for change in found:
        package = package_of(timeline.record(change.snippet).code)
        for difference in change.of(*kinds):
            if difference.kind == "message" and change.of("exception"):
                continue
            name = difference.what.partition(" of ")[0]
            if difference.kind == "fact" and name in _IMPLIED:
                continue
            expression = _expression(difference, change)
            cell: Cell = [_to_page(expression or change.snippet, change.snippet, timeline)]
            if difference.kind == "fact":
                cell += [node("br"), *label(words.get(name, f"`{name}`"))]
            if package != "torch":
                versions = [_version(each, package) for each in (change.until, change.since)]
                cell += [node("br"), f"{PACKAGES[package]} {' → '.join(versions)}"]
            yield [cell, *_cells(difference, change, language)]


def has_message(timeline: Timeline, snippet: str) -> bool:
    """Whether the snippet raises or warns on some measured version."""
    return any(
        entry.get("warnings") or entry.get("error") for _, entry in timeline.entries(snippet)
    )


def no_message(record: Record, records: Records, language: str) -> Node:
    """What stands in the place of a message that only other versions give."""
    text = WORDS[language]["no_message"].format(
        here=measured_with(record.code, records.environment)
    )
    return node("span", "cs-ended", text)


def ended(record: Record, records: Records, language: str) -> Node:
    """What stands in the place of a result that this version does not give."""
    found = record.ended or {}
    kind = "missing" if found["missing"] else "raised" if found["type"] else "nothing"
    here = measured_with(record.code, records.environment)
    text = WORDS[language][f"ended_{kind}"].format(here=here)
    told = [" ", _shown(f"{found['type']}: {found['message']}")] if found["type"] else []
    return node("span", "cs-ended", text, *told)
