"""What the pages show against measurements that were made without this project.

``data/page_cases/*.json`` says which measured case each comparison of a snippet repeats
(``raises`` for snippets that end in an exception). ``*.allow.json`` lists cases that no
snippet shows, each with the reason.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cases import CASES, expected

from copyscope.records import Record
from copyscope.site import Prepared

FOLDER = Path(__file__).parent / "data" / "page_cases"
BY_ID = {case["id"]: case for case in CASES}


def _mapped() -> list[tuple[str, str, str]]:
    """Snippet, what of it, and the case it repeats."""
    found = []
    for file in sorted(FOLDER.glob("*.json")):
        if file.name.endswith(".allow.json"):
            continue
        for snippet, parts in json.loads(file.read_text(encoding="utf-8")).items():
            for part, cases in parts.items():
                cases = cases if isinstance(cases, list) else [cases]
                found += [(snippet, part, case) for case in cases]
    return found


def _allowed() -> dict[str, str]:
    return {
        case: reason
        for file in FOLDER.glob("*.allow.json")
        for case, reason in json.loads(file.read_text(encoding="utf-8")).items()
    }


MAPPED = _mapped()


def measured_fields(case: dict[str, Any]) -> dict[str, Any]:
    """What the measurement of a case says of a record's comparison."""
    measured = case["measured"]
    fields = dict(expected(case))
    fields |= {k: measured[k] for k in ("requires_grad", "is_leaf", "grad_fn") if k in measured}
    if "graph_connected" in measured:
        fields["reaches_source"] = measured["graph_connected"]
    fields |= {k: measured[k] for k in ("type", "dtype", "shape", "strides") if k in measured}
    return fields


def recorded_fields(comparison: dict[str, Any]) -> dict[str, Any]:
    return {**comparison, **(comparison["autograd"] or {}), **(comparison["kept"] or {})}


@pytest.mark.parametrize(("snippet", "part", "case"), MAPPED, ids=lambda value: str(value))
def test_a_record_agrees_with_the_independent_measurement(
    prepared: Prepared, snippet: str, part: str, case: str
) -> None:
    record: Record = prepared.records.by_name[snippet]
    measured = BY_ID[case]["measured"]
    if part == "raises":
        assert record.error
        assert record.error["type"] == measured["error"].partition(":")[0]
        return
    source, _, result = part.partition(" -> ")
    (comparison,) = (
        found
        for found in record.comparisons
        if (found["source"], found["result"]) == (source, result)
    )
    wanted = measured_fields(BY_ID[case])
    shown = recorded_fields(comparison)
    assert {name: shown[name] for name in wanted} == wanted


def test_every_case_is_on_a_page() -> None:
    shown = {case for _, _, case in MAPPED}
    allowed = _allowed()
    missing = [case["id"] for case in CASES if case["id"] not in shown | allowed.keys()]
    assert not missing
    assert all(len(reason) > 20 for reason in allowed.values())
    assert not shown & allowed.keys()


def test_the_mapping_names_only_what_exists(prepared: Prepared) -> None:
    assert {case for _, _, case in MAPPED} | _allowed().keys() <= BY_ID.keys()
    assert {snippet for snippet, _, _ in MAPPED} <= prepared.records.by_name.keys()
    assert len(MAPPED) > 150


CLAIMS = json.loads((Path(__file__).parent / "data" / "claims.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_claim_is_judged_as_it_was_measured_elsewhere(prepared: Prepared, claim: str) -> None:
    assert prepared.records.by_name[f"claims/{claim}"].judgement == CLAIMS[claim]


def test_every_claim_is_judged(prepared: Prepared) -> None:
    judged = {name for name, record in prepared.records.by_name.items() if record.claim}
    assert judged == {f"claims/{claim}" for claim in CLAIMS}
    assert len(CLAIMS) == 66
