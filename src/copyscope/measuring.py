"""Running snippets and notebooks, with what other torch versions are known to do in mind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from copyscope import history, running
from copyscope.environment import Environment
from copyscope.notebooks.comparing import line_of_cell, raised
from copyscope.notebooks.executing import executed
from copyscope.problems import Failed, Problem, shown
from copyscope.project import Project
from copyscope.records import Record, Records
from copyscope.running import Outcome
from copyscope.running.missing import names_missing
from copyscope.snippets import CELL_FOLDER, cells


def measure(
    project: Project,
    *,
    progress: Callable[[int, int, str], None] = lambda done, total, name: None,
) -> Outcome:
    """Run what changed. What another measured version can run is the version's doing here.

    It is then a record that says how the snippet ended, and no problem.
    """
    outcome = running.run(project, progress=progress)
    if not outcome.instead:
        return outcome
    kept = history.kept_promises(project, outcome.records.environment.torch)
    excused = {
        name: record
        for name, record in outcome.instead.items()
        if (name, history.digest(record.code)) in kept
    }
    paths = {f"snippets/{name}.py" for name in excused}
    records = Records(outcome.records.environment, {**outcome.records.by_name, **excused})
    problems = [problem for problem in outcome.problems if problem.path not in paths]
    return replace(outcome, records=records, problems=problems)


def measure_cells(
    project: Project, environment: Environment
) -> tuple[dict[str, Record], list[Problem]]:
    """A record for each cell of the notebook pages, by the name under which pages include it.

    A cell depends on those above it, so the code of its record is theirs and its own. One that
    raises is a problem, unless another measured version can run it.
    """
    kept = history.kept_promises(project, environment.torch)
    records: dict[str, Record] = {}
    problems: list[Problem] = []
    for file in sorted((project.snippets / CELL_FOLDER).glob("*.py")):
        path = shown(file, project.root)
        try:
            found = list(_cells(project, f"{CELL_FOLDER}/{file.stem}", environment))
        except Failed as failed:
            problems += failed.problems
            continue
        records |= {record.snippet: record for record in found}
        broken = (r for r in found if r.ended and (r.snippet, history.digest(r.code)) not in kept)
        # What fails below the first one may only miss what that was to make.
        for record in list(broken)[:1]:
            ended, cell = record.ended or {}, record.snippet.partition(":")[2]
            reason = f"cell '{cell}' failed: {ended['type']}: {ended['message']}"
            problems.append(Problem(path, record.first_line + ended["line"], reason))
    return records, problems


def _cells(project: Project, name: str, environment: Environment) -> Iterator[Record]:
    file = project.snippets / f"{name}.py"
    done = executed(project, name, environment)
    text = file.read_text(encoding="utf-8")
    code = ""
    for cell, own in cells(text).items():
        code += own
        printed = {"stdout": "", "stderr": ""}
        for output in done[cell]["outputs"]:
            if output["output_type"] == "stream":
                printed[output["name"]] += output["text"]
            elif output["output_type"] != "error":
                printed["stdout"] += output["data"].get("text/plain", "")
        ended = raised(done[cell])
        if ended:
            missing = names_missing(ended["type"], ended["message"], code)
            ended |= {"expected": None, "missing": missing}
        yield Record(
            snippet=f"{name}.py:{cell}",
            code=code,
            first_line=line_of_cell(text, cell),
            output=printed["stdout"],
            stderr=printed["stderr"],
            warnings=[],
            error=None,
            comparisons=[],
            measured="",
            ended=ended,
        )
