"""The ways of copying that the chooser offers: which comparison measured each, and its page."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

LIST = "docs/methods.toml"


@dataclass(frozen=True)
class Method:
    """One way of copying ``kind`` of thing, explained on ``page``."""

    kind: str
    page: str
    snippet: str
    result: str


def read(root: Path) -> list[Method]:
    """The methods of the project at ``root``, in the order of its list; none without a list."""
    path = root / LIST
    if not path.is_file():
        return []
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Method(kind, page, *measured.split(":"))
        for kind, by_page in raw.items()
        for page, found in by_page.items()
        for measured in found
    ]
