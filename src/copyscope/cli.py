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

    run = command("run", _run, "measure the snippets that changed, or the ones named")
    run.add_argument("snippet", nargs="*", help="torch/clone or snippets/torch/clone.py")
    command("pages", _pages, "check pages: unknown snippets, languages out of step")
    confirm = command("confirm", _confirm, "note that both languages of a page say the same")
    confirm.add_argument("page", nargs="*", help="torch/clone; every page when none is named")
    command("build", _build, "measure, and build the site in both languages")
    serve = command("serve", _serve, "build, serve and rebuild on changes")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8000)
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit code: 0, or 1 when something is wrong."""
    parsed = _parser().parse_args(arguments)
    try:
        project = Project.find()
    except FileNotFoundError as error:
        _say(f"error: {error}")
        return 2
    return parsed.does(project, parsed)


if __name__ == "__main__":
    sys.exit(main())
