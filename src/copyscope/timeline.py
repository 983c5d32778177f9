"""What changed from one measured torch version to the next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from copyscope.environment import Environment
from copyscope.history import Difference, History, between, digest, normalised, number, release
from copyscope.records import Record, Records

# What a reader is told beside the code; the rest stands on the page of all changes.
TOLD = ("verdict", "graph", "gone", "new", "exception", "message", "warning")


@dataclass(frozen=True)
class Change:
    """What a snippet shows differently in ``since`` than in ``until``, measured before it."""

    snippet: str
    until: Environment
    since: Environment
    differences: tuple[Difference, ...]
    comparisons: Mapping[str, Mapping[str, Any]]

    def of(self, *kinds: str) -> list[Difference]:
        """The differences of these kinds."""
        return [difference for difference in self.differences if difference.kind in kinds]


class Timeline:
    """Every measured version in order, with this build's records in the place of its own.

    ``cells`` are records of the cells of notebook pages.
    """

    def __init__(
        self,
        histories: Sequence[History],
        records: Records,
        cells: Mapping[str, Record] | None = None,
    ) -> None:
        self.records = records
        self.cells = cells or {}
        self._all = {**records.by_name, **self.cells}
        here = History(records.environment, {})
        others = [each for each in histories if number(each.version) != number(here.version)]
        self.histories = sorted([*others, here], key=lambda each: number(each.version))
        self._here = here
        self._now: dict[str, Mapping[str, Any]] = {}
        self._changes: dict[str, tuple[Change, ...]] = {}

    @property
    def versions(self) -> list[str]:
        return [each.version for each in self.histories]

    def record(self, name: str) -> Record:
        """What the snippet or cell ``name`` shows in this build."""
        return self._all[name]

    def entries(self, snippet: str) -> Iterator[tuple[History, Mapping[str, Any]]]:
        """What each version showed, oldest first; only where the code was the same as now."""
        record = self._all[snippet]
        code = digest(record.code)
        for history in self.histories:
            if history is self._here:
                if snippet not in self._now:
                    self._now[snippet] = normalised(record)
                yield history, self._now[snippet]
            else:
                entry = history.records.get(snippet)
                if entry is not None and entry["code"] == code:
                    yield history, entry

    def changes(self, snippet: str) -> tuple[Change, ...]:
        """How each version that differs from the one before does, oldest first."""
        if snippet not in self._changes:
            self._changes[snippet] = tuple(self._find(snippet))
        return self._changes[snippet]

    def _find(self, snippet: str) -> Iterator[Change]:
        entries = list(self.entries(snippet))
        for (old, was), (new, now) in pairwise(entries):
            if found := between(was, now):
                comparisons = {
                    f"{each['source']} -> {each['result']}": each
                    for entry in (was, now)
                    for each in entry.get("comparisons", ())
                }
                yield Change(snippet, old.environment, new.environment, tuple(found), comparisons)

    @cached_property
    def all_changes(self) -> dict[str, list[Change]]:
        """Every change by the version that brought it, newest version first."""
        found: dict[str, list[Change]] = {version: [] for version in reversed(self.versions)}
        for snippet in sorted(self._all):
            for change in self.changes(snippet):
                found[release(change.since.torch)].append(change)
        return {version: changes for version, changes in found.items() if changes}
