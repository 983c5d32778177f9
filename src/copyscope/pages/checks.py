"""What is wrong with the pages themselves: unknown snippets, and languages out of step."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import yaml

from copyscope import history
from copyscope.pages import directives
from copyscope.pages.source import Source, pages, scan
from copyscope.problems import Problem, shown
from copyscope.project import LANGUAGES, Project
from copyscope.records import Records
from copyscope.snippets import include
from copyscope.timeline import Timeline

LOCK = "docs/in-step.json"


class _Loader(yaml.SafeLoader):
    """Reads MkDocs configuration without knowing its tags (``!ENV`` and the like)."""


_Loader.add_multi_constructor("!", lambda loader, suffix, node: None)


def sources(project: Project) -> tuple[dict[str, dict[str, Source]], list[Problem]]:
    """Every page as written, by language and name, and those that cannot be read."""
    found: dict[str, dict[str, Source]] = {}
    problems = []
    for language in LANGUAGES:
        found[language] = {}
        for name, path in pages(project.docs(language)).items():
            try:
                found[language][name] = scan(path.read_text(encoding="utf-8"))
            except ValueError as error:
                problems.append(Problem(shown(path, project.root), 1, str(error)))
    return found, problems


def _path(language: str, name: str) -> str:
    return f"docs/{language}/{name}.md"


def shown_on(found: Mapping[str, Mapping[str, Source]]) -> dict[str, list[str]]:
    """For each snippet the pages whose fences include it, in name order."""
    by_snippet: dict[str, set[str]] = {}
    for language in found.values():
        for name, source in language.items():
            for _, target in source.includes:
                by_snippet.setdefault(target.removesuffix(".py"), set()).add(name)
    return {snippet: sorted(names) for snippet, names in sorted(by_snippet.items())}


def unknown(
    project: Project,
    found: Mapping[str, Mapping[str, Source]],
    records: Records,
    known: Iterable[str],
) -> list[Problem]:
    """Includes and directives that name something there is not.

    ``known`` are the names of all snippets, also of those that failed: what a failed
    snippet would have measured is not reported a second time.
    """
    known = set(known)
    problems = []
    timeline = Timeline(history.read_all(project), records)
    for language, by_name in found.items():
        basis = directives.Basis(records, project, language, timeline)
        for name, source in by_name.items():
            path = _path(language, name)
            for line, target in source.includes:
                try:
                    include(target, project.snippets)
                except FileNotFoundError as error:
                    problems.append(Problem(path, line, str(error)))
            for asked in source.directives:
                named = directives.snippets_in(asked.name, asked.arguments, project)
                failed = [n for n in named if n in known and n not in records.by_name]
                if failed:
                    continue
                kind = directives.block if asked.name in directives.BLOCKS else directives.inline
                try:
                    kind(asked.name, asked.arguments, basis)
                except directives.Unknown as error:
                    problems.append(Problem(path, asked.line, str(error)))
    return problems


def unused(found: Mapping[str, Mapping[str, Source]], known: Iterable[str]) -> list[Problem]:
    """Snippets that no page shows."""
    used = shown_on(found)
    return [
        Problem(f"snippets/{name}.py", 0, "no page shows this snippet")
        for name in sorted(known)
        if name not in used
    ]


def _shape(source: Source) -> dict[str, list[Any]]:
    """What must be equal in both languages."""
    asked = [" ".join((d.name, *d.arguments)) for d in source.directives]
    python = [f.body for f in source.fences if f.is_python and not f.include]
    return {
        "heading ids": [(heading.level, heading.id) for heading in source.headings],
        "snippets": [target for _, target in source.includes],
        "Python fences": python,
        # Within a sentence the order is the language's own affair.
        "directives": sorted(asked),
        "admonition kinds": list(source.admonitions),
        "notebook": [source.is_notebook],
    }


def in_step(found: Mapping[str, Mapping[str, Source]]) -> list[Problem]:
    """Pages that exist in one language only, and pairs whose shapes differ."""
    problems = []
    first, second = LANGUAGES
    for name in sorted(found[first].keys() | found[second].keys()):
        missing = [language for language in LANGUAGES if name not in found[language]]
        for language in missing:
            other = second if language == first else first
            reason = f"exists in one language only: there is no {_path(language, name)}"
            problems.append(Problem(_path(other, name), 0, reason))
        if missing:
            continue
        for heading in (h for lang in LANGUAGES for h in found[lang][name].headings):
            if heading.id is None:
                lang = first if heading in found[first][name].headings else second
                reason = f"the heading '{heading.text}' has no {{ #id }}"
                problems.append(Problem(_path(lang, name), heading.line, reason))
        ours, theirs = (_shape(found[language][name]) for language in LANGUAGES)
        for what in ours:
            if ours[what] == theirs[what]:
                continue
            pairs = zip(ours[what], theirs[what], strict=False)
            at = next((i for i, (a, b) in enumerate(pairs) if a != b), None)
            if at is None:
                at = min(len(ours[what]), len(theirs[what]))
            sides = [
                side[at] if at < len(side) else "nothing" for side in (ours[what], theirs[what])
            ]
            reason = f"{what} differ between {first} and {second}: {sides[0]} against {sides[1]}"
            problems.append(Problem(_path(first, name), 0, reason))
    return problems


def _nav(entry: Any) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    if isinstance(entry, Mapping):
        entry = list(entry.values())
    return [page for part in entry for page in _nav(part)]


def navigation(project: Project, found: Mapping[str, Mapping[str, Source]]) -> list[Problem]:
    """Pages that a navigation leaves out or makes up, and languages that order them differently."""
    problems = []
    orders = {}
    for language in LANGUAGES:
        config = project.config(language)
        name = shown(config, project.root)
        raw = yaml.load(config.read_text(encoding="utf-8"), _Loader)
        orders[language] = _nav(raw["nav"])
        have = {f"{page}.md" for page in found[language]}
        for page in sorted(have - set(orders[language])):
            problems.append(Problem(name, 0, f"the nav leaves out {page}"))
        for page in sorted(set(orders[language]) - have):
            problems.append(Problem(name, 0, f"the nav names {page}, which does not exist"))
    first, second = LANGUAGES
    if orders[first] != orders[second]:
        config = shown(project.config(second), project.root)
        problems.append(Problem(config, 0, "the nav has another order than the other language's"))
    return problems


def digests(project: Project) -> dict[str, dict[str, str]]:
    """The content hash of both sides of every page that exists in both languages."""
    sides = {language: pages(project.docs(language)) for language in LANGUAGES}
    names = set.intersection(*(set(side) for side in sides.values()))
    return {
        name: {
            language: hashlib.sha256(sides[language][name].read_bytes()).hexdigest()[:16]
            for language in LANGUAGES
        }
        for name in sorted(names)
    }


def _lock(project: Project) -> Path:
    return project.root / LOCK


def unconfirmed(project: Project) -> list[Problem]:
    """Pairs of which one side, or both, changed since somebody last read them together."""
    lock = _lock(project)
    confirmed = json.loads(lock.read_text(encoding="utf-8")) if lock.is_file() else {}
    problems = []
    current = digests(project)
    for name, now in current.items():
        before = confirmed.get(name, {})
        changed = [language for language in LANGUAGES if now[language] != before.get(language)]
        if not changed:
            continue
        other = "" if len(changed) == 2 else ", the other side did not"
        reason = (
            f"changed since the pair was last confirmed{other}: "
            f"read both, then run 'copyscope confirm {name}'"
        )
        problems.append(Problem(_path(changed[0], name), 0, reason))
    problems += [
        Problem(LOCK, 0, f"confirms {name}, which is not there in both languages")
        for name in sorted(confirmed.keys() - current.keys())
    ]
    return problems


def confirm(project: Project, names: Iterable[str]) -> list[str]:
    """Note that the pairs ``names`` (all when empty) say the same; returns those noted.

    Raises KeyError for a name that is not a page in both languages.
    """
    lock = _lock(project)
    current = digests(project)
    names = list(names) or list(current)
    confirmed = json.loads(lock.read_text(encoding="utf-8")) if lock.is_file() else {}
    confirmed = {name: value for name, value in confirmed.items() if name in current}
    for name in names:
        confirmed[name] = current[name]
    text = json.dumps(dict(sorted(confirmed.items())), indent=1)
    lock.write_text(text + "\n", encoding="utf-8")
    return names


def all_problems(
    project: Project,
    found: Mapping[str, Mapping[str, Source]],
    records: Records,
    known: Iterable[str],
) -> list[Problem]:
    """Everything that makes a build fail because of the pages ``found``."""
    known = set(known)
    return [
        *in_step(found),
        *unknown(project, found, records, known),
        *unused(found, known),
        *navigation(project, found),
    ]
