"""What running snippets costs beside other ways, in one run: medians of interleaved rounds.

``python bench/running.py [ROUNDS]``. Seconds differ between machines; read the ratios.
The slow ways are measured on a few snippets and extended (marked with ≈).
"""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from copyscope import running
from copyscope.project import LANGUAGES, Project
from copyscope.running import execute
from copyscope.snippets import Snippet, load

FEW = 4
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
    """The cost of all, from the cost of one and of ``few`` more: starting is counted once."""

    def measure(snippets: list[Snippet]) -> float:
        one, more = (timed(lambda n=n: way(snippets[:n])) for n in (1, 1 + few))
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
    "≈ fresh interpreter each": extended(fresh, FEW),
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
    one: list[float] = []
    for count in (30, 300, 1000):
        chosen = spread(quick, count)
        floor = exactly(cold)(chosen[:1])
        one.append((exactly(cold)(chosen) - floor) / count)
    print("\nper added snippet at 30, 300, 1000:", ", ".join(f"{s * 1e3:.0f} ms" for s in one))


def warm_site(rounds: int) -> None:
    """A warm ``make site`` beside the same finished pages built without the extension."""
    project = Project(ROOT)
    with tempfile.TemporaryDirectory() as name:
        bare = Path(name)
        for part in ("docs", "mkdocs.yml", "mkdocs.en.yml"):
            source = ROOT / part
            copy = shutil.copytree if source.is_dir() else shutil.copyfile
            copy(source, bare / part)
        for language in LANGUAGES:
            _finish_pages(project, bare, language)
        config = (bare / "mkdocs.yml").read_text()
        config = config.replace("hooks:\n  - src/copyscope/mkdocs_hooks.py\n", "")
        config = config.replace("  copyscope.pages:\n    language: ko\n", "")
        (bare / "mkdocs.yml").write_text(config)
        english = (bare / "mkdocs.en.yml").read_text()
        english = english.replace("  copyscope.pages:\n    language: en\n", "")
        (bare / "mkdocs.en.yml").write_text(english)

        def build_bare() -> None:
            command = [sys.executable, "-m", "mkdocs", "build", "-q", "-f"]
            both = [
                subprocess.Popen([*command, config], cwd=bare, stderr=subprocess.DEVNULL)
                for config in ("mkdocs.yml", "mkdocs.en.yml")
            ]
            for process in both:
                process.wait()

        rows: dict[str, list[float]] = {"same pages, nothing run": [], "copyscope, warm": []}
        python("-m", "copyscope.cli", "build")
        for _ in range(rounds):
            rows["same pages, nothing run"].append(timed(build_bare))
            rows["copyscope, warm"].append(timed(lambda: python("-m", "copyscope.cli", "build")))
    table("whole site, two languages", rows, "same pages, nothing run")


def _finish_pages(project: Project, bare: Path, language: str) -> None:
    """Each page with its tables and outputs already in it, as HTML blocks."""
    import markdown

    from copyscope.pages.source import pages, split

    options = {"copyscope.pages": {"root": str(project.root), "language": language}}
    for name, path in pages(project.docs(language)).items():
        body = split(path.read_text(encoding="utf-8"))[1]
        with contextlib.redirect_stderr(io.StringIO()):
            html = markdown.markdown(
                body,
                extensions=["copyscope.pages", "fenced_code", "tables", "attr_list", "admonition"],
                extension_configs=options,
            )
        text = html.replace('href="/', 'href="#').replace(".md", "")
        (bare / "docs" / language / f"{name}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print(f"torch {running.installed().torch}, {os.cpu_count()} cores, medians of {many}")
    by_count(many)
    warm_site(many)
