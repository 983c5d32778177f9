"""Which bytes two strided regions have in common, from addresses alone.

Nothing here reads the memory that it reasons about.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cached_property

#: Upper bound on the candidates the exact solver looks at before it gives up.
MAX_WORK = 5_000_000

#: Regions with at most this many runs are compared as sets when no closed form decides.
MAX_RUNS = 200_000


@dataclass(frozen=True)
class Region:
    """The elements of an array: `start` (address), `shape`, `strides` (bytes), `itemsize`."""

    start: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    itemsize: int
    device: str = "cpu"

    @cached_property
    def normal(self) -> tuple[int, int, tuple[tuple[int, int], ...]] | None:
        """`(start, run, ((stride, size), ...))`: the same bytes in a canonical form.

        None when there are no bytes. Strides are positive and rise; `run` is the length of the
        innermost contiguous piece.
        """
        start, run = self.start, self.itemsize
        dims = []
        for stride, size in zip(self.strides, self.shape, strict=True):
            if size == 0:
                return None
            if size == 1 or stride == 0:
                continue
            if stride < 0:
                start += stride * (size - 1)
                stride = -stride
            dims.append((stride, size))
        if run == 0:
            return None
        dims.sort()
        merged: list[tuple[int, int]] = []
        for stride, size in dims:
            if not merged:
                if stride <= run:
                    run += stride * (size - 1)
                    continue
            else:
                inner, count = merged[-1]
                if stride % inner == 0 and stride // inner <= count:
                    merged[-1] = (inner, count + stride // inner * (size - 1))
                    continue
            merged.append((stride, size))
        return start, run, tuple(merged)

    @property
    def extent(self) -> tuple[int, int] | None:
        """First byte and one past the last; None when there are no bytes."""
        form = self.normal
        if form is None:
            return None
        start, run, dims = form
        return start, start + run + sum(stride * (size - 1) for stride, size in dims)

    @property
    def runs(self) -> int:
        """How many contiguous pieces the region has (repetitions counted)."""
        form = self.normal
        if form is None:
            return 0
        count = 1
        for _, size in form[2]:
            count *= size
        return count

    def moved(self, start: int) -> Region:
        """The same layout at another address."""
        return Region(start, self.shape, self.strides, self.itemsize, self.device)


class TooHard(Exception):
    """The exact question would take more than MAX_WORK steps."""


def overlap(a: Region, b: Region) -> str:
    """`"all"` when both are the same set of bytes, else `"part"` or `"none"`.

    Raises TooHard when this cannot be settled in MAX_WORK steps.
    """
    if a.device != b.device:
        return "none"
    extent_a, extent_b = a.extent, b.extent
    if extent_a is None or extent_b is None:
        return "none"
    if extent_a[0] >= extent_b[1] or extent_b[0] >= extent_a[1]:
        return "none"
    if a.normal == b.normal:
        return "all"
    dense_a, dense_b = not a.normal[2], not b.normal[2]  # type: ignore[index]
    if dense_a and dense_b:
        return "part"
    if extent_a != extent_b:
        return "part" if _meet(a, b) else "none"
    if not _meet(a, b):
        return "none"
    return "all" if _same_bytes(a, b) else "part"


def _nested(region: Region) -> bool:
    """Every stride steps over all that is inside it: then the canonical form is unique."""
    _, inside, dims = region.normal  # type: ignore[misc]
    for stride, size in dims:
        if stride <= inside:
            return False
        inside += stride * (size - 1)
    return True


def _same_bytes(a: Region, b: Region) -> bool:
    if _nested(a) and _nested(b):
        return False
    if a.runs > MAX_RUNS or b.runs > MAX_RUNS:
        raise TooHard
    return _cover(a) == _cover(b)


def _cover(region: Region) -> list[tuple[int, int]]:
    """The bytes as sorted, merged intervals."""
    start, run, dims = region.normal  # type: ignore[misc]
    starts = [start]
    for stride, size in dims:
        starts = [s + stride * i for i in range(size) for s in starts]
    starts.sort()
    merged: list[tuple[int, int]] = []
    low, high = starts[0], starts[0] + run
    for s in starts:
        if s > high:
            merged.append((low, high))
            low = s
        high = max(high, s + run)
    merged.append((low, high))
    return merged


def _meet(a: Region, b: Region) -> bool:
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        return _meet_numpy(numpy, a, b)
    return _meet_plain(a, b)


class _Window:
    """Bytes at an address, in the form NumPy takes without looking at them."""

    def __init__(self, region: Region) -> None:
        start, run, dims = region.normal  # type: ignore[misc]
        self.__array_interface__ = {
            "version": 3,
            "data": (start, True),
            "shape": (*(size for _, size in dims), run),
            "strides": (*(stride for stride, _ in dims), 1),
            "typestr": "|u1",
        }


def _meet_numpy(numpy, a: Region, b: Region) -> bool:  # type: ignore[no-untyped-def]
    try:
        windows = numpy.asarray(_Window(a)), numpy.asarray(_Window(b))
        return bool(numpy.shares_memory(*windows, max_work=MAX_WORK))
    except Exception:
        # numpy.exceptions.TooHardError, or more dimensions than NumPy has.
        return _meet_plain(a, b)


def _meet_plain(a: Region, b: Region) -> bool:
    """Branch and bound over the largest strides, without NumPy."""
    work = [0]

    def search(start_a, run_a, dims_a, start_b, run_b, dims_b):  # type: ignore[no-untyped-def]
        stack = [(start_a, dims_a, start_b, dims_b)]
        while stack:
            work[0] += 1
            if work[0] > MAX_WORK // 10:
                raise TooHard
            pa, da, pb, db = stack.pop()
            end_a = pa + run_a + sum(s * (n - 1) for s, n in da)
            end_b = pb + run_b + sum(s * (n - 1) for s, n in db)
            if pa >= end_b or pb >= end_a:
                continue
            if not da and not db:
                return True
            # Split the side whose outermost step is larger; only pieces that can meet are kept.
            if da and (not db or da[-1][0] >= db[-1][0]):
                stride, size = da[-1]
                inner = end_a - pa - stride * (size - 1)
                first = max(0, -((pa + inner - 1 - pb) // stride))
                last = min(size - 1, (end_b - 1 - pa) // stride)
                stack.extend((pa + stride * i, da[:-1], pb, db) for i in range(first, last + 1))
            else:
                stride, size = db[-1]
                inner = end_b - pb - stride * (size - 1)
                first = max(0, -((pb + inner - 1 - pa) // stride))
                last = min(size - 1, (end_a - 1 - pb) // stride)
                stack.extend((pa, da, pb + stride * i, db[:-1]) for i in range(first, last + 1))
        return False

    (sa, ra, da), (sb, rb, db) = a.normal, b.normal  # type: ignore[misc]
    return search(sa, ra, da, sb, rb, db)
