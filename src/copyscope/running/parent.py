"""Imports torch once, does nothing else with it, and forks a child a job.

Run as ``python -m copyscope.running.parent JOBS FOLDER WORKERS``. A torch that has only
been imported is safe to use after a fork; one that has run a multithreaded operator hangs
in the child, so this module touches nothing of it. Prints one JSON line a finished job.
Where there are many jobs, it begins with those that need no torch, while a process forked from
it imports torch on another core and then takes over, and so on by the stages below.
Ends at once, children included, when its standard input closes: then nobody is waiting.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import selectors
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from copyscope.running.child import Job, measure
from copyscope.running.ready import import_all, import_numpy, import_torch

# So many jobs are worth three seconds of preparation.
_MANY = 60
# The status of a child that came to an import which is left to the next stage.
_WAITS = 75
MOST_BYTES_WRITTEN = 64 * 2**20
MOST_MEMORY = 4 * 2**30
GRACE = 0.2
_PR_SET_CHILD_SUBREAPER = 36


Jobs = Mapping[int, tuple[Job, float]]


@dataclass(frozen=True)
class _Stage:
    """What a process imports, once for all its children, and what it leaves to the next."""

    prepare: Callable[[], None]
    leaves: str = ""


# torch._dynamo is imported by the first step of an optimizer and more, and takes as long as
# torch itself.
_STAGES = (
    _Stage(import_numpy, "torch"),
    _Stage(import_torch, "torch._dynamo"),
    _Stage(import_all),
)


@dataclass
class _Child:
    index: int
    pid: int
    handle: int
    deadline: float
    started: float
    timed_out: bool = False


@dataclass
class _Successor:
    """The process of the next stage: it says when it is ready, and is told which jobs are left."""

    pid: int
    ready: int
    told: int
    does: str


def _address_space() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _end_at_import(module: str, status: int) -> None:
    """Ends this process with ``status`` when something imports ``module``."""

    def hook(event: str, arguments: tuple[Any, ...], leave: Callable = os._exit) -> None:
        if event == "import" and arguments[0] == module:
            leave(status)

    sys.addaudithook(hook)


def _become_child(job: Job, folder: Path, leaves: str) -> None:
    """Never returns: the forked half of ``_start``."""
    os.setsid()
    for signum in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signum, signal.SIG_DFL)
    descriptors = [
        os.open(os.devnull, os.O_RDONLY),
        *(
            os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            for name in ("stdout", "stderr")
        ),
    ]
    for target, descriptor in enumerate(descriptors):
        os.dup2(descriptor, target)
    os.closerange(3, 256)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_BYTES_WRITTEN, MOST_BYTES_WRITTEN))
    most = _address_space() + MOST_MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    if leaves:
        _end_at_import(leaves, _WAITS)
    leave = os._exit  # measure() puts a note in front of os._exit for the snippet's sake
    status = 1
    try:
        measure(job, folder)
        status = 0
    finally:
        leave(status)


def _start(index: int, job: Job, folder: Path, timeout: float, leaves: str) -> _Child:
    folder.mkdir(parents=True)
    pid = os.fork()
    if pid == 0:
        _become_child(job, folder, leaves)
    now = time.monotonic()
    return _Child(index, pid, os.pidfd_open(pid), now + timeout, now)


def _children() -> list[int]:
    text = Path(f"/proc/self/task/{os.getpid()}/children").read_text()
    return [int(pid) for pid in text.split()]


def _end(child: _Child) -> dict[str, Any]:
    """Reap a child, and kill whatever it left running in its session."""
    _, status = os.waitpid(child.pid, 0)
    os.close(child.handle)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child.pid, signal.SIGKILL)
    return {
        "index": child.index,
        "seconds": time.monotonic() - child.started,
        "timed_out": child.timed_out,
        "signal": signal.Signals(os.WTERMSIG(status)).name if os.WIFSIGNALED(status) else None,
        "status": os.WEXITSTATUS(status) if os.WIFEXITED(status) else None,
    }


def _kill_strays(own: set[int]) -> None:
    """Kill orphans of finished children: as their subreaper they are ours now."""
    for pid in _children():
        if pid not in own:
            with suppress(ProcessLookupError, ChildProcessError):
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)


def supervise(
    jobs: Jobs, folder: Path, workers: int, successor: _Successor | None = None
) -> list[int]:
    """Run ``jobs`` (each with its time limit in seconds), ``workers`` at a time.

    Returns which are left for ``successor``: it takes one of the workers to get ready, and when
    it is, no more are begun.
    """
    ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    leaves = successor.does if successor else ""
    left = [index for index, (job, _) in jobs.items() if leaves and leaves in job.text]
    waiting = sorted(jobs.keys() - left, reverse=True)
    running: dict[int, _Child] = {}
    others: set[int] = set()
    with selectors.DefaultSelector() as selector:
        selector.register(0, selectors.EVENT_READ, None)
        if successor:
            selector.register(successor.ready, selectors.EVENT_READ, successor)
            others.add(successor.pid)
            workers = max(1, workers - 1)
        while waiting or running:
            while waiting and len(running) < workers:
                index = waiting.pop()
                job, timeout = jobs[index]
                child = _start(index, job, folder / str(index), timeout, leaves)
                running[child.handle] = child
                selector.register(child.handle, selectors.EVENT_READ, child)
            nearest = min(child.deadline for child in running.values())
            for key, _ in selector.select(max(0.0, nearest - time.monotonic())):
                if key.data is None:
                    for child in running.values():
                        os.killpg(child.pid, signal.SIGKILL)
                    return []
                if key.data is successor:
                    selector.unregister(successor.ready)
                    left += waiting
                    waiting.clear()
                    continue
                selector.unregister(key.data.handle)
                del running[key.data.handle]
                end = _end(key.data)
                if successor and end["status"] == _WAITS:
                    left.append(key.data.index)
                    shutil.rmtree(folder / str(key.data.index))
                else:
                    print(json.dumps(end), flush=True)
                _kill_strays(others | {child.pid for child in running.values()})
            now = time.monotonic()
            for child in running.values():
                if now < child.deadline:
                    continue
                # First ask where it is (the child has a handler for that), then kill.
                with suppress(ProcessLookupError):
                    if child.timed_out:
                        os.killpg(child.pid, signal.SIGKILL)
                    else:
                        os.kill(child.pid, signal.SIGUSR1)
                child.timed_out, child.deadline = True, now + GRACE
    return left


def _fork_successor(stage: int, jobs: Jobs, folder: Path, workers: int) -> _Successor:
    ready, says = os.pipe()
    hears, told = os.pipe()
    pid = os.fork()
    if pid:
        os.close(says)
        os.close(hears)
        return _Successor(pid, ready, told, _STAGES[stage].leaves)
    status = 1
    try:
        os.close(ready)
        os.close(told)
        _STAGES[stage + 1].prepare()
        os.close(says)
        with open(hears, encoding="utf-8") as stream:
            left = json.load(stream)
        status = _run_from(stage + 1, {index: jobs[index] for index in left}, folder, workers)
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
    finally:
        os._exit(status)


def _run_from(stage: int, jobs: Jobs, folder: Path, workers: int) -> int:
    """Run ``jobs`` in this process, which is prepared, and in those of the stages to come.

    Returns an exit status.
    """
    if not _STAGES[stage].leaves:
        supervise(jobs, folder, workers)
        return 0
    successor = _fork_successor(stage, jobs, folder, workers)
    left = supervise(jobs, folder, workers, successor)
    if not left:
        os.kill(successor.pid, signal.SIGKILL)
    else:
        with open(successor.told, "w", encoding="utf-8") as stream:
            json.dump(left, stream)
    status = os.waitstatus_to_exitcode(os.waitpid(successor.pid, 0)[1])
    return status if left else 0


def main(arguments: list[str]) -> int:
    raw = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    jobs = {
        index: (Job.from_dict(entry["job"]), float(entry["timeout"]))
        for index, entry in enumerate(raw)
    }
    folder, workers = Path(arguments[1]), int(arguments[2])
    import_numpy()
    if len(jobs) >= _MANY:
        return _run_from(0, jobs, folder, workers)
    import_torch()
    supervise(jobs, folder, workers)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
