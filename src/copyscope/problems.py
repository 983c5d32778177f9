"""One sentence about one place: what every part of the build reports instead of stopping."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, order=True)
class Problem:
    """Something wrong in one file.

    ``path`` is shown relative to the project where possible, ``line`` counts from 1
    (0 when the file as a whole is meant).
    """

    path: str
    line: int
    reason: str

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}: {self.reason}"


class Failed(Exception):
    """A step found problems; each of them is listed, one a line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(set(problems))
        super().__init__("\n".join(map(str, self.problems)))


def shown(path: Path, root: Path) -> str:
    """``path`` as it is written in messages: relative to ``root``, with forward slashes."""
    try:
        return path.resolve().relative_to(root.resolve()).as_posix()
    except ValueError:
        return path.as_posix()
