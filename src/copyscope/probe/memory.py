"""Which bytes two strided regions have in common, from addresses alone.

Nothing here reads the memory that it reasons about.
"""

from __future__ import annotations

import math
import sys
from typing import Any, NamedTuple

#: Upper bound on the candidates the exact solver looks at before it gives up.
MAX_WORK = 5_000_000

#: Regions with at most this many runs are compared as sets when no closed form decides.
MAX_RUNS = 200_000


#: `(start, run, ((stride, size), ...))`: see `Region.normal`.
Form = tuple[int, int, tuple[tuple[int, int], ...]]


class Region(NamedTuple):
    """The elements of an array: `start` (address), `shape`, `strides` (bytes), `itemsize`."""

    start: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    itemsize: int
    device: str = "cpu"

    def normal(self) -> Form | None:
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
        low, high = self.start, self.start + self.itemsize
        for stride, size in zip(self.strides, self.shape, strict=True):
            if size == 0:
                return None
            if stride > 0:
                high += stride * (size - 1)
            else:
                low += stride * (size - 1)
        return (low, high) if self.itemsize else None

    def moved(self, start: int) -> Region:
        """The same layout at another address."""
        return self._replace(start=start)


class TooHard(Exception):
    """The exact question would take more than MAX_WORK steps."""


def overlap(a: Region, b: Region) -> str:
    """`"all"` when both are the same set of bytes, else `"part"` or `"none"`.

    Raises TooHard when this cannot be settled in MAX_WORK steps.
    """
    if a.device != b.device:
        return "none"
    if a == b:
        return "all" if a.extent is not None else "none"
    extent_a, extent_b = a.extent, b.extent
    if extent_a is None or extent_b is None:
        return "none"
    if extent_a[0] >= extent_b[1] or extent_b[0] >= extent_a[1]:
        return "none"
    form_a, form_b = a.normal(), b.normal()
    if form_a is None or form_b is None:
        return "none"
    if form_a == form_b:
        return "all"
    if not form_a[2] and not form_b[2]:
        return "part"
    if not _meet(form_a, form_b):
        return "none"
    return "all" if extent_a == extent_b and _same_bytes(form_a, form_b) else "part"


def _end(form: Form) -> int:
    start, run, dims = form
    return start + run + sum(stride * (size - 1) for stride, size in dims)


def _nested(form: Form) -> bool:
    """Every stride steps over all that is inside it: then the canonical form is unique."""
    _, inside, dims = form
    for stride, size in dims:
        if stride <= inside:
            return False
        inside += stride * (size - 1)
    return True


def _same_bytes(a: Form, b: Form) -> bool:
    if _nested(a) and _nested(b):
        return False
    if _runs(a) > MAX_RUNS or _runs(b) > MAX_RUNS:
        raise TooHard
    return _cover(a) == _cover(b)


def _runs(form: Form) -> int:
    return math.prod(size for _, size in form[2])


def _cover(form: Form) -> list[tuple[int, int]]:
    """The bytes as sorted, merged intervals."""
    start, run, dims = form
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


def _meet(a: Form, b: Form) -> bool:
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        return _meet_numpy(numpy, a, b)
    return _meet_plain(a, b)


class _Window:
    """Bytes at an address, in the form NumPy takes without looking at them."""

    def __init__(self, form: Form) -> None:
        start, run, dims = form
        self.__array_interface__ = {
            "version": 3,
            "data": (start, True),
            "shape": (*(size for _, size in dims), run),
            "strides": (*(stride for stride, _ in dims), 1),
            "typestr": "|u1",
        }


def _meet_numpy(numpy: Any, a: Form, b: Form) -> bool:
    try:
        windows = numpy.asarray(_Window(a)), numpy.asarray(_Window(b))
        return bool(numpy.shares_memory(*windows, max_work=MAX_WORK))
    except Exception:
        # numpy.exceptions.TooHardError, or more dimensions than NumPy has.
        return _meet_plain(a, b)


def _meet_plain(a: Form, b: Form) -> bool:
    """Branch and bound over the largest strides, without NumPy."""
    work = 0
    (start_a, run_a, dims_a), (start_b, run_b, dims_b) = a, b
    stack = [(start_a, dims_a, start_b, dims_b)]
    while stack:
        work += 1
        if work > MAX_WORK // 10:
            raise TooHard
        pa, da, pb, db = stack.pop()
        end_a, end_b = _end((pa, run_a, da)), _end((pb, run_b, db))
        if pa >= end_b or pb >= end_a:
            continue
        if not da and not db:
            return True
        # Split the side whose outermost step is larger; only pieces that can meet are kept.
        if da and (not db or da[-1][0] >= db[-1][0]):
            stride, size = da[-1]
            first, last = _meeting(pa, end_a, stride, size, pb, end_b)
            stack.extend((pa + stride * i, da[:-1], pb, db) for i in range(first, last + 1))
        else:
            stride, size = db[-1]
            first, last = _meeting(pb, end_b, stride, size, pa, end_a)
            stack.extend((pa, da, pb + stride * i, db[:-1]) for i in range(first, last + 1))
    return False


def _meeting(
    start: int, end: int, stride: int, size: int, other: int, other_end: int
) -> tuple[int, int]:
    """First and last of `size` equal pieces that can reach into `other`..`other_end`."""
    length = end - start - stride * (size - 1)
    first = max(0, -((start + length - 1 - other) // stride))
    return first, min(size - 1, (other_end - 1 - start) // stride)
