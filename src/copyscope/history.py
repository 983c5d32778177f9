"""What each measured torch version showed, and how two of them differ.

``history/torch-X.Y.Z.json`` holds the normalised records of a version, one a line.
Normalised means: addresses become A, B, C … in the order in which they are first seen, so
that who shares with whom is kept and the numbers are not; times and temporary folders go.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from copyscope.environment import Environment
from copyscope.project import Project
from copyscope.records import Record, Records, write_text

_ADDRESS_KEYS = ("id", "data", "storage", "storage_impl")
# In text: hexadecimal as Python prints it, or a decimal as large as addresses are (2**42 on).
_IN_TEXT = re.compile(r"\b0x[0-9a-f]{5,}\b|(?<![\w.])\d{13,16}(?![\w.])")
# How torch's own log lines begin: level and day, time, process.
_LOG = re.compile(r"^([IWEF])\d{4} \d\d:\d\d:\d\d\.\d+ \d+ ", re.MULTILINE)
_FOLDER = re.compile(r"[^\s'\"]*copyscope-[^\s'\"/]+/runs/\d+/work")
_LIBRARY = re.compile(r"[^\s'\"]*/(?:lib/python3\.\d+/site-packages|lib/python3\.\d+)/")
# torch's C++ warnings tell the line of its own source that they come from.
_TRIGGERED = re.compile(r"\(Triggered internally at [^)]*\)")
_VERSION = re.compile(r"torch-(\d+(?:\.\d+)*)\.json$")
_BUILD = re.compile(r"torch-(?P<version>\d+(?:\.\d+)*)-(?P<name>[\w.-]+)\.json$")


class _Letters:
    """A, B, C … for addresses, in first-seen order."""

    def __init__(self) -> None:
        self._seen: dict[int, str] = {}

    def __call__(self, address: int) -> str:
        return self._seen.setdefault(address, f"<{_letters(len(self._seen))}>")

    def text(self, text: str) -> str:
        def label(match: re.Match[str]) -> str:
            value = int(match[0], 0)
            return self(value) if match[0].startswith("0x") or value >= 2**42 else match[0]

        return _IN_TEXT.sub(label, _shortened(text))


def _shortened(text: str) -> str:
    """``text`` without what belongs to one run, machine or build: folders, times, C++ lines."""
    text = _LIBRARY.sub("<library>/", _LOG.sub(r"\1 ", _FOLDER.sub("<folder>", text)))
    return _TRIGGERED.sub("(Triggered internally)", text)


def _without_none(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {k: _without_none(v) for k, v in value.items() if v is not None}
    return [_without_none(each) for each in value] if isinstance(value, list) else value


def digest(code: str) -> str:
    """What tells one wording of a snippet from another."""
    return hashlib.sha256(code.encode()).hexdigest()[:16]


def _letters(count: int) -> str:
    name = chr(ord("A") + count % 26)
    return name if count < 26 else _letters(count // 26 - 1) + name


def normalised_text(text: str) -> str:
    """What two runs print alike: letters for addresses, no folders and no times."""
    return _Letters().text(text)


def normalised(record: Record) -> dict[str, Any]:
    """What of ``record`` two runs of one snippet have in common."""
    label = _Letters()

    def texts(raw: Mapping[str, Any]) -> dict[str, Any]:
        return {k: label.text(v) if isinstance(v, str) else v for k, v in raw.items()}

    def place(raw: Mapping[str, Any]) -> dict[str, Any]:
        return {
            key: label(value) if key in _ADDRESS_KEYS and value else value
            for key, value in raw.items()
        }

    # Comparisons first: their letters must not depend on what else a snippet prints.
    # Anatomy is for pictures only; what it implies for the verdict, the other fields say.
    comparisons = [
        {
            **_without(found, "anatomy"),
            "addresses": {side: place(at) for side, at in found["addresses"].items()},
        }
        for found in record.comparisons
    ]
    # The cells of a notebook share one process, in which an address may have been another
    # object's before: whether it was is chance.
    is_cell = ":" in record.snippet
    found = {
        "code": digest(record.code),
        "output": _IN_TEXT.sub("<address>", record.output)
        if is_cell
        else label.text(record.output),
        "stderr": label.text(record.stderr),
        "warnings": [texts(warning) for warning in record.warnings],
        "error": texts(record.error) if record.error else None,
        "claim": record.claim,
        "comparisons": comparisons,
        "ended": texts(record.ended) if record.ended else None,
    }
    return _without_none({key: value for key, value in found.items() if value not in ("", [])})


def release(version: str) -> str:
    """``version`` without the build's own part: ``2.13.0``, not ``2.13.0+cpu``."""
    return version.partition("+")[0]


