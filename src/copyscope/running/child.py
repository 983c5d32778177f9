"""What happens inside the process of one snippet: run it, compare, write through both sides.

Imported by the parent before it forks; starts nothing and imports no torch itself.
Whatever is found is written as JSON into the job's folder, so that a crash later on
cannot take it away.
"""

from __future__ import annotations

import builtins
import faulthandler
import io
import json
import os
import random
import sys
import tempfile
import traceback
import types
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from copyscope.comparisons import measured
from copyscope.probe import Sharing, disagreements, witness

MOST_EVENTS = 5_000
# The snippet itself, in its working directory: a process that it spawns imports this file.
SCRIPT = "snippet.py"
# What an audit hook calls the arguments that name files to be written or removed.
_WRITES = {
    "os.remove": (0,),
    "os.rmdir": (0,),
    "os.mkdir": (0,),
    "os.rename": (0, 1),
    "os.link": (1,),
    "os.symlink": (1,),
    "os.truncate": (0,),
    "os.chmod": (0,),
}


@dataclass(frozen=True)
class Job:
    """One snippet to run, with what the child needs to know and nothing else."""

    name: str
    path: str
    text: str
    pairs: tuple[tuple[str, str, int], ...]
    raises: str | None
    claim: str | None = None

    @classmethod
    def from_dict(cls, raw: dict[str, Any]) -> Job:
        return cls(**{**raw, "pairs": tuple(tuple(pair) for pair in raw["pairs"])})


class Failure(Exception):
    """The snippet broke its promise at ``line``.

    ``raised`` is the exception that it ended with, or an empty one when it should have and
    did not; None for what says nothing of how the installed packages behave.
    """

    def __init__(self, line: int, reason: str, raised: dict[str, Any] | None = None) -> None:
        super().__init__(reason)
        self.line, self.raised = line, raised


class _Attributed(io.TextIOWrapper):
    """A standard stream that notes which line of the snippet wrote at which offset."""

    def __init__(self, descriptor: int, path: str) -> None:
        super().__init__(
            io.FileIO(descriptor, "w", closefd=False),
            encoding="utf-8",
            errors="backslashreplace",
            write_through=True,
        )
        self.descriptor, self.path = descriptor, path
        self.events: list[tuple[int, int]] = []

    def write(self, text: str) -> int:
        line = _line_in(self.path)
        if len(self.events) < MOST_EVENTS and (not self.events or self.events[-1][1] != line):
            self.events.append((os.fstat(self.descriptor).st_size, line))
        return super().write(text)


def _line_in(path: str) -> int:
    """The line of ``path`` that is being executed now, or 0."""
    frame = sys._getframe(1)
    while frame is not None:
        if frame.f_code.co_filename == path:
            return frame.f_lineno
        frame = frame.f_back
    return 0


def _line_of(error: BaseException, path: str) -> int:
    if isinstance(error, SyntaxError) and error.filename == path:
        return error.lineno or 0
    lines = [
        line
        for frame, line in traceback.walk_tb(error.__traceback__)
        if frame.f_code.co_filename == path
    ]
    return lines[-1] if lines else 0


def _describe(error: BaseException, path: str) -> dict[str, Any]:
    try:
        message = error.msg if isinstance(error, SyntaxError) else str(error)
    except Exception:
        message = "<the exception cannot be printed>"
    return {"type": type(error).__name__, "message": message, "line": _line_of(error, path)}


def _stay_inside(folder: Path) -> None:
    """Refuse, at the Python level, to write or remove files outside ``folder``."""
    allowed = (str(folder), "/dev/null", "/dev/shm")
    write_flags = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC

    def check(path: Any) -> None:
        if isinstance(path, (str, bytes, os.PathLike)):
            full = os.path.realpath(os.fsdecode(path))
            if not any(full == base or full.startswith(base + os.sep) for base in allowed):
                raise PermissionError(f"a snippet writes only in its own folder, not to {full}")

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            path, mode, flags = arguments
            writes = (flags or 0) & write_flags or (mode and set(mode) & set("wax+"))
            if writes:
                check(path)
        elif event in _WRITES:
            for index in _WRITES[event]:
                check(arguments[index])

    sys.addaudithook(hook)


def _note_hard_exit(path: str, note: Callable[[int, str], None]) -> None:
    """Leave a note before the snippet ends the process behind Python's back."""
    own = os.getpid()
    for name in ("_exit", "abort"):
        original = getattr(os, name)

        def ending(*arguments: Any, _name: str = name, _original: Any = original) -> None:
            if os.getpid() == own:  # a process that the snippet forked may well end so
                note(_line_in(path), f"calls os.{_name}()")
            _original(*arguments)

        setattr(os, name, ending)


def _seed() -> None:
    random.seed(0)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(0)
    if torch := sys.modules.get("torch"):
        # manual_seed formats the stack for each accelerator it might have to seed later.
        accelerated = torch.backends.cuda.is_built() or torch.backends.mps.is_built()
        (torch.manual_seed if accelerated else torch.default_generator.manual_seed)(0)


def _namespace() -> dict[str, Any]:
    module = types.ModuleType("__main__")
    module.__dict__.update(__file__=os.path.abspath(SCRIPT), __builtins__=builtins)
    sys.modules["__main__"] = module
    return module.__dict__


_DEEPEST = sys.getrecursionlimit()


