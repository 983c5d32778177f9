"""Running the snippets, with what other torch versions are known to do in mind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from copyscope import history, running
from copyscope.project import Project
from copyscope.records import Records
from copyscope.running import Outcome


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