def number(version: str) -> tuple[int, ...]:
    """The release that ``version`` belongs to, for comparing: (2, 13, 0)."""
    return tuple(int(part) for part in re.findall(r"\d+", release(version))[:3])


def _without(raw: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in raw.items() if name != key}


def versions(project: Project) -> dict[tuple[int, ...], Path]:
    """The measured versions and their files, oldest first."""
    found = {
        number(match[1]): file
        for file in (project.root / "history").glob("torch-*.json")
        if (match := _VERSION.search(file.name))
    }
    return dict(sorted(found.items()))


def nearest(project: Project, version: str) -> Path | None:
    """The history of ``version``, or of the newest measured version below it."""
    at_most = [file for measured, file in versions(project).items() if measured <= number(version)]
    return at_most[-1] if at_most else None


def _file(project: Project, version: str) -> Path:
    return project.root / "history" / f"torch-{'.'.join(map(str, number(version)))}.json"


@dataclass(frozen=True)
class History:
    """What one torch version showed: normalised records by snippet."""

    environment: Environment
    records: Mapping[str, Mapping[str, Any]]

    @property
    def version(self) -> str:
        return release(self.environment.torch)


@lru_cache(maxsize=32)
def _read(file: Path, stamp: tuple[int, int]) -> History:
    raw = json.loads(file.read_text(encoding="utf-8"))
    return History(Environment(**raw["environment"]), raw["records"])


def read(file: Path) -> History:
    """The content of a history file. Not to be changed: it is kept."""
    status = file.stat()
    return _read(file, (status.st_mtime_ns, status.st_size))


def read_all(project: Project) -> list[History]:
    """Every measured version, oldest first."""
    return [read(file) for file in versions(project).values()]


@dataclass(frozen=True)
class Build:
    """Another build of a measured version, by the name of who made it."""

    name: str
    history: History
    of: History

    @property
    def both(self) -> list[str]:
        """The snippets that were run with both builds, with the same code."""
        ours, theirs = self.history.records, self.of.records
        return [n for n in ours if n in theirs and ours[n]["code"] == theirs[n]["code"]]

    @property
    def differences(self) -> dict[str, list[Difference]]:
        """What differs from the other build, by snippet."""
        found = {n: between(self.of.records[n], self.history.records[n]) for n in self.both}
        return {name: differences for name, differences in found.items() if differences}


def builds(project: Project) -> list[Build]:
    """The other builds that were measured, beside the one in ``history`` of the same version."""
    measured = versions(project)
    return [
        Build(match["name"], read(file), read(measured[number(match["version"])]))
        for file in sorted((project.root / "history" / "builds").glob("torch-*.json"))
        if (match := _BUILD.search(file.name)) and number(match["version"]) in measured
    ]


def update(project: Project, records: Records, build: str = "") -> Path:
    """Write the history of the measured version; returns its file.

    ``build``, as ``1.13.1-debian-12``, is the name of another build of a measured version.
    """
    built = project.root / "history" / "builds" / f"torch-{build}.json"
    file = built if build else _file(project, records.environment.torch)
    lines = [
        f"{json.dumps(name)}: {json.dumps(normalised(record), ensure_ascii=False)}"
        for name, record in sorted(records.by_name.items())
    ]
    environment = json.dumps(records.environment.to_dict(), ensure_ascii=False)
    write_text(
        file,
        f'{{"environment": {environment},\n"records": {{\n' + ",\n".join(lines) + "\n}}\n",
    )
    return file


