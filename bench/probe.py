"""What a comparison costs, next to what it is compared with, in one run.

    python bench/probe.py [repeats]

Every line gives the median of the repeats; ratios divide medians of the same run.
"""

from __future__ import annotations

import copy
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

from copyscope import compare


def median(call: Callable[[], Any], repeats: int, inner: int = 1) -> float:
    """Median seconds of one call."""
    call()
    found = []
    for _ in range(repeats):
        start = time.perf_counter()
        for _ in range(inner):
            call()
        found.append((time.perf_counter() - start) / inner)
    return statistics.median(found)


def interleaved(
    ours: Callable[[], Any], theirs: Callable[[], Any], repeats: int, inner: int = 1
) -> tuple[float, float]:
    """Medians of two calls that take turns, so that a busy moment hits both."""
    pairs = [(median(ours, 1, inner), median(theirs, 1, inner)) for _ in range(repeats)]
    mine, other = zip(*pairs, strict=True)
    return statistics.median(mine), statistics.median(other)


class Node:
    def __init__(self, value: int, children: list[Any]) -> None:
        self.value = value
        self.children = children


def nested_objects(count: int) -> list[Node]:
    """`count` objects: instances, their attributes and lists."""
    return [Node(i, [Node(i, [])]) for i in range(count // 6)]


def nested_lists(count: int) -> list[Any]:
    """`count` lists and dictionaries, an integer in each."""
    return [[i, {"k": [i]}] for i in range(count // 3)]


def tensors(count: int) -> nn.Module:
    return nn.Sequential(*(nn.Linear(32, 32) for _ in range(count // 2)))


def main(repeats: int) -> None:
    rows: list[tuple[str, float, str, float | None]] = []

    t = torch.ones(8)
    d = t.detach()
    ours, naive = interleaved(
        lambda: compare(t, d),
        lambda: t.untyped_storage().data_ptr() == d.untyped_storage().data_ptr(),
        repeats,
        inner=500,
    )
    rows.append(("compare(t, t.detach())", ours, "a.untyped_storage().data_ptr() == b…", naive))

    x = torch.empty(100, 100, 100, 100)
    a, b = x[::2, ::3, 1::2, ::5], x.permute(3, 1, 0, 2)[1::3, ::2, 1::2, ::7]
    rows.append(
        ("overlap, 4-D views of 1e8 elements", median(lambda: compare(a, b), repeats, 20), "", None)
    )
    a, b = x[..., ::2], x[..., 1::2]
    rows.append(
        ("  interleaved, nothing in common", median(lambda: compare(a, b), repeats, 20), "", None)
    )

    for title, made in (
        ("module of 1,000 tensors", tensors(1000)),
        ("1e5 objects: instances", nested_objects(100_000)),
        ("1e5 objects: lists and dicts", nested_lists(100_000)),
    ):
        copied = copy.deepcopy(made)
        ours, theirs = interleaved(
            lambda made=made, copied=copied: compare(made, copied),
            lambda made=made: copy.deepcopy(made),
            repeats,
        )
        assert compare(made, copied).independent
        rows.append((f"compare, {title}", ours, "copy.deepcopy", theirs))

    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    rows.append(("compare, 1e5 lists deep", median(lambda: compare(deep, [1]), 3), "", None))

    print(f"torch {torch.__version__}, Python {sys.version.split()[0]}, medians of {repeats}")
    print(f"{'what':37}{'time':>12}  {'against':37}{'time':>12}{'ratio':>9}")
    for what, seconds, against, other in rows:
        ratio = "" if other is None else f"{seconds / other:8.3f}x"
        theirs_text = "" if other is None else show(other)
        print(f"{what:37}{show(seconds):>12}  {against:37}{theirs_text:>12}{ratio:>9}")


def show(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} us" if seconds < 1e-3 else f"{seconds * 1e3:.1f} ms"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
