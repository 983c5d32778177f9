"""Records: what one run of one snippet found, and the file that both languages are drawn from."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from copyscope.environment import Environment


@dataclass(frozen=True)
class Record:
    """One run of one snippet.

    ``comparisons`` holds, for each declared pair, ``source``, ``result``, ``expression``
    (how the snippet makes the result), the fields of ``Sharing``, ``addresses`` (both
    objects as they lay in memory), ``anatomy`` (their parts, for pictures) and ``witness``
    (what writing through each side showed).
    ``claim`` says, for a snippet that decides whether a claim is true, in which of its cases
    the claim holds. Lines are lines of the snippet's file, of which readers see what begins at
    ``first_line``; ``lines`` says which line wrote from which byte of ``output`` on.

    ``ended`` is there only when this version did not let the snippet show what it shows on
    others: ``type`` and ``message`` of the exception (None when one was expected and did not
    come, or nothing was printed), its ``line``, the ``expected`` type, and whether something
    was ``missing``.
    """

    snippet: str
    code: str
    first_line: int
    output: str
    stderr: str
    warnings: list[dict[str, Any]]
    error: dict[str, Any] | None
    comparisons: list[dict[str, Any]]
    measured: str
    claim: dict[str, bool] | None = None
    lines: dict[str, Any] = field(default_factory=dict)
    ended: dict[str, Any] | None = None

    def comparison(self, result: str | None = None) -> dict[str, Any]:
        """The comparison whose result is named ``result``, or the first.

        Raises KeyError, with what there is, when there is none.
        """
        for found in self.comparisons:
            if result is None or found["result"] == result:
                return found
        names = ", ".join(found["result"] for found in self.comparisons) or "nothing"
        raise KeyError(f"'{self.snippet}' compares {names}, not '{result}'")

    @property
    def judgement(self) -> str | None:
        """``true`` when the claim holds in every case, ``wrong`` in none, else ``imprecise``."""
        if self.claim is None:
            return None
        held = set(self.claim.values())
        return "imprecise" if len(held) == 2 else "true" if True in held else "wrong"

    def to_dict(self) -> dict[str, Any]:
        found = asdict(self)
        if self.ended is None:
            del found["ended"]
        return found


@dataclass(frozen=True)
class Records:
    """The records of one build, by snippet name, with the versions they were made with.

    ``pages`` names, for each snippet, the pages that show it.
    """

    environment: Environment
    by_name: Mapping[str, Record]
    pages: Mapping[str, Sequence[str]] = field(default_factory=dict)

    @property
    def measured(self) -> str:
        """When the newest record was made, as an ISO 8601 time in UTC."""
        return max((record.measured for record in self.by_name.values()), default="")

    def to_dict(self) -> dict[str, Any]:
        """The content of ``records.json``."""
        return {
            "environment": {**self.environment.to_dict(), "measured": self.measured},
            "records": [
                {**record.to_dict(), "pages": list(self.pages.get(name, ()))}
                for name, record in sorted(self.by_name.items())
            ],
        }


def read(path: Path) -> Records:
    """Read a file that ``write`` made. Raises FileNotFoundError when there is none."""
    raw = json.loads(path.read_text(encoding="utf-8"))
    environment = dict(raw["environment"])
    del environment["measured"]
    pages = {entry["snippet"]: entry.pop("pages") for entry in raw["records"]}
    records = {entry["snippet"]: Record(**entry) for entry in raw["records"]}
    return Records(Environment(**environment), records, pages)


def write(path: Path, content: Any) -> None:
    """Write ``content`` as JSON, the way ``write_text`` does."""
    write_text(path, json.dumps(content, ensure_ascii=False, indent=1) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a file so that a reader sees the old one or the whole new one.

    Leaves the file alone when nothing changed, so that its time says when it did.
    """
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(temporary, 0o644)
    os.replace(temporary, path)
