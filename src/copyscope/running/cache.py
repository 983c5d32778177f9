"""Records kept between builds, each under a key of everything that can change it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import copyscope
from copyscope.environment import Environment
from copyscope.records import Record, write
from copyscope.snippets import Snippet

# The code of ours that a result depends on: what measures, and what runs it.
_OURS = ("probe", "running", "comparisons.py", "records.py", "snippets.py")


@cache
def own_code() -> str:
    """A digest of the measuring code itself."""
    top = Path(copyscope.__file__).parent
    digest = hashlib.sha256()
    for part in _OURS:
        path = top / part
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(file.relative_to(top).as_posix().encode() + b"\0")
            digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


def key_of(snippet: Snippet, environment: Environment, variables: Mapping[str, str]) -> str:
    """The cache key of ``snippet`` measured in ``environment``.

    ``variables`` are the environment variables that the run can see.
    """
    seen = json.dumps([environment.to_dict(), dict(sorted(variables.items()))])
    parts = [snippet.path, snippet.text, own_code(), seen]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _digest(record: dict) -> str:
    return hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()


def _file(folder: Path, name: str) -> Path:
    return folder / f"{name}.json"


def get(folder: Path, snippet: Snippet, key: str) -> Record | None:
    """The kept record, or None when there is none or its file is not what was written."""
    try:
        raw = json.loads(_file(folder, snippet.name).read_text(encoding="utf-8"))
        if raw["key"] != key or raw["digest"] != _digest(raw["record"]):
            return None
        return Record(**raw["record"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def put(folder: Path, key: str, record: Record) -> None:
    """Keep ``record`` under ``key``, in place of any older one of the same snippet."""
    raw = record.to_dict()
    write(_file(folder, record.snippet), {"key": key, "digest": _digest(raw), "record": raw})
