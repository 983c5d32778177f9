"""What changed from version to version, and where a snippet's code was another one."""

from __future__ import annotations

import pytest

from copyscope.environment import Environment
from copyscope.history import History, normalised
from copyscope.timeline import Timeline
from test_history import record, records

COMPARISON = record().comparisons[0]
INDEPENDENT = {**COMPARISON, "verdict": "independent", "overlap": "none"}
RAISED = {"type": "RuntimeError", "message": "no", "line": 3}
LACKING = {"type": "AttributeError", "message": "no 'x'", "line": 1, "expected": None}


def at(version: str, *found) -> History:
    environment = Environment(version, "3.11.7", "1.26.4", "Linux")
    return History(environment, {each.snippet: normalised(each) for each in found})


def kinds(timeline: Timeline, snippet: str = "ok") -> list[tuple[str, str, list[str]]]:
    return [
        (change.until.torch, change.since.torch, [d.kind for d in change.differences])
        for change in timeline.changes(snippet)
    ]


def test_versions_are_in_order_and_this_build_takes_the_place_of_its_own():
    stale = record(comparisons=[INDEPENDENT])
    histories = [at("2.13.0", stale), at("2.6.0", record()), at("2.14.1", record())]
    timeline = Timeline(histories, records(record()))
    assert timeline.versions == ["2.6.0", "2.13.0", "2.14.1"]
    assert kinds(timeline) == []


GRAPH = {"requires_grad": True, "is_leaf": True, "reaches_source": False}

CHANGES = {
    "graph": (record(comparisons=[{**COMPARISON, "autograd": GRAPH}]), ["graph", "fact"]),
    "verdict": (record(comparisons=[INDEPENDENT]), ["verdict", "fact"]),
    "exception": (record(error=RAISED), ["exception", "message"]),
    "warning": (record(warnings=[{"category": "W", "message": "m", "line": 1}]), ["warning"]),
    "output": (record(output="other\n"), ["output"]),
    "lacking": (record(comparisons=[], output="", ended={**LACKING, "missing": True}), ["new"]),
    "otherwise": (
        record(comparisons=[], output="", ended={**LACKING, "missing": False}),
        ["exception", "message"],
    ),
}


@pytest.mark.parametrize("case", CHANGES)
def test_a_change_stands_between_the_two_versions_that_it_came_with(case):
    before, expected = CHANGES[case]
    same_as_now = at("2.10.0", record())
    timeline = Timeline([at("2.6.0", before), same_as_now], records(record()))
    (found,) = kinds(timeline)
    assert found[:2] == ("2.6.0", "2.10.0")
    assert [kind for kind in found[2] if kind != "output" or case == "output"] == expected


def test_what_a_newer_version_no_longer_has_is_gone():
    newer = at("3.0.0", record(comparisons=[], ended={**LACKING, "missing": True}))
    timeline = Timeline([newer], records(record()))
    assert kinds(timeline) == [("2.13.0+cpu", "3.0.0", ["gone"])]


def test_results_of_other_code_are_not_compared():
    edited = at("2.6.0", record(code="y\n", output="other\n"))
    oldest = at("2.1.2", record(output="old\n"))
    timeline = Timeline([edited, oldest], records(record()))
    assert kinds(timeline) == [("2.1.2", "2.13.0+cpu", ["output"])]


def test_a_counter_that_cannot_be_asked_for_is_no_difference():
    untold = {**COMPARISON, "version_counter_shared": None}
    told = {**COMPARISON, "version_counter_shared": True}
    other = {**COMPARISON, "version_counter_shared": False}
    was = [at("2.6.0", record(comparisons=[each])) for each in (untold, other)]
    now = records(record(comparisons=[told]))
    assert kinds(Timeline(was[:1], now)) == []
    assert kinds(Timeline(was[1:], now)) == [("2.6.0", "2.13.0+cpu", ["fact"])]


def test_all_changes_are_newest_first():
    histories = [at(v, record(output=f"{v}\n")) for v in ("2.1.2", "2.6.0")]
    timeline = Timeline(histories, records(record()))
    assert list(timeline.all_changes) == ["2.13.0", "2.6.0"]
