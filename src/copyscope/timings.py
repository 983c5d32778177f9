"""Stored timings: what each way of copying a tensor cost, by size, on one machine.

Reading them needs no torch. ``copyscope.bench`` takes them.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from copyscope.environment import Environment
from copyscope.project import Project
from copyscope.records import write


@dataclass(frozen=True)
class Way:
    """One way of copying ``x``: how it is written, what it makes, what it took.

    ``label`` is ``code`` shortened for pictures.
    ``seconds`` is the median for each size, ``low`` and ``high`` the quartiles around it.
    ``verdict`` and ``new_bytes`` (for each size) are what ``compare(x, result)`` says.
    """

    name: str
    code: str
    label: str
    verdict: str
    new_bytes: tuple[int | None, ...]
    seconds: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]


@dataclass(frozen=True)
class Timings:
    """The ways, timed on tensors of ``sizes`` elements in ``rounds`` interleaved rounds."""

    environment: Environment
    architecture: str
    cores: int
    threads: int
    measured: str
    source: str
    rounds: int
    sizes: tuple[int, ...]
    ways: tuple[Way, ...]

    def way(self, name: str) -> Way:
        """The way called ``name``. Raises KeyError, with what there is, when there is none."""
        for way in self.ways:
            if way.name == name:
                return way
        raise KeyError(f"no way is called '{name}': {', '.join(way.name for way in self.ways)}")

    @property
    def spread(self) -> float:
        """Half the distance between the quartiles as a share of the median; its median."""
        shares = sorted(
            (high - low) / 2 / middle
            for way in self.ways
            for low, middle, high in zip(way.low, way.seconds, way.high, strict=True)
        )
        return shares[len(shares) // 2]

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def path(project: Project) -> Path:
    """Where the timings that the site shows are stored."""
    return project.root / "bench" / "which-copy.json"


def read(file: Path) -> Timings:
    """Read what ``store`` wrote. Raises FileNotFoundError when there is nothing."""
    raw = json.loads(file.read_text(encoding="utf-8"))
    ways = tuple(
        Way(**{key: tuple(v) if isinstance(v, list) else v for key, v in way.items()})
        for way in raw.pop("ways")
    )
    environment = Environment(**raw.pop("environment"))
    return Timings(environment=environment, ways=ways, **{**raw, "sizes": tuple(raw["sizes"])})


def store(file: Path, timings: Timings) -> None:
    """Write ``timings`` for ``read``."""
    write(file, timings.to_dict())


def shown(seconds: float) -> str:
    """``seconds`` with three digits and its unit: ``1.23 µs``, ``456 ms``."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9)):
        if seconds >= 0.9995 * size or unit == "ns":
            value = seconds / size
            digits = 2 if value < 9.995 else 1 if value < 99.95 else 0
            return f"{value:.{digits}f} {unit}"
    raise AssertionError(seconds)


def table(timings: Timings) -> str:
    """The medians as text, one row a way, one column a size."""
    width = max(len(way.code) for way in timings.ways)
    head = f"{'':{width}}" + "".join(f"{f'{size:.0e}':>10}" for size in timings.sizes)
    rows = [
        f"{way.code:{width}}" + "".join(f"{shown(seconds):>10}" for seconds in way.seconds)
        for way in timings.ways
    ]
    about = timings.environment
    last = (
        f"torch {about.torch}, Python {about.python}, NumPy {about.numpy}; "
        f"{timings.architecture}, {timings.cores} cores, {timings.threads} thread; "
        f"medians of {timings.rounds} interleaved rounds, spread ±{timings.spread:.0%}"
    )
    return "\n".join([head, *rows, last])
