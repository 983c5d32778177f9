"""Running snippets: each in a process of its own, with limits, once per change.

The only part of copyscope that executes what is in ``snippets/``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from copyscope.environment import Environment, installed
from copyscope.problems import Problem
from copyscope.project import Project
from copyscope.records import Record, Records
from copyscope.running import cache
from copyscope.running.child import Job
from copyscope.running.missing import names_missing
from copyscope.snippets import Snippet, calls_print, load

TIMEOUT = 20.0
MOST_OUTPUT = 64 * 2**10
# Snippets see these variables of ours and no others.
_PASSED_ON = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")
_FIXED = {
    "PYTHONHASHSEED": "0",
    "PYTHONUTF8": "1",
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "LANG": "C.UTF-8",
}


class Broken(list[Problem]):
    """Why a snippet has no record.

    ``instead`` is what it came to, where that may be the doing of the installed versions and
    not of the snippet: a record of the other ending.
    """

    instead: Record | None = None


@dataclass
class Outcome:
    """What a call of ``run`` did.

    ``known`` names every snippet, also those that failed. ``instead`` holds the records of
    snippets that did not do what they promise here, which is right only where another version
    is known to keep the promise.
    """

    records: Records
    known: frozenset[str] = frozenset()
    problems: list[Problem] = field(default_factory=list)
    ran: int = 0
    cached: int = 0
    seconds: float = 0.0
    instead: dict[str, Record] = field(default_factory=dict)

    @property
    def summary(self) -> str:
        failed = len({problem.path for problem in self.problems})
        other = [record for record in self.records.by_name.values() if record.ended]
        missing = sum(record.ended["missing"] for record in other)
        apart = f"{missing} not there in this version, " if missing else ""
        apart += f"{len(other) - missing} end otherwise, " if len(other) > missing else ""
        slow = "" if can_fork() or not self.ran else ", an interpreter each: no safe fork here"
        return (
            f"snippets: {self.ran} run, {self.cached} cached, {apart}{failed} failed, "
            f"{self.seconds:.1f} s (torch {self.records.environment.torch}{slow})"
        )


def can_fork() -> bool:
    """Whether snippets can be forked from one process that has torch imported."""
    return sys.platform == "linux" and hasattr(os, "pidfd_open")


def _environ() -> dict[str, str]:
    return {**{k: os.environ[k] for k in _PASSED_ON if k in os.environ}, **_FIXED}


def _job(snippet: Snippet) -> Job:
    pairs = tuple((pair.source, pair.result, pair.line) for pair in snippet.pairs)
    return Job(snippet.name, snippet.path, snippet.text, pairs, snippet.raises, snippet.claim)


def _forked(jobs: list[dict[str, Any]], folder: Path, workers: int) -> Iterator[dict[str, Any]]:
    file = folder / "jobs.json"
    file.write_text(json.dumps(jobs), encoding="utf-8")
    command = [sys.executable, "-m", "copyscope.running.parent"]
    with subprocess.Popen(
        [*command, str(file), str(folder / "runs"), str(workers)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environ(),
        text=True,
    ) as parent:
        for line in parent.stdout:
            yield json.loads(line)
        complaint = parent.stderr.read()
    if parent.returncode:
        raise RuntimeError(f"the process that runs snippets failed:\n{complaint}")


def _one_by_one(jobs: list[dict[str, Any]], folder: Path) -> Iterator[dict[str, Any]]:
    for index, entry in enumerate(jobs):
        file = folder / f"{index}.json"
        file.write_text(json.dumps(entry["job"]), encoding="utf-8")
        place = folder / "runs" / str(index)
        place.mkdir(parents=True)
        end: dict[str, Any] = {"index": index, "timed_out": False, "signal": None, "status": None}
        command = [sys.executable, "-m", "copyscope.running.alone", str(file), str(place)]
        with open(place / "stdout", "wb") as out, open(place / "stderr", "wb") as err:
            try:
                end["status"] = subprocess.run(
                    command,
                    stdin=subprocess.DEVNULL,
                    stdout=out,
                    stderr=err,
                    env=_environ(),
                    # Starting an interpreter and importing torch is not the snippet's time.
                    timeout=entry["timeout"] + 60,
                ).returncode
            except subprocess.TimeoutExpired:
                end["timed_out"] = True
        yield end


def _stopped_at(place: Path, path: str) -> int:
    """The innermost line of the snippet in the trace a dying process left."""
    try:
        trace = (place / "trace.txt").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return 0
    for line in trace.splitlines():
        if line.lstrip().startswith(f'File "{path}", line '):
            return int(line.split(", line ")[1].split()[0].rstrip(","))
    return 0


def _read(place: Path, name: str) -> Any:
    try:
        return json.loads((place / name).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def _text(place: Path, name: str) -> tuple[str, int]:
    file = place / name
    size = file.stat().st_size if file.exists() else 0
    with open(file, "rb") as stream:
        raw = stream.read(MOST_OUTPUT)
    return raw.decode("utf-8", errors="backslashreplace").replace("\r\n", "\n"), size


def _judge(snippet: Snippet, end: dict[str, Any], place: Path, timeout: float) -> Record | Broken:
    def broken(line: int, reason: str) -> Broken:
        return Broken([Problem(snippet.path, line, reason)])

    def otherwise(line: int, reason: str, raised: dict[str, Any]) -> Broken:
        found = broken(line, reason)
        found.instead = _ended(snippet, raised)
        return found

    found, seen = _read(place, "run.json"), _read(place, "witness.json")
    stage = "" if found is None else " while writing through source and result"
    if failure := _read(place, "failure.json"):
        if failure["raised"] and found is None:
            return otherwise(**failure)
        return broken(failure["line"], failure["reason"] + stage)
    if end["timed_out"]:
        return broken(_stopped_at(place, snippet.path), f"did not end in {timeout:g} s{stage}")
    if end["signal"]:
        return broken(_stopped_at(place, snippet.path), f"killed by {end['signal']}{stage}")
    if found is None or seen is None:
        return broken(0, f"ended its process with status {end['status']}{stage}")
    output, size = _text(place, "stdout")
    stderr, more = _text(place, "stderr")
    if max(size, more) > MOST_OUTPUT:
        return broken(0, f"printed {max(size, more)} bytes: at most {MOST_OUTPUT} are allowed")
    if calls_print(snippet.code) and not output.strip():
        nothing = {"type": None, "message": None, "line": 0}
        return otherwise(0, "calls print() but printed nothing", nothing)
    problems = Broken(
        Problem(
            snippet.path,
            pair.line,
            f"two witnesses disagree on {pair.source} -> {pair.result}: {sentence}",
        )
        for pair, against in zip(snippet.pairs, seen, strict=True)
        for sentence in against["disagreements"]
    )
    if problems:
        return problems
    comparisons = [
        {
            **comparison,
            "expression": snippet.expression(comparison["result"]),
            "witness": {k: v for k, v in against.items() if k != "disagreements"},
        }
        for comparison, against in zip(found["comparisons"], seen, strict=True)
    ]
    return Record(
        snippet=snippet.name,
        code=snippet.code,
        first_line=snippet.first_line,
        output=output,
        stderr=stderr,
        warnings=found["warnings"],
        error=found["error"],
        comparisons=comparisons,
        claim=found["claim"],
        measured=_now(),
        lines=found["lines"],
    )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _ended(snippet: Snippet, raised: dict[str, Any]) -> Record:
    """The record of a snippet that ended with ``raised``, against its promise."""
    kind, text = raised["type"], raised["message"]
    return Record(
        snippet=snippet.name,
        code=snippet.code,
        first_line=snippet.first_line,
        output="",
        stderr="",
        warnings=[],
        error=None,
        comparisons=[],
        measured=_now(),
        ended={
            **raised,
            "expected": snippet.raises,
            "missing": bool(kind) and names_missing(kind, text, snippet.code),
        },
    )


def execute(
    snippets: Sequence[Snippet],
    *,
    workers: int | None = None,
    fork: bool | None = None,
    timeout: float = TIMEOUT,
) -> Iterator[tuple[Snippet, Record | Broken]]:
    """Run every snippet in a process of its own and yield what each came to, as they end.

    ``timeout`` is in seconds, for snippets that declare none. ``fork=False`` takes the
    slow way (a fresh interpreter each), which is also taken where the platform has no
    safe fork. Raises RuntimeError when torch cannot be imported at all.
    """
    if not snippets:
        return
    fork = can_fork() if fork is None else fork
    jobs = [
        {"job": asdict(_job(snippet)), "timeout": snippet.timeout or timeout}
        for snippet in snippets
    ]
    with tempfile.TemporaryDirectory(prefix="copyscope-") as name:
        folder = Path(name).resolve()
        ends = (
            _forked(jobs, folder, workers or os.cpu_count() or 1)
            if fork
            else _one_by_one(jobs, folder)
        )
        for end in ends:
            snippet = snippets[end["index"]]
            place = folder / "runs" / str(end["index"])
            yield snippet, _judge(snippet, end, place, jobs[end["index"]]["timeout"])


def run(
    project: Project,
    *,
    only: Sequence[str] = (),
    environment: Environment | None = None,
    progress: Callable[[int, int, str], None] = lambda done, total, name: None,
    **options: Any,
) -> Outcome:
    """Measure every snippet of ``project``, running only what changed since the last time.

    ``only`` names snippets to run whether cached or not; others are then not run, and have
    records where they are cached. ``options`` go to ``execute``. Snippets that fail are
    listed in the outcome's problems; all others keep their records.
    """
    began = time.monotonic()
    environment = environment or installed()
    snippets, problems = load(project.snippets, project.root)
    known = {snippet.name for snippet in snippets}
    known |= {problem.path.removeprefix("snippets/").removesuffix(".py") for problem in problems}
    problems += [Problem(name, 0, "there is no such snippet") for name in only if name not in known]
    keys = {snippet.name: cache.key_of(snippet, environment, _environ()) for snippet in snippets}
    records: dict[str, Record] = {}
    for snippet in snippets:
        kept = cache.get(project.cache, snippet, keys[snippet.name])
        if kept is not None and snippet.name not in only:
            records[snippet.name] = kept
    due = [snippet for snippet in snippets if snippet.name not in records]
    if only:
        due = [snippet for snippet in due if snippet.name in only]
    cached = len(records)
    instead: dict[str, Record] = {}
    for done, (snippet, found) in enumerate(execute(due, **options), 1):
        progress(done, len(due), snippet.name)
        if isinstance(found, Record):
            records[snippet.name] = found
            cache.put(project.cache, keys[snippet.name], found)
        else:
            problems += found
            if found.instead is not None:
                instead[snippet.name] = found.instead
    outcome = Outcome(
        Records(environment, records), frozenset(known), sorted(problems), len(due), cached
    )
    outcome.instead = instead
    outcome.seconds = time.monotonic() - began
    return outcome
