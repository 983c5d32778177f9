"""What each measured torch version showed, and how a new run differs from it.

``history/torch-X.Y.Z.json`` holds the normalised records of a version. Normalised means:
addresses become A, B, C … in the order in which they are first seen, so that who shares
with whom is kept and the numbers are not; times and temporary folders go.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from copyscope.pages.source import Source
from copyscope.project import Project
from copyscope.records import Record, Records, write

_ADDRESS_KEYS = ("id", "data", "storage", "storage_impl")
# In text: hexadecimal as Python prints it, or a decimal as large as addresses are (2**42 on).
_IN_TEXT = re.compile(r"\b0x[0-9a-f]{5,}\b|(?<![\w.])\d{13,16}(?![\w.])")
# How torch's own log lines begin: level and day, time, process.
_LOG = re.compile(r"^([IWEF])\d{4} \d\d:\d\d:\d\d\.\d+ \d+ ", re.MULTILINE)
_FOLDER = re.compile(r"[^\s'\"]*copyscope-[^\s'\"/]+/runs/\d+/work")
_LIBRARY = re.compile(r"[^\s'\"]*/(?:lib/python3\.\d+/site-packages|lib/python3\.\d+)/")
_VERSION = re.compile(r"torch-(\d+(?:\.\d+)*)\.json$")


class _Letters:
    """A, B, C … for addresses, in first-seen order."""

    def __init__(self) -> None:
        self._seen: dict[int, str] = {}

    def __call__(self, address: int) -> str:
        return self._seen.setdefault(address, f"<{_letters(len(self._seen))}>")

    def text(self, text: str) -> str:
        def label(match: re.Match[str]) -> str:
            number = int(match[0], 0)
            return self(number) if match[0].startswith("0x") or number >= 2**42 else match[0]

        return _IN_TEXT.sub(label, _shortened(text))


def _shortened(text: str) -> str:
    """``text`` without what belongs to one run or one machine: folders, times."""
    return _LIBRARY.sub("<library>/", _LOG.sub(r"\1 ", _FOLDER.sub("<folder>", text)))


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
    return {
        "code": hashlib.sha256(record.code.encode()).hexdigest()[:16],
        "output": label.text(record.output),
        "stderr": label.text(record.stderr),
        "warnings": [texts(warning) for warning in record.warnings],
        "error": texts(record.error) if record.error else None,
        "claim": record.claim,
        "comparisons": comparisons,
    }


def _without(raw: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in raw.items() if name != key}


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version.partition("+")[0])[:3])


def versions(project: Project) -> dict[tuple[int, ...], Path]:
    """The measured versions and their files, oldest first."""
    found = {
        _number(match[1]): file
        for file in (project.root / "history").glob("torch-*.json")
        if (match := _VERSION.search(file.name))
    }
    return dict(sorted(found.items()))


def nearest(project: Project, version: str) -> Path | None:
    """The history of ``version``, or of the newest measured version below it."""
    at_most = [file for number, file in versions(project).items() if number <= _number(version)]
    return at_most[-1] if at_most else None


def _file(project: Project, version: str) -> Path:
    return project.root / "history" / f"torch-{'.'.join(map(str, _number(version)))}.json"


@dataclass(frozen=True)
class Drift:
    """One thing about a snippet that differs from its history."""

    snippet: str
    what: str
    before: str
    after: str
    places: tuple[str, ...] = ()

    @property
    def is_verdict(self) -> bool:
        return self.what.startswith(("verdict", "claim"))

    def __str__(self) -> str:
        text = f"{self.snippet}: {self.what}: {self.before} → {self.after}"
        if self.places:
            text += f"; {', '.join(self.places)} {'says' if len(self.places) == 1 else 'say'} so"
        return text


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = " ".join(text.split())
    return text if len(text) <= 100 else f"{text[:97]}…"


def _parts(entry: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The comparable things of a normalised record, what matters most first."""
    for found in entry["comparisons"]:
        pair = f"{found['source']} -> {found['result']}"
        yield f"verdict of {pair}", found["verdict"]
    yield "claim", entry["claim"]
    for found in entry["comparisons"]:
        pair = f"{found['source']} -> {found['result']}"
        for key, value in found.items():
            if key not in ("source", "result", "verdict"):
                yield f"{key} of {pair}", value
    error = entry["error"] or {}
    yield "exception", error.get("type")
    yield "error text", error.get("message")
    yield "warnings", [f"{w['category']}: {w['message']}" for w in entry["warnings"]]
    yield "output", entry["output"]
    yield "stderr", entry["stderr"]


def _mentions(found: Mapping[str, Mapping[str, Source]], snippet: str) -> tuple[str, ...]:
    """Where pages state what a snippet showed: its directives, else the fence that shows it."""
    places = []
    for language, pages in found.items():
        for name, source in pages.items():
            lines = [
                asked.line
                for asked in source.directives
                if any(arg.partition(":")[0] == snippet for arg in asked.arguments)
            ]
            shown = [line for line, target in source.includes if target == f"{snippet}.py"]
            places += [f"{language}/{name}.md:{line}" for line in (lines or shown)[:1]]
    return tuple(places)


def differences(
    before: Mapping[str, Any], records: Records, found: Mapping[str, Mapping[str, Source]]
) -> list[Drift]:
    """How ``records`` differ from the normalised records ``before``, verdicts first.

    ``found`` are the pages as written, to say which of them state the old result.
    """
    drifts = []
    now = {name: normalised(record) for name, record in records.by_name.items()}
    for name in sorted(before.keys() | now.keys()):
        if name not in now:
            drifts.append(Drift(name, "snippet", "recorded", "not there"))
        elif name not in before:
            drifts.append(Drift(name, "snippet", "not recorded", "there"))
        elif before[name]["code"] != now[name]["code"]:
            drifts.append(Drift(name, "snippet", "recorded", "its code changed"))
        else:
            old, new = dict(_parts(before[name])), dict(_parts(now[name]))
            for what in [*old, *(key for key in new if key not in old)]:
                if old.get(what) != new.get(what):
                    values = _short(old.get(what)), _short(new.get(what))
                    drifts.append(Drift(name, what, *values, _mentions(found, name)))
    return sorted(drifts, key=lambda drift: (not drift.is_verdict, drift.snippet))


def read(file: Path) -> dict[str, Any]:
    """The normalised records in a history file, by snippet."""
    return json.loads(file.read_text(encoding="utf-8"))["records"]


def update(project: Project, records: Records) -> Path:
    """Write the history of the measured version; returns its file."""
    file = _file(project, records.environment.torch)
    names = sorted(records.by_name)
    content = {
        "environment": records.environment.to_dict(),
        "records": {name: normalised(records.by_name[name]) for name in names},
    }
    write(file, content)
    return file