def kept_promises(project: Project, version: str) -> set[tuple[str, str]]:
    """Snippets, and digests of their code, that some version other than ``version`` can run."""
    return {
        (name, entry["code"])
        for measured, file in versions(project).items()
        if measured != number(version)
        for name, entry in read(file).records.items()
        if "ended" not in entry
    }


# What can differ, what matters most first.
KINDS = (
    "verdict",
    "graph",
    "gone",
    "exception",
    "message",
    "warning",
    "new",
    "fact",
    "address",
    "output",
)


@dataclass(frozen=True)
class Difference:
    """One thing that a snippet shows in one version and not in another.

    ``kind`` is one of ``KINDS``; ``what`` says it in words.
    """

    kind: str
    what: str
    before: Any
    after: Any


def is_missing(entry: Mapping[str, Any]) -> bool:
    """Whether the snippet asks for something that the version does not have."""
    return bool(entry.get("ended", {}).get("missing"))


def ending(entry: Mapping[str, Any]) -> str | None:
    """The exception that a snippet ended with, expected or not: its type and text."""
    raised = entry.get("ended") or entry.get("error") or {}
    return f"{raised['type']}: {raised['message']}" if raised.get("type") else None


def graph_kind(comparison: Mapping[str, Any]) -> str | None:
    """``graph``, ``leaf`` or ``detached``; None for what has no place in a graph."""
    autograd = comparison.get("autograd")
    if autograd is None:
        return None
    if not autograd["requires_grad"]:
        return "detached"
    return "leaf" if autograd["is_leaf"] else "graph"


def _exception(entry: Mapping[str, Any]) -> tuple[str | None, str | None]:
    raised = entry.get("ended") or entry.get("error") or {}
    return raised.get("type"), raised.get("message")


def _warned(entry: Mapping[str, Any]) -> list[str]:
    return [f"{w['category']}: {w['message']}" for w in entry.get("warnings", ())]


def parts(entry: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """The comparable things of a normalised record: kind, name and value."""
    comparisons = entry.get("comparisons", ())
    for found in comparisons:
        yield "verdict", f"verdict of {found['source']} -> {found['result']}", found["verdict"]
        yield "graph", f"graph of {found['source']} -> {found['result']}", graph_kind(found)
    yield "verdict", "claim", entry.get("claim")
    exception, message = _exception(entry)
    yield "exception", "exception", exception
    yield "message", "error text", message
    yield "warning", "warnings", _warned(entry)
    for found in comparisons:
        for key, value in found.items():
            if key not in ("source", "result", "verdict"):
                kind = "address" if key == "addresses" else "fact"
                yield kind, f"{key} of {found['source']} -> {found['result']}", value
    yield "output", "output", entry.get("output", "")
    yield "output", "stderr", entry.get("stderr", "")


def between(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[Difference]:
    """How two normalised records of the same code differ, what matters most first."""
    if is_missing(old) or is_missing(new):
        if is_missing(old) and is_missing(new):
            return []
        kind = "gone" if is_missing(new) else "new"
        return [Difference(kind, "snippet", _gist(old), _gist(new))]
    kinds: tuple[str, ...] = KINDS
    if "ended" in {*old, *new}:
        # The record of another ending has nothing else in it.
        raised = {_exception(old), _exception(new)} - {(None, None)}
        kinds = ("exception", "message") if raised else ("output",)
    before, after = ({what: (kind, value) for kind, what, value in parts(e)} for e in (old, new))
    found = []
    for what in [*before, *(key for key in after if key not in before)]:
        kind, was = before.get(what, (None, None))
        kind, now = after.get(what, (kind, None))
        # torch 1.13 does not tell whether two tensors have one version counter.
        unknown = what.startswith("version_counter_shared") and None in (was, now)
        if was != now and kind in kinds and not unknown:
            found.append(Difference(kind, what, was, now))
    return sorted(found, key=lambda difference: KINDS.index(difference.kind))


def _gist(entry: Mapping[str, Any]) -> str:
    if told := ending(entry):
        return told
    return ", ".join(found["verdict"] for found in entry.get("comparisons", ())) or "runs"
