"""Which parts of two objects belong together, because they are one or have one place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from copyscope.drawing.cells import meet

MOST_ROWS = 6

Part = Mapping[str, Any]


@dataclass(frozen=True)
class Row:
    """`kind`: "object" (one object on both sides), "memory" (two that lie in one storage), or
    "apart". A side is None where it has no such part."""

    kind: str
    source: Part | None
    result: Part | None

    @property
    def roots(self) -> list[str]:
        """The sides of which this is the whole object."""
        parts = {"source": self.source, "result": self.result}
        return [side for side, part in parts.items() if part is not None and path(part) == ""]

    @property
    def is_shared(self) -> bool:
        return self.kind != "apart"


def path(part: Part) -> str:
    """The shortest way to a part."""
    return part["paths"][0]


def identity(part: Part) -> str:
    """The id of a part; empty where the record knows none."""
    return f"id {part['id']:#x}" if isinstance(part["id"], int) else ""


def rows(comparison: Mapping[str, Any]) -> tuple[list[Row], int]:
    """The rows to draw, in the order of the objects' own parts, and how many are left out.

    A root can be in a row: then that side is a part of the other one.
    """
    sides = comparison["anatomy"]
    (root_s, *ours), (root_r, *theirs) = sides["source"]["parts"], sides["result"]["parts"]
    if comparison["same_object"] or comparison["verdict"] == "undecidable":
        return [], 0
    found: list[Row] = []
    taken: set[int] = set()
    for part in ([root_r] if ours else []) + theirs:
        row = _row(part, [*([root_s] if part is not root_r and theirs else []), *ours], taken)
        if row.is_shared or part is not root_r:
            found.append(row)
            if row.source is not None:
                taken.add(row.source["id"])
    found += [Row("apart", part, None) for part in ours if part["id"] not in taken]
    found = [row for row in map(partial(_without_own, found), found) if row.source or row.result]
    shared = [row for row in found if row.is_shared]
    kept = {id(row) for row in (shared + [row for row in found if not row.is_shared])[:MOST_ROWS]}
    shown = _in_tree_order([row for row in found if id(row) in kept])
    more = len(found) - len(shown) + max(sides[side]["more"] for side in sides)
    return shown, more


def _without_own(found: list[Row], row: Row) -> Row:
    """The row without what is in a root that is drawn as a part: its box stands for that."""
    if row.is_shared:
        return row
    inside = [side for other in found if other.kind == "object" for side in other.roots]
    return replace(row, **dict.fromkeys(inside))


def _row(part: Part, others: list[Part], taken: set[int]) -> Row:
    for other in others:
        if other["id"] == part["id"]:
            return Row("object", other, part)
    for other in others:
        if meet(other.get("memory"), part.get("memory")):
            return Row("memory", other, part)
    for other in others:
        if other["id"] not in taken and _words(path(other)) == _words(path(part)) != []:
            return Row("apart", other, part)
    return Row("apart", None, part)


def _words(way: str) -> list[str]:
    """A path without its punctuation: a state_dict has `['0.weight']` for `.0.weight`."""
    return re.findall(r"\w+", way)


def _in_tree_order(found: list[Row]) -> list[Row]:
    """Each row followed by those of the parts inside its own."""
    ordered: list[Row] = []
    for row in found:
        above = [
            i
            for i, other in enumerate(ordered)
            for side in ("result", "source")
            for inner, outer in [(getattr(row, side), getattr(other, side))]
            if inner is not None and outer is not None and _inside(path(inner), path(outer))
        ]
        ordered.insert(_end(ordered, above[-1]) if above else len(ordered), row)
    return ordered


def _end(ordered: list[Row], at: int) -> int:
    """The place behind a row and all that is inside its part."""
    way = path(ordered[at].result or ordered[at].source or {})
    end = at + 1
    while end < len(ordered):
        part = ordered[end].result or ordered[end].source
        if part is None or not _inside(path(part), way):
            break
        end += 1
    return end


def parent(part: Part, above: list[Part]) -> str:
    """The path of the innermost part drawn `above` that this part is in; empty for the root."""
    return max((path(o) for o in above if _inside(path(part), path(o))), key=len, default="")


def depth(part: Part, above: list[Part]) -> int:
    """How many of the parts drawn `above` on the same side this part is in."""
    return sum(_inside(path(part), path(other)) for other in above)


def _inside(inner: str, outer: str) -> bool:
    return (
        outer != "" and inner != outer and inner.startswith(outer) and inner[len(outer)] in ".[({"
    )
