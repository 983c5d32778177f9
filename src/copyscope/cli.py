"""The command ``copyscope``: a thin layer over the modules that do the work."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from copyscope.problems import Problem
from copyscope.project import Project


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _report(problems: Iterable[Problem]) -> int:
    problems = list(problems)
    for problem in problems:
        _say(f"error: {problem}")
    return 1 if problems else 0


def _progress() -> Callable[[int, int, str], None]:
    """A bar on a terminal, a line every ten seconds elsewhere."""
    from tqdm import tqdm

    bar = None
    last = time.monotonic()

    def show(done: int, total: int, name: str) -> None:
        nonlocal bar, last
        if sys.stderr.isatty():
            bar = bar if bar is not None else tqdm(total=total, unit="snippet", leave=False)
            bar.set_postfix_str(name)
            bar.update()
            if done == total:
                bar.close()
        elif time.monotonic() - last > 10:
            last = time.monotonic()
            _say(f"{done} of {total} snippets run")

    return show


def _compare(arguments: argparse.Namespace) -> int:
    """0 independent, 1 something is shared, 2 the file or a name is no good, 3 undecidable."""
    import json
    import runpy

    from copyscope import compare

    try:
        names = runpy.run_path(arguments.file, run_name="__main__")
    except SystemExit as stop:
        _say(f"error: {arguments.file} ended itself: SystemExit {stop.code}")
        return 2
    except OSError as error:
        _say(f"error: {arguments.file}: {error.strerror or error}")
        return 2
    except Exception:
        import traceback

        traceback.print_exc()
        return 2
    try:
        source, result = (eval(each, names) for each in (arguments.source, arguments.result))
    except Exception as error:
        _say(f"error: {arguments.file} does not make it: {error}")
        return 2
    sharing = compare(source, result)
    print(json.dumps(sharing.to_dict(), ensure_ascii=False) if arguments.json else sharing)
    return {True: 0, False: 1, None: 3}[sharing.independent]


def _run(project: Project, arguments: argparse.Namespace) -> int:
    from copyscope import running

    names = [
        Path(name).with_suffix("").as_posix().removeprefix("snippets/")
        for name in arguments.snippet
    ]
    outcome = running.run(project, only=names, progress=_progress())
    for name in names:
        if record := outcome.records.by_name.get(name):
            print(record.output, end="")
            if record.error:
                print(f"{record.error['type']}: {record.error['message']}")
            for found in record.comparisons:
                print(f"{found['source']} -> {found['result']}: {found['verdict']}")
    failed = _report(outcome.problems)
    _say(outcome.summary)
    return failed


def _pages(project: Project, arguments: argparse.Namespace) -> int:
    from copyscope import site
    from copyscope.pages import checks

    prepared = site.prepare(project, progress=_progress())
    return _report([*prepared.problems, *checks.unconfirmed(project)])


def _count(drifts: list[object]) -> str:
    return f"{len(drifts)} difference{'' if len(drifts) == 1 else 's'}"


def _drift(
    project: Project, accept: bool, report: str | None, against: str | None, build: str = ""
) -> int:
    from copyscope import drift, history
    from copyscope.measuring import measure, measure_cells
    from copyscope.pages import checks
    from copyscope.records import Records, write_text

    outcome = measure(project, progress=_progress())
    environment = outcome.records.environment
    cells, broken = measure_cells(project, environment)
    problems = [*outcome.problems, *broken]
    failed = _report(problems)
    _say(outcome.summary)
    records = Records(environment, {**outcome.records.by_name, **cells})
    file = history.nearest(project, against or environment.torch)
    before = history.read(file) if file else None
    found, _ = checks.sources(project)
    drifts = drift.differences(before.records if before else {}, records, found)
    for each in drifts:
        print(each)
    if report:
        write_text(Path(report), drift.report(drifts, environment, before, problems))
        _say(f"wrote {report}")
    if accept and not failed:
        print(f"wrote {history.update(project, records, build).name}")
        return 0
    name = file.name if file else "no history: nothing was measured at or below this version"
    print(f"torch {environment.torch} against {name}: {_count(drifts)}")
    if drifts:
        _say("when the new results are right: read the pages named, then 'copyscope update'")
    return 1 if failed or drifts else 0


def _check(project: Project, arguments: argparse.Namespace) -> int:
    return _drift(project, False, arguments.report, arguments.against)


def _update(project: Project, arguments: argparse.Namespace) -> int:
    build = arguments.build or ""
    return _drift(project, True, None, build.partition("-")[0] or None, build)


def _confirm(project: Project, arguments: argparse.Namespace) -> int:
    from copyscope.pages import checks

    try:
        for name in checks.confirm(project, arguments.page):
            print(name)
    except KeyError as error:
        _say(f"error: no page {error} in both languages")
        return 1
    return 0


def _build(project: Project, arguments: argparse.Namespace) -> int:
    from copyscope import site

    prepared, messages = site.build(project, progress=_progress())
    failed = _report(prepared.problems)
    for message in messages:
        _say(message)
    _say(prepared.summary)
    return 1 if failed or messages else 0


def _sizes(text: str) -> list[int]:
    """``1,100,1e6`` as numbers of elements."""
    found = sorted({int(float(part)) for part in text.split(",")})
    if found[0] < 1:
        raise ValueError(text)
    return found


def _bench(arguments: argparse.Namespace) -> int:
    from copyscope import bench, timings

    taken = bench.take(arguments.sizes or bench.SIZES, arguments.rounds or bench.ROUNDS, _say)
    print(timings.table(taken))
    try:
        file = timings.path(Project.find())
    except FileNotFoundError:
        return 0
    timings.store(file, taken)
    _say(f"wrote {file.parent.name}/{file.name}")
    return 0


def _serve(project: Project, arguments: argparse.Namespace) -> int:
    from copyscope import site

    site.serve(project, arguments.host, arguments.port, _say)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="copyscope", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    def command(name: str, does: Callable[..., int], about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=about)
        made.set_defaults(does=does)
        return made

    about = "run a file of yours and say what two of its objects share; exit code: "
    compare = command("compare", _compare, about + (_compare.__doc__ or ""))
    compare.add_argument("file", help="a Python file of yours; it is run as a script")
    compare.add_argument("source", help="a name, or an expression such as model.weight")
    compare.add_argument("result")
    compare.add_argument("--json", action="store_true", help="all fields as JSON")
    run = command("run", _run, "measure the snippets that changed, or the ones named")
    run.add_argument("snippet", nargs="*", help="torch/clone or snippets/torch/clone.py")
    command("pages", _pages, "check pages: unknown snippets, languages out of step")
    check = command("check", _check, "compare a run with the recorded history; 1 when it differs")
    check.add_argument("--report", metavar="FILE", help="write what differs, as Markdown")
    check.add_argument(
        "--against",
        metavar="VERSION",
        help="compare with the history of this torch or the nearest older; default: the installed",
    )
    update = command("update", _update, "record this run as the history of the installed torch")
    update.add_argument(
        "--build",
        metavar="VERSION-NAME",
        help="record it as another build of a measured version: 1.13.1-debian-12",
    )
    confirm = command("confirm", _confirm, "note that both languages of a page say the same")
    confirm.add_argument("page", nargs="*", help="torch/clone; every page when none is named")
    command("build", _build, "measure, and build the site in both languages")
    serve = command("serve", _serve, "build, serve and rebuild on changes")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8000)
    about = "time the ways of copying a tensor by size; in a project, store the times for its pages"
    bench = command("bench", _bench, about)
    bench.add_argument("--sizes", type=_sizes, help="numbers of elements: 1,100,1e6")
    bench.add_argument("--rounds", type=int, help="how often each way has its turn")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit code: 0, 1 when something is wrong, 2 for bad use."""
    parsed = _parser().parse_args(arguments)
    if parsed.does in (_compare, _bench):
        return parsed.does(parsed)
    try:
        project = Project.find()
    except FileNotFoundError as error:
        _say(f"error: {error}")
        return 2
    return parsed.does(project, parsed)


if __name__ == "__main__":
    sys.exit(main())
