"""What running snippets costs beside other ways, in one run: medians of interleaved rounds.

``python bench/running.py [ROUNDS]``. Seconds differ between machines; read the ratios.
The slow ways are measured on a few snippets and extended (marked with ≈).
"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree as etree

from copyscope import running
from copyscope.pages import directives, extension
from copyscope.pages.source import DIRECTIVE, pages, split
from copyscope.project import LANGUAGES, Project
from copyscope.running import execute
from copyscope.snippets import Snippet, load, parse

FEW = 4
MANY = 1000
EMPTY = "# /// copyscope\n# ///\nimport torch\n\nprint(0)\n"
ROOT = Path(__file__).parents[1]
MARKDOWN_EXEC = """
import contextlib, io, sys, warnings
warnings.simplefilter("ignore")
import numpy, torch
for path in sys.argv[1:]:
    with contextlib.redirect_stdout(io.StringIO()):
        with contextlib.suppress(BaseException):
            exec(compile(open(path).read(), path, "exec"), {"__name__": "__main__"})
"""


def timed(does: Callable[[], object]) -> float:
    began = time.perf_counter()
    does()
    return time.perf_counter() - began


def files(snippets: list[Snippet]) -> list[str]:
    return [str(ROOT / snippet.path) for snippet in snippets]


def python(*arguments: str, cwd: Path = ROOT) -> None:
    environ = {**os.environ, "OMP_NUM_THREADS": "1", "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(
        [sys.executable, *arguments], cwd=cwd, env=environ, capture_output=True, check=False
    )


def in_process(snippets: list[Snippet]) -> None:
    python("-c", MARKDOWN_EXEC, *files(snippets))


def fresh(snippets: list[Snippet]) -> None:
    for path in files(snippets):
        python(path)


def cold(snippets: list[Snippet]) -> None:
    list(execute(snippets))


def notebooks(snippets: list[Snippet]) -> None:
    """mkdocs-jupyter as it comes: a notebook page each, executed once for each language."""
    import nbformat

    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        (root / "docs").mkdir()
        for snippet in snippets:
            book = nbformat.v4.new_notebook(
                metadata={
                    "kernelspec": {
                        "name": "python3",
                        "display_name": "Python 3",
                        "language": "python",
                    }
                }
            )
            book.cells = [nbformat.v4.new_code_cell(snippet.code)]
            nbformat.write(book, root / "docs" / f"{snippet.name.replace('/', '-')}.ipynb")
        (root / "mkdocs.yml").write_text(
            "site_name: b\ntheme: {name: material, font: false}\n"
            "plugins: {mkdocs-jupyter: {execute: true, cache: false}}\n"
        )
        for language in LANGUAGES:
            python("-m", "mkdocs", "build", "-q", "-d", str(root / language), cwd=root)


def extended(way: Callable[[list[Snippet]], None], few: int) -> Callable[[list[Snippet]], float]:
    """The cost of all, from that of one and of ``few`` more from all over: starting counts once."""

    def measure(snippets: list[Snippet]) -> float:
        chosen = spread(snippets, 1 + few)
        one, more = (timed(lambda n=n: way(chosen[:n])) for n in (1, 1 + few))
        return one + (more - one) / few * (len(snippets) - 1)

    return measure


def exactly(way: Callable[[list[Snippet]], None]) -> Callable[[list[Snippet]], float]:
    return lambda snippets: timed(lambda: way(snippets))


def warm(snippets: list[Snippet]) -> float:
    """Records from the cache, read by a fresh process as a build does."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        for snippet in snippets:
            file = root / snippet.path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(snippet.text, encoding="utf-8")
        code = (
            "import sys; from pathlib import Path; from copyscope import running;"
            "from copyscope.project import Project;"
            "outcome = running.run(Project(Path(sys.argv[1])));"
            "assert 'torch' not in sys.modules; sys.exit(outcome.ran)"
        )
        running.run(Project(root))
        return timed(lambda: python("-c", code, str(root)))


WAYS = {
    "import torch": exactly(lambda _: python("-c", "import numpy, torch")),
    "in-process exec, no isolation": exactly(in_process),
    "copyscope, cold": exactly(cold),
    "copyscope, warm": warm,
    "≈ fresh interpreter each": extended(fresh, 3 * FEW),
    "≈ mkdocs-jupyter, two languages": extended(notebooks, FEW),
}


def table(title: str, rows: dict[str, list[float]], against: str) -> None:
    floor = statistics.median(rows[against])
    print(f"\n{title}\n{'':34}{'seconds':>10}{'ratio':>9}")
    for name, seconds in rows.items():
        median = statistics.median(seconds)
        print(f"{name:34}{median:10.2f}{median / floor:9.2f}")


