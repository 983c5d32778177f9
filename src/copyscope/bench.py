"""Times each way of copying a tensor against its size.

One size after the other; within a size the ways take turns in an order drawn anew for each
round, so that a busy moment of the machine, or memory that the way before left behind, meets
all of them. Everything runs on one thread and is timed by that thread's processor time where
the clock is fine enough: waiting for other programs is then not counted.
"""

from __future__ import annotations

import datetime
import os
import platform
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from timeit import Timer
from typing import Any

import torch

from copyscope import compare
from copyscope.environment import installed
from copyscope.timings import Timings, Way

SIZES = (1, 100, 10_000, 1_000_000, 10_000_000, 100_000_000)
ROUNDS = 25
SOURCE = "x = torch.rand({size}, requires_grad=True)"
WAYS = {
    "clone": "x.clone()",
    "detach-clone": "x.detach().clone()",
    "clone-detach": "x.clone().detach()",
    "empty-like": "torch.empty_like(x).copy_(x)",
    "tensor": "torch.tensor(x)",
    "new-tensor": "x.new_tensor(x)",
    "deepcopy": "copy.deepcopy(x)",
    "numpy": "torch.from_numpy(x.detach().numpy().copy())",
    "copy": "copy.copy(x)",
    "view": "x.view(-1)",
    "detach": "x.detach()",
}
# What stands in a picture where the code is too long for one.
_LABELS = {"empty-like": "empty_like().copy_()", "numpy": "numpy().copy()"}
_SETUP = "import copy\nimport torch"
# Calls are timed in blocks of this many seconds: long beside reading the clock, and short
# enough for most blocks to be left alone.
_BLOCK = 2e-3
# Where all the ways together take long, there are only as many rounds as fit in these seconds.
_MOST = 12.0
_FEWEST = 5
_FINE = time.get_clock_info("thread_time").resolution <= 1e-6
_CLOCK = time.thread_time if _FINE else time.perf_counter


@contextmanager
def _one_thread() -> Iterator[None]:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def _calls(timer: Timer) -> tuple[int, float]:
    """How many calls fill a block, and what a block takes."""
    calls = 1
    while True:
        took = timer.timeit(calls)
        if took >= _BLOCK / 4:
            calls = max(1, round(calls * _BLOCK / took))
            return calls, max(_BLOCK, took)
        calls *= 8


def _one_size(size: int, rounds: int) -> dict[str, dict[str, Any]]:
    names: dict[str, Any] = {}
    exec(f"{_SETUP}\n{SOURCE.format(size=size)}", names)
    timers = {name: Timer(code, timer=_CLOCK, globals=names) for name, code in WAYS.items()}
    blocks = {name: _calls(timer) for name, timer in timers.items()}
    fit = round(_MOST / sum(seconds for _, seconds in blocks.values()))
    times: dict[str, list[float]] = {name: [] for name in WAYS}
    order = random.Random(0)
    for _ in range(min(rounds, max(fit, _FEWEST))):
        for name in order.sample(list(WAYS), len(WAYS)):
            calls, _ = blocks[name]
            times[name].append(timers[name].timeit(calls) / calls)
    found = {}
    for name, code in WAYS.items():
        sharing = compare(names["x"], eval(code, names))
        many = len(times[name]) > 1
        low, middle, high = statistics.quantiles(times[name], n=4) if many else times[name] * 3
        found[name] = {
            "verdict": sharing.verdict.value,
            "new_bytes": sharing.new_bytes,
            "seconds": float(f"{middle:.4g}"),
            "low": float(f"{low:.4g}"),
            "high": float(f"{high:.4g}"),
        }
    return found


def take(
    sizes: Sequence[int] = SIZES,
    rounds: int = ROUNDS,
    progress: Callable[[str], None] = lambda text: None,
) -> Timings:
    """Time every way at every size, on one thread."""
    by_size = []
    with _one_thread(), warnings.catch_warnings():
        # Two of the ways warn at every call; how often a warning is printed is the reader's choice.
        warnings.simplefilter("ignore")
        for size in sizes:
            progress(f"{size:,} elements")
            by_size.append(_one_size(size, rounds))
    ways = []
    for name, code in WAYS.items():
        columns = {
            key: tuple(found[name][key] for found in by_size)
            for key in ("new_bytes", "seconds", "low", "high")
        }
        ways.append(
            Way(name, code, _LABELS.get(name, code), by_size[0][name]["verdict"], **columns)
        )
    return Timings(
        environment=installed(),
        architecture=platform.machine(),
        cores=os.cpu_count() or 1,
        threads=1,
        measured=datetime.datetime.now(datetime.UTC).date().isoformat(),
        source=SOURCE.format(size="n"),
        rounds=rounds,
        sizes=tuple(sizes),
        ways=tuple(ways),
    )