def _run(job: Job, code: types.CodeType) -> tuple[dict[str, Any], BaseException | None]:
    """Run once in a fresh namespace; the expected exception is returned, others fail."""
    namespace = _namespace()
    _seed()
    # As deep as in a file of its own: how far a recursion gets decides what its error says.
    depth = sum(1 for _ in traceback.walk_stack(sys._getframe()))
    sys.setrecursionlimit(_DEEPEST + depth)
    try:
        exec(code, namespace)
    except BaseException as error:
        if job.raises is None or type(error).__name__ != job.raises:
            found = _describe(error, job.path)
            instead = f" instead of {job.raises}" if job.raises else ""
            reason = f"raised {found['type']}{instead}: {found['message']}"
            raise Failure(found["line"], reason, found) from error
        return namespace, error
    if job.raises:
        line = job.text.count("\n")
        nothing = {"type": None, "message": None, "line": line}
        raise Failure(line, f"ended without raising {job.raises}", nothing)
    return namespace, None


def _find(expression: str, namespace: dict[str, Any], line: int) -> Any:
    try:
        return eval(expression, namespace)
    except Exception as error:
        reason = f"'{expression}' does not exist when the snippet ends: {error}"
        raise Failure(line, reason) from error


def _objects(job: Job, namespace: dict[str, Any], pair: tuple[str, str, int]) -> tuple[Any, Any]:
    source, result, line = pair
    return _find(source, namespace, line), _find(result, namespace, line)


def _claim(job: Job, namespace: dict[str, Any]) -> dict[str, bool] | None:
    """Whether a claim holds, case by case, as the snippet decided it."""
    if job.claim is None:
        return None
    cases = _find(job.claim, namespace, 0)
    if not (isinstance(cases, dict) and cases):
        raise Failure(0, f"'{job.claim}' is not a dictionary of at least one case")
    for name, holds in cases.items():
        if not (isinstance(name, str) and isinstance(holds, bool)):
            raise Failure(0, f"'{job.claim}' maps {name!r} to {holds!r}: want str to bool")
    return dict(cases)


def _first_run(job: Job, code: types.CodeType) -> tuple[dict[str, Any], list[Sharing]]:
    """The run that readers see: output, warnings, exception, comparisons, addresses."""
    caught: list[dict[str, Any]] = []

    def note(message: Any, category: type, *_: Any, **__: Any) -> None:
        found = {"category": category.__name__, "message": str(message)}
        caught.append({**found, "line": _line_in(job.path)})

    streams = _Attributed(1, job.path), _Attributed(2, job.path)
    sys.stdout, sys.stderr = streams
    warnings.showwarning = note
    namespace, error = _run(job, code)
    for stream in streams:
        with suppress(Exception):
            stream.flush()

    comparisons, sharings = [], []
    for pair in job.pairs:
        source, result = _objects(job, namespace, pair)
        told, sharing = measured(pair[:2], source, result)
        comparisons.append(told)
        sharings.append(sharing)
    found = {
        "warnings": caught,
        "error": _describe(error, job.path) if error else None,
        "comparisons": comparisons,
        "claim": _claim(job, namespace),
        "lines": {"output": streams[0].events, "stderr": streams[1].events},
    }
    return found, sharings


def _second_run(job: Job, code: types.CodeType, sharings: list[Sharing]) -> list[dict[str, Any]]:
    """The second witness: write through each side of fresh objects and look at the other."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    warnings.showwarning = lambda *_, **__: None
    found = []
    for pair, sharing in zip(job.pairs, sharings, strict=True):

        def make(pair: tuple[str, str, int] = pair) -> tuple[Any, Any]:
            namespace, _ = _run(job, code)
            return _objects(job, namespace, pair)

        seen = witness(make)
        found.append({**seen.to_dict(), "disagreements": disagreements(sharing, seen)})
    return found


def _tidy() -> None:
    """What multiprocessing does when an interpreter ends; this process ends without that.

    Otherwise its tracker complains, in the snippet's name, of semaphores that leaked.
    """
    util = sys.modules.get("multiprocessing.util")
    if util is not None:
        with suppress(Exception):
            util._run_finalizers(0)


def measure(job: Job, folder: Path) -> None:
    """Run ``job`` in this process and leave what was found in ``folder``.

    ``run.json`` holds the run that readers see, ``witness.json`` the second witness, and
    ``failure.json`` (line, reason, exception) what broke the snippet's promise. The process is
    not fit for anything else afterwards.
    """

    def leave(name: str, content: Any) -> None:
        (folder / name).write_text(json.dumps(content), encoding="utf-8")

    def fail(line: int, reason: str, raised: dict[str, Any] | None = None) -> None:
        leave("failure.json", {"line": line, "reason": reason, "raised": raised})

    work = folder / "work"
    work.mkdir()
    os.chdir(work)
    Path(SCRIPT).write_text(job.text, encoding="utf-8")
    os.environ["HOME"] = os.environ["TMPDIR"] = str(work)
    tempfile.tempdir = None  # imports may have asked for it before it was ours
    trace = open(folder / "trace.txt", "w")  # noqa: SIM115 - open until the process dies
    faulthandler.enable(trace)
    if hasattr(faulthandler, "register"):
        import signal

        faulthandler.register(signal.SIGUSR1, trace)
    _stay_inside(folder)
    _note_hard_exit(job.path, fail)
    try:
        code = compile(job.text, job.path, "exec", dont_inherit=True)
        found, sharings = _first_run(job, code)
        leave("run.json", found)
        leave("witness.json", _second_run(job, code, sharings))
    except Failure as failure:
        fail(failure.line, str(failure), failure.raised)
    except SyntaxError as error:
        fail(_line_of(error, job.path), f"SyntaxError: {error.msg}")
    except BaseException as error:
        fail(0, f"could not be measured: {type(error).__name__}: {error}")
    _tidy()
