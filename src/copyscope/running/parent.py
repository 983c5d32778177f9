"""The process that imports torch once, does nothing else with it, and forks a child a job.

Run as ``python -m copyscope.running.parent JOBS FOLDER WORKERS``. A torch that has only
been imported is safe to use after a fork; one that has run a multithreaded operator hangs
in the child, so this module touches nothing of it. Prints one JSON line a finished job.
Ends at once, children included, when its standard input closes: then nobody is waiting.
"""

from __future__ import annotations

import ctypes
import gc
import importlib
import json
import os
import resource
import selectors
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from copyscope.running.child import Job, measure
from copyscope.running.collapse import collapse

# So many snippets are worth a second of preparation.
_MANY = 60
# torch imports this at the first step of an optimizer, which takes as long as 50 snippets.
_AT_FIRST_USE = "torch._dynamo"
MOST_BYTES_WRITTEN = 64 * 2**20
MOST_MEMORY = 4 * 2**30
GRACE = 0.2
_PR_SET_CHILD_SUBREAPER = 36


@dataclass
class _Child:
    index: int
    pid: int
    handle: int
    deadline: float
    started: float
    timed_out: bool = False


def _address_space() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _become_child(job: Job, folder: Path) -> None:
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
    leave = os._exit  # measure() puts a note in front of os._exit for the snippet's sake
    status = 1
    try:
        measure(job, folder)
        status = 0
    finally:
        leave(status)


def _start(index: int, job: Job, folder: Path, timeout: float) -> _Child:
    folder.mkdir(parents=True)
    pid = os.fork()
    if pid == 0:
        _become_child(job, folder)
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


def _kill_strays(running: dict[int, _Child]) -> None:
    """Kill orphans of finished children: as their subreaper they are ours now."""
    own = {child.pid for child in running.values()}
    for pid in _children():
        if pid not in own:
            with suppress(ProcessLookupError, ChildProcessError):
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)


def supervise(jobs: list[tuple[Job, float]], folder: Path, workers: int) -> None:
    """Run all ``jobs`` (each with its time limit in seconds), ``workers`` at a time."""
    ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    waiting = list(enumerate(jobs))[::-1]
    running: dict[int, _Child] = {}
    with selectors.DefaultSelector() as selector:
        selector.register(0, selectors.EVENT_READ, None)
        while waiting or running:
            while waiting and len(running) < workers:
                index, (job, timeout) = waiting.pop()
                child = _start(index, job, folder / str(index), timeout)
                running[child.handle] = child
                selector.register(child.handle, selectors.EVENT_READ, child)
            nearest = min(child.deadline for child in running.values())
            for key, _ in selector.select(max(0.0, nearest - time.monotonic())):
                if key.data is None:
                    for child in running.values():
                        os.killpg(child.pid, signal.SIGKILL)
                    return
                selector.unregister(key.data.handle)
                del running[key.data.handle]
                print(json.dumps(_end(key.data)), flush=True)
                _kill_strays(running)
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


def main(arguments: list[str]) -> int:
    raw = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    jobs = [(Job.from_dict(entry["job"]), float(entry["timeout"])) for entry in raw]
    import numpy.random  # noqa: F401
    import torch  # noqa: F401

    if len(jobs) >= _MANY:
        with suppress(ImportError):  # torch 1.13 has none
            importlib.import_module(_AT_FIRST_USE)
        gc.collect()
        collapse()
    # A collection in a child would otherwise visit, and so copy, all that was imported.
    gc.freeze()
    supervise(jobs, Path(arguments[1]), int(arguments[2]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