def spread(snippets: list[Snippet], count: int) -> list[Snippet]:
    """``count`` snippets taken evenly from all."""
    return [snippets[i * len(snippets) // count] for i in range(count)]


def by_count(rounds: int) -> None:
    snippets, _ = load(ROOT / "snippets", ROOT)
    # Those that ask for time start compilers or processes: they cost the same in every way.
    quick = [s for s in snippets if s.timeout is None]
    for count in (30, 150):
        chosen = spread(quick, count)
        rows: dict[str, list[float]] = {name: [] for name in WAYS}
        for _ in range(rounds):
            for name, measure in WAYS.items():
                rows[name].append(measure(chosen))
        table(f"{count} snippets", rows, "in-process exec, no isolation")
    per_snippet(quick, rounds)


def per_snippet(quick: list[Snippet], rounds: int) -> None:
    """What one more costs, whether there are few or many, and what of it is isolation."""
    empty = [parse(EMPTY, name=f"empty/{n}", path=f"snippets/empty/{n}.py") for n in range(MANY)]
    columns = (30, 100, 300, MANY)
    rows: dict[str, list[list[float]]] = {"copyscope, cold": [], "snippets that do nothing": []}
    for _ in range(rounds):
        for times, all_of in zip(rows.values(), (quick, empty), strict=True):
            floor = exactly(cold)(all_of[:1])
            counted = ((n, exactly(cold)(spread(all_of, n))) for n in columns)
            times.append([(seconds - floor) / n * 1e3 for n, seconds in counted])
    head = "".join(f"{count:>9}" for count in columns)
    print(f"\n{'milliseconds per added snippet, of':34}{head}")
    for name, times in rows.items():
        medians = (statistics.median(column) for column in zip(*times, strict=True))
        print(f"{name:34}" + "".join(f"{value:9.0f}" for value in medians))


class _Plain:
    """Stands for Markdown's own stash: HTML stays where it is put."""

    def store(self, html: str) -> str:
        return html


def finished(project: Project, language: str, body: str) -> str:
    """A page's Markdown with the code, outputs, tables and chips already in it."""
    context = extension._Context(project.root, language)
    includes = extension._Includes(SimpleNamespace(htmlStash=_Plain()), context)

    def html(made: etree.Element | str) -> str:
        return made if isinstance(made, str) else etree.tostring(made, "unicode", "html")

    def inline(match: re.Match[str]) -> str:
        if match["code"]:
            return match["code"]
        arguments = tuple(match["arguments"].split())
        return html(directives.inline(match["name"], arguments, context.basis))

    lines = []
    for line in includes.run(body.split("\n")):
        alone = directives.alone(line)
        if alone:
            lines.append(html(directives.block(*alone, context.basis)))
        else:
            lines.append(re.sub(f"(?P<code>`[^`]*`)|{DIRECTIVE}", inline, line))
    return "\n".join(lines)


def without_extension(project: Project, bare: Path) -> None:
    """A project at ``bare`` whose pages are finished and whose settings do not know us."""
    for part in ("docs", "mkdocs.yml", "mkdocs.en.yml"):
        source = project.root / part
        (shutil.copytree if source.is_dir() else shutil.copyfile)(source, bare / part)
    for language in LANGUAGES:
        for name, path in pages(project.docs(language)).items():
            text = path.read_text(encoding="utf-8")
            body = split(text)[1]
            page = text[: len(text) - len(body)] + finished(project, language, body)
            (bare / "docs" / language / f"{name}.md").write_text(page, encoding="utf-8")
        config = bare / project.config(language).name
        kept = config.read_text(encoding="utf-8")
        for ours in (
            r"hooks:\n(  - .*\n)+",
            r"  copyscope\.pages:\n    .*\n",
            r"watch:\n(  - .*\n)+",
        ):
            kept = re.sub(ours, "", kept)
        config.write_text(kept, encoding="utf-8")


def warm_site(rounds: int) -> None:
    """A warm ``make site`` beside the same finished pages built without the extension."""
    project = Project(ROOT)

    def build() -> None:
        python("-m", "copyscope.cli", "build")

    build()
    with tempfile.TemporaryDirectory() as name:
        bare = Path(name)
        without_extension(project, bare)

        def build_bare() -> None:
            command = [sys.executable, "-m", "mkdocs", "build", "-q", "-f"]
            both = [
                subprocess.Popen(
                    [*command, project.config(language).name], cwd=bare, stderr=subprocess.DEVNULL
                )
                for language in LANGUAGES
            ]
            if any([process.wait() for process in both]):
                raise RuntimeError("the pages without the extension could not be built")

        rows: dict[str, list[float]] = {"same pages, nothing run": [], "copyscope, warm": []}
        for _ in range(rounds):
            rows["same pages, nothing run"].append(timed(build_bare))
            rows["copyscope, warm"].append(timed(build))
    table("whole site, two languages", rows, "same pages, nothing run")


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print(f"torch {running.installed().torch}, {os.cpu_count()} cores, medians of {many}")
    by_count(many)
    warm_site(many)
