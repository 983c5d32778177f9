"""The whole way: measure, check the pages, build both languages, add what stands above them."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from urllib.parse import urlsplit

import nbformat

from copyscope import export, notebooks
from copyscope.measuring import measure, measure_cells
from copyscope.pages import checks
from copyscope.pages.source import Source
from copyscope.problems import Problem
from copyscope.project import LANGUAGES, Project
from copyscope.records import Records, read, write, write_text

ADDRESS = "SITE_URL"
PREPARED = "COPYSCOPE_PREPARED"


@dataclass
class Prepared:
    """Everything pages are drawn from, and every problem found on the way."""

    records: Records
    summary: str
    problems: list[Problem] = field(default_factory=list)


def root_address() -> str:
    """The public address of the site's root, from SITE_URL, with a slash; empty if unknown."""
    address = os.environ.get(ADDRESS, "").strip()
    return f"{address.rstrip('/')}/" if address else ""


def epoch(records: Records) -> str:
    """When the newest record was made, as SOURCE_DATE_EPOCH has it."""
    measured = records.measured
    return str(int(datetime.fromisoformat(measured).timestamp()) if measured else 0)


def prepare(
    project: Project,
    *,
    progress: Callable[[int, int, str], None] = lambda done, total, name: None,
) -> Prepared:
    """Measure what changed, execute the notebooks, and write what pages are drawn from."""
    outcome = measure(project, progress=progress)
    found, unreadable = checks.sources(project)
    records = Records(outcome.records.environment, outcome.records.by_name, checks.shown_on(found))
    _store(project.records, records)
    cells, broken = measure_cells(project, records.environment)
    write(project.cells, Records(records.environment, cells, records.pages).to_dict())
    problems = [
        *outcome.problems,
        *broken,
        *unreadable,
        *checks.all_problems(project, found, records, outcome.known),
        *_notebooks(project, found, records),
    ]
    return Prepared(records, outcome.summary, sorted(set(problems)))


def _notebooks(
    project: Project, found: Mapping[str, Mapping[str, Source]], records: Records
) -> list[Problem]:
    """Make the notebooks, unless they are there and all that they are made of is as it was."""
    stamp = project.build / "notebooks.key"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == _state_of_notebooks(project):
        return []
    stamp.unlink(missing_ok=True)
    problems = notebooks.build(project, found, records, root_address())
    if not problems:
        write_text(stamp, _state_of_notebooks(project))
    return problems


def _state_of_notebooks(project: Project) -> str:
    """A digest of what notebooks are made of, and of which there are."""
    root = project.root
    read_from = (Path(__file__).parent, root / "docs", project.snippets, root / "history")
    files = [file for folder in read_from for file in sorted(folder.rglob("*.*"))]
    files = [file for file in files if file.suffix in (".py", ".md", ".json", ".toml")]
    files += [project.records, project.cells]
    digest = hashlib.sha256(f"{root_address()} {nbformat.__version__}".encode())
    for file in filter(Path.is_file, files):
        digest.update(b"\0" + str(file).encode() + b"\0" + file.read_bytes())
    for folder in (project.build / "notebooks", project.build / "shown"):
        for file in sorted(folder.rglob("*.*")):
            digest.update(f"\0{file} {file.stat().st_size}".encode())
    return digest.hexdigest()


def _store(path: Path, records: Records) -> None:
    """Write ``records`` where they changed: to read and compare them is much quicker."""
    pages = {name: list(records.pages.get(name, ())) for name in records.by_name}
    try:
        if read(path) == replace(records, pages=pages):
            return
    except (OSError, ValueError, KeyError, TypeError):
        pass  # there is none, or not one of this code
    write(path, records.to_dict())


def _mkdocs(project: Project, language: str, strict: bool) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "mkdocs", "build"]
    command += ["--strict"] if strict else []
    command += ["--config-file", str(project.config(language))]
    command += ["--site-dir", str(project.site / language)]
    return subprocess.Popen(
        command,
        cwd=project.root,
        env={**os.environ, PREPARED: "1", "NO_MKDOCS_2_WARNING": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def _complaints(output: str) -> list[str]:
    """What MkDocs says beyond information: each warning with the lines that go on from it."""
    kept: list[str] = []
    informs = True
    for line in output.splitlines():
        if not line.startswith((" ", "\t")):
            informs = line.startswith("INFO")
        if line.strip() and not informs:
            kept.append(line)
    return kept


def _robots() -> str:
    """What crawlers are told: everything may be read, and where the lists of pages are."""
    root = root_address()
    maps = [f"Sitemap: {root}{language}/sitemap.xml" for language in LANGUAGES] if root else []
    return "\n".join(["User-agent: *", "Allow: /", *maps, ""])


def above(project: Project, address: str) -> dict[str, str]:
    """The files of a site at ``address`` that belong to no language: entrance and 404 page."""
    base = urlsplit(address).path or "/"
    return {
        file.name: file.read_text(encoding="utf-8").replace("{base}", base)
        for file in sorted((project.root / "docs" / "root").iterdir())
    }


def _above_languages(project: Project, records: Records) -> None:
    """What belongs to no language: the entrance, the 404 page, the data, a word to crawlers."""
    for name, text in above(project, root_address()).items():
        (project.site / name).write_text(text, encoding="utf-8")
    for language in LANGUAGES:
        # A host serves the one above; the theme's own has links that hold at the root only.
        (project.site / language / "404.html").unlink(missing_ok=True)
    data = project.site / "data"
    data.mkdir(exist_ok=True)
    shutil.copyfile(project.records, data / "records.json")
    (data / "records.csv").write_text(export.to_csv(records), encoding="utf-8")
    (project.site / "robots.txt").write_text(_robots(), encoding="utf-8")


def build(
    project: Project,
    *,
    strict: bool = True,
    progress: Callable[[int, int, str], None] = lambda done, total, name: None,
) -> tuple[Prepared, list[str]]:
    """Build ``site/``. Returns what was prepared and the messages of MkDocs, if any.

    Goes on after a problem, so that one call lists them all; the caller decides what a
    problem means.
    """
    prepared = prepare(project, progress=progress)
    project.site.mkdir(exist_ok=True)
    builds = [(language, _mkdocs(project, language, strict)) for language in LANGUAGES]
    messages = []
    for language, process in builds:
        output, _ = process.communicate()
        complaints = _complaints(output)
        messages += [f"{language}: {line}" for line in complaints]
        if process.returncode and not complaints:
            messages.append(f"{language}: mkdocs ended with status {process.returncode}")
    _above_languages(project, prepared.records)
    return prepared, messages


def serve(project: Project, host: str, port: int, report: Callable[[str], None]) -> None:
    """Serve both languages and rebuild when a page, a snippet or the theme is saved."""
    from mkdocs.livereload import LiveReloadServer

    def rebuild() -> None:
        prepared, messages = build(project, strict=False)
        for problem in prepared.problems:
            report(str(problem))
        for message in messages:
            report(message)
        report(prepared.summary)

    rebuild()
    server = LiveReloadServer(rebuild, host=host, port=port, root=str(project.site))

    def missing(code: int) -> bytes | None:
        return (project.site / "404.html").read_bytes() if code == 404 else None

    server.error_handler = missing
    for watched in ("docs", "snippets", "src", "mkdocs.yml", "mkdocs.en.yml"):
        if (project.root / watched).exists():
            server.watch(str(project.root / watched))
    report(f"http://{host}:{port}/")
    try:
        server.serve()
    except KeyboardInterrupt:
        pass
    finally:
        server.shutdown()
