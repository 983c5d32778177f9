"""How a run differs from the history, in words, with the pages that state the old result."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from copyscope import history
from copyscope.environment import Environment
from copyscope.history import History, normalised
from copyscope.pages.source import Source
from copyscope.problems import Problem
from copyscope.records import Records

_SECTIONS = {
    "verdict": "Changed verdicts",
    "graph": "Changed places in the graph",
    "gone": "No longer there",
    "exception": "Raises something else, or no longer",
    "message": "Error texts",
    "warning": "Warnings",
    "snippet": "Snippets that were added, removed or edited",
    "new": "There for the first time",
    "fact": "Other measured facts",
    "address": "Addresses",
    "output": "Output",
}
_UNMEASURED = "Could not be measured"
_LANGUAGES = {"ko": "Korean", "en": "English"}


@dataclass(frozen=True, order=True)
class Place:
    """A line of a page that shows or states what a snippet did."""

    language: str
    page: str
    line: int

    def __str__(self) -> str:
        return f"{self.language}/{self.page}.md:{self.line}"


@dataclass(frozen=True)
class Drift:
    """One thing about a snippet that differs from its history.

    ``kind`` is a kind of ``history.Difference``, or ``snippet``. ``places`` are in page order,
    in each page first where it states the result in its own text.
    """

    snippet: str
    kind: str
    what: str
    before: str
    after: str
    places: tuple[Place, ...] = ()

    @property
    def is_verdict(self) -> bool:
        return self.kind == "verdict"

    def __str__(self) -> str:
        text = f"{self.snippet}: {self.what}: {_short(self.before)} → {_short(self.after)}"
        first: dict[tuple[str, str], Place] = {}
        for place in self.places:
            first.setdefault((place.language, place.page), place)
        if first:
            places = ", ".join(map(str, first.values()))
            text += f"; {places} {'says' if len(first) == 1 else 'say'} so"
        return text


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _short(text: str, most: int = 100) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 3]}…"


def _mentions(found: Mapping[str, Mapping[str, Source]], snippet: str) -> tuple[Place, ...]:
    """Where pages state what a snippet showed: its directives, then the fence that shows it."""
    places = []
    for language, pages in found.items():
        for name, source in pages.items():
            lines = [
                asked.line
                for asked in source.directives
                if any(arg.partition(":")[0] == snippet for arg in asked.arguments)
            ]
            named = (f"{snippet}.py", snippet)  # a snippet, or a cell of a notebook page
            lines += [line for line, target in source.includes if target in named]
            places += [Place(language, name, line) for line in lines]
    return tuple(places)


def differences(
    before: Mapping[str, Any], records: Records, found: Mapping[str, Mapping[str, Source]]
) -> list[Drift]:
    """How ``records`` differ from the normalised records ``before``, verdicts first.

    ``found`` are the pages as written, to say which of them state the old result.
    """
    now = {name: normalised(record) for name, record in records.by_name.items()}
    return between(before, now, found)


def between(
    before: Mapping[str, Any], now: Mapping[str, Any], found: Mapping[str, Mapping[str, Source]]
) -> list[Drift]:
    """``differences`` of records that are normalised on both sides."""
    drifts = []
    for name in sorted(before.keys() | now.keys()):
        if name not in now:
            drifts.append(Drift(name, "snippet", "snippet", "recorded", "not there"))
        elif name not in before:
            drifts.append(Drift(name, "snippet", "snippet", "not recorded", "there"))
        elif before[name]["code"] != now[name]["code"]:
            drifts.append(Drift(name, "snippet", "snippet", "recorded", "its code changed"))
        else:
            places = _mentions(found, name)
            drifts += [
                Drift(name, each.kind, each.what, _text(each.before), _text(each.after), places)
                for each in history.between(before[name], now[name])
            ]
    return sorted(drifts, key=lambda drift: (not drift.is_verdict, drift.snippet))


def _code(text: str) -> str:
    """``text`` as a Markdown code span."""
    text = _short(text, 300) or " "
    marks = "``" if "`" in text else "`"
    return f"{marks} {text} {marks}" if "`" in text else f"`{text}`"


def report(
    drifts: Iterable[Drift],
    environment: Environment,
    against: History | None,
    problems: Sequence[Problem] = (),
) -> str:
    """What a maintainer does about ``drifts``, as Markdown: changed verdicts come first.

    ``problems`` say why there is no result of a snippet.
    """
    drifts = list(drifts)
    name = f"torch {against.environment.torch}" if against else "nothing measured before"
    lines = [f"# torch {environment.torch} against {name}", ""]
    if against:
        lines += ["| | now | before |", "|---|---|---|"]
        now, then = environment.to_dict(), against.environment.to_dict()
        lines += [f"| {key} | {now[key]} | {then[key]} |" for key in now] + [""]
    if not drifts and not problems:
        return "\n".join([*lines, "No differences.", ""])
    by_kind = {kind: [d for d in drifts if d.kind == kind] for kind in _SECTIONS}
    counts = [f"{title}: {len(by_kind[k])}" for k, title in _SECTIONS.items() if by_kind[k]]
    counts += [f"{_UNMEASURED}: {len(problems)}"] if problems else []
    lines += [*(f"- {count}" for count in counts), ""]
    for kind, title in _SECTIONS.items():
        if not by_kind[kind]:
            continue
        lines += [f"## {title} ({len(by_kind[kind])})", ""]
        for drift in by_kind[kind]:
            lines.append(f"- **{drift.snippet}**, {drift.what}")
            lines.append(f"    - before: {_code(drift.before)}")
            lines.append(f"    - now: {_code(drift.after)}")
        lines.append("")
    if problems:
        lines += [f"## {_UNMEASURED} ({len(problems)})", ""]
        lines += [*(f"- {_code(str(problem))}" for problem in problems), ""]
    lines += _to_read(drifts)
    lines += _to_accept(drifts, environment)
    return "\n".join(lines)


def _to_read(drifts: Iterable[Drift]) -> list[str]:
    """The pages concerned: those with a changed verdict first."""
    pages: dict[str, dict[str, Any]] = {}
    for drift in sorted(drifts, key=lambda drift: list(_SECTIONS).index(drift.kind)):
        for place in drift.places:
            page = pages.setdefault(place.page, {"why": {}, "lines": {}})
            page["why"].setdefault(f"{drift.snippet} ({drift.kind})")
            page["lines"].setdefault(place.language, set()).add(place.line)
    if not pages:
        return []
    languages = sorted({language for page in pages.values() for language in page["lines"]})
    languages.sort(key=list(_LANGUAGES).index)
    head = ["page", *(f"{_LANGUAGES[language]}, lines" for language in languages), "because of"]
    rows = [
        [
            name,
            *(
                f"docs/{language}/{name}.md: {', '.join(map(str, sorted(page['lines'][language])))}"
                if language in page["lines"]
                else ""
                for language in languages
            ),
            ", ".join(page["why"]),
        ]
        for name, page in pages.items()
    ]
    table = [head, ["---"] * len(head), *rows]
    return ["## Pages to read again", "", *(f"| {' | '.join(row)} |" for row in table), ""]


def _to_accept(drifts: Iterable[Drift], environment: Environment) -> list[str]:
    """The commands to run when the new results are right."""
    pages = sorted({place.page for drift in drifts for place in drift.places})
    version = history.release(environment.torch)
    commands = [f"copyscope update   # or, from nothing: make update TORCH={version}"]
    if pages:
        commands.append(f"copyscope confirm {' '.join(pages)}   # the pages that you edited")
    return ["## When the new results are right", "", "```sh", *commands, "```", ""]
