"""Which cells of a storage an object has, by arithmetic on recorded addresses."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Any

MOST_ELEMENTS = 20_000

Memory = Mapping[str, Any]
Cells = set[int] | range


@dataclass(frozen=True)
class Strip:
    """A storage in cells of `unit` bytes: its first address, and the cells of each object."""

    start: int
    size: int
    unit: int
    cells: tuple[Cells, ...]

    @property
    def count(self) -> int:
        return -(-self.size // self.unit)

    @property
    def common(self) -> Sequence[int]:
        """Cells of all objects, in order."""
        first, *others = self.cells
        if all(isinstance(cells, range) for cells in self.cells):
            low, high = max(c.start for c in self.cells), min(c.stop for c in self.cells)
            return range(low, max(low, high))
        return [cell for cell in sorted(first) if all(cell in other for other in others)]


def meet(a: Memory | None, b: Memory | None) -> bool:
    """Whether two objects lie in one storage (or in storages that overlap)."""
    if a is None or b is None:
        return False
    start_a, start_b = a["storage"], b["storage"]
    return (start_a < start_b + b["storage_bytes"] and start_b < start_a + a["storage_bytes"]) or (
        start_a == start_b and a["storage_bytes"] == b["storage_bytes"]
    )


def strip(*memories: Memory) -> Strip:
    """The storage that all `memories` lie in."""
    start = min(memory["storage"] for memory in memories)
    end = max(memory["storage"] + memory["storage_bytes"] for memory in memories)
    unit = 0
    for memory in memories:
        steps = [s for s, n in zip(memory["strides"], memory["shape"], strict=True) if n > 1]
        unit = math.gcd(unit, memory["itemsize"], memory["data"] - start, *steps)
    unit = unit or 1
    return Strip(start, end - start, unit, tuple(_covered(m, start, unit) for m in memories))


def _offsets(memory: Memory) -> Iterator[int]:
    """Byte offset of each element from the first one, in row-major order."""
    axes = [
        range(0, step * size, step) if step else [0] * size
        for step, size in zip(memory["strides"], memory["shape"], strict=True)
    ]
    return (sum(steps) for steps in product(*axes))


def _covered(memory: Memory, start: int, unit: int) -> Cells:
    first = (memory["data"] - start) // unit
    width = memory["itemsize"] // unit
    if is_contiguous(memory):
        return range(first, first + math.prod(memory["shape"]) * width)
    return {
        first + offset // unit + part
        for offset in islice(_offsets(memory), MOST_ELEMENTS)
        for part in range(width)
    }


def is_contiguous(memory: Memory) -> bool:
    """Row-major without gaps."""
    step = memory["itemsize"]
    for stride, size in zip(reversed(memory["strides"]), reversed(memory["shape"]), strict=True):
        if size > 1 and stride != step:
            return False
        step *= size
    return True


def grid(memory: Memory, found: Strip, rows: int, columns: int) -> list[list[int | None]]:
    """The first cell of each element, a row for each index but the last.

    Where there are more than `rows` or `columns`, the last one is None, for what is left out.
    """
    shape: Sequence[int] = memory["shape"]
    if not shape or math.prod(shape) == 0:
        return []
    wide, high = shape[-1], math.prod(shape[:-1])
    first = (memory["data"] - found.start) // found.unit
    shown_rows = high if high <= rows else rows - 1
    shown = wide if wide <= columns else columns - 1
    outer = {**memory, "shape": shape[:-1], "strides": memory["strides"][:-1]}
    made: list[list[int | None]] = []
    for base in islice(_offsets(outer), shown_rows):
        row: list[int | None] = [
            first + (base + i * memory["strides"][-1]) // found.unit for i in range(shown)
        ]
        made.append(row + [None] * (shown < wide))
    if shown_rows < high:
        made.append([None])
    return made


def window(found: Strip, most: int) -> list[int]:
    """Up to `most` cells to draw: common ones first, else the first ones of each object."""
    if found.count <= most:
        return list(range(found.count))
    common = list(islice(found.common, most)) if len(found.cells) > 1 else []
    chosen = set(common)
    for cells in found.cells:
        room = (most - len(chosen)) if common else most // len(found.cells)
        chosen |= set(islice((c for c in _ordered(cells) if c not in chosen), room))
    for cell in range(found.count):
        if len(chosen) >= most:
            break
        chosen.add(cell)
    return sorted(chosen)


def _ordered(cells: Cells) -> Sequence[int]:
    return cells if isinstance(cells, range) else sorted(cells)


def runs(cells: Sequence[int]) -> list[tuple[int, int]]:
    """Sorted cells as `(first, last)` of each unbroken run."""
    if isinstance(cells, range):
        return [(cells.start, cells.stop - 1)] if cells else []
    found: list[tuple[int, int]] = []
    for cell in cells:
        if found and cell == found[-1][1] + 1:
            found[-1] = found[-1][0], cell
        else:
            found.append((cell, cell))
    return found
