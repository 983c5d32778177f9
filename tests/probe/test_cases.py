"""Every measured way of copying, on every field that its measurement determines."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("torch")

import torch
from cases import CASES, SETTLED, expected, run

from copyscope import Sharing, Verdict, compare
from copyscope.probe import disagreements, locate, parts, witness

BY_ID = {case["id"]: case for case in CASES}
RUNS = [case for case in CASES if "error" not in case["measured"]]
RAISES = [case for case in CASES if "error" in case["measured"]]


def ids(cases: list[dict[str, Any]]) -> list[str]:
    return [case["id"] for case in cases]


def fields(sharing: Sharing, names: dict[str, Any]) -> dict[str, Any]:
    return {name: getattr(sharing, name) for name in names}


def test_all_cases_are_here() -> None:
    assert len(CASES) == len(BY_ID) == 610
    assert set(SETTLED) <= set(BY_ID)


@pytest.mark.parametrize("case", RUNS, ids=ids(RUNS))
def test_relation(case: dict[str, Any]) -> None:
    space = run(case["code"])
    sharing = compare(space["src"], space["dst"])
    want = expected(case)
    assert fields(sharing, want) == want
    measured = case["measured"]
    if measured.get("tensors_same_storage", "0/")[0] != "0":
        assert sharing.independent is not True
    if measured.get("mutable_shared", "0/")[0] != "0":
        assert sharing.independent is False
        assert sharing.shared
    check_consistent(sharing)


@pytest.mark.parametrize(
    "case", [c for c in RUNS if "is_leaf" in c["measured"]], ids=lambda case: case["id"]
)
def test_graph(case: dict[str, Any]) -> None:
    space = run(case["code"])
    autograd = compare(space["src"], space["dst"]).autograd
    measured = case["measured"]
    assert autograd is not None
    assert autograd.requires_grad == measured["requires_grad"]
    assert autograd.is_leaf == measured["is_leaf"]
    if "grad_fn" in measured:
        assert autograd.grad_fn == measured["grad_fn"]
    if "graph_connected" in measured:
        assert autograd.reaches_source == measured["graph_connected"]


def prepare(measured: dict[str, Any], source: Any) -> None:
    if "attributes" in measured:
        source.probe_tag = [0]
    if "grad" in measured and source.is_leaf and source.grad is None:
        source.grad = torch.ones_like(source)
    if "hooks" in measured and source.requires_grad and not source._backward_hooks:
        source.register_hook(lambda gradient: None)


@pytest.mark.parametrize(
    "case", [c for c in RUNS if "type" in c["measured"]], ids=lambda c: c["id"]
)
def test_kept(case: dict[str, Any]) -> None:
    measured = case["measured"]
    extras = {"attributes", "grad", "hooks"} & measured.keys()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        space = run(case["code"], (lambda src: prepare(measured, src)) if extras else None)
    kept = compare(space["src"], space["dst"]).kept
    assert kept is not None
    for name in ("type", "dtype", "shape", "strides"):
        if name in measured:
            assert getattr(kept, name) == measured[name], name
    # None says that the source had nothing to keep: it was bound together with the result.
    if "attributes" in measured:
        kept_attributes = SETTLED.get(case["id"], {}).get("attributes")
        assert bool(kept.attributes) == (kept_attributes or measured["attributes"] != "no")
    if "grad" in measured:
        assert kept.grad == (measured["grad"] != "no")
    if "hooks" in measured:
        assert bool(kept.hooks) == measured["hooks"]


@pytest.mark.parametrize("case", RAISES, ids=ids(RAISES))
def test_raises(case: dict[str, Any]) -> None:
    with pytest.raises(Exception) as caught:
        run(case["code"])
    assert type(caught.value).__name__ == case["measured"]["error"].partition(":")[0]


#: Compiling again for each fresh pair takes seconds; what is measured is the same.
WITNESSED = [case for case in RUNS if "inductor" not in case["code"]]


@pytest.mark.parametrize("case", WITNESSED, ids=ids(WITNESSED))
def test_witness_agrees(case: dict[str, Any]) -> None:
    def make() -> tuple[Any, Any]:
        space = run(case["code"])
        return space["src"], space["dst"]

    source, result = make()
    sharing, seen = compare(source, result), witness(make)
    assert disagreements(sharing, seen) == []
    if case["id"] in SETTLED:
        return
    measured = case["measured"]
    for name in ("result_to_source", "source_to_result"):
        writes = [value for key, value in measured.items() if key.endswith(f"writes_{name}")]
        shown = getattr(seen, f"writes_{name}")
        if writes and shown is not None:
            assert shown == any(writes), name
    if seen.graph_connected is not None and "graph_connected" in measured:
        assert seen.graph_connected == measured["graph_connected"]


def check_consistent(sharing: Sharing) -> None:
    """What holds between the fields of any answer."""
    verdict = sharing.verdict
    assert (verdict is Verdict.SAME_OBJECT) == sharing.same_object
    assert (verdict is Verdict.UNDECIDABLE) == (sharing.independent is None)
    assert (sharing.reason is not None) == (verdict is Verdict.UNDECIDABLE)
    assert bool(sharing.shared) == (sharing.independent is False)
    if verdict in (Verdict.INDEPENDENT, Verdict.SHARES_STORAGE):
        assert sharing.independent
    if verdict is Verdict.SHALLOW_COPY:
        assert sharing.independent is False
    assert all(len(line) <= 80 for line in str(sharing).splitlines())


def test_portraits_are_json_ready() -> None:
    import json

    for case in RUNS[::7]:
        space = run(case["code"])
        json.dumps([locate(space["src"]), parts(space["dst"], limit=20)])
        json.dumps(compare(space["src"], space["dst"]).to_dict())


# ------------------------------------------------- the measurement settled by writing or running


def test_weak_reference_leads_to_one_object() -> None:
    space = run(BY_ID["py.copy.property_weakref"]["code"])
    space["dst"].r().written = True
    assert space["src"].r().written


def test_jagged_detach_writes() -> None:
    space = run(BY_ID["torch.nested_detach"]["code"])
    with torch.no_grad():
        space["dst"].values().add_(7)
        assert space["src"].values().tolist() == [7.0, 8.0, 9.0, 7.0, 8.0]


@pytest.mark.parametrize("name", ["nn.deepcopy_forward_patch", "nn.deepcopy_weakref_forward"])
def test_patched_copies_answer_with_the_original(name: str) -> None:
    space = run(BY_ID[name]["code"])
    given = torch.ones(1, 2)
    before = space["dst"](given)
    with torch.no_grad():
        for parameter in space["src"].parameters():
            parameter.add_(7)
    assert not torch.equal(space["dst"](given), before)


def test_hooked_copy_counts_on_the_original() -> None:
    space = run(BY_ID["nn.deepcopy_lambda_hook"]["code"])
    before = space["src"].n
    copied_hook = next(iter(space["dst"].l._forward_hooks.values()))
    assert copied_hook is next(iter(space["src"].l._forward_hooks.values()))
    space["dst"].l(torch.ones(1, 2))
    assert space["src"].n != before


def test_load_mmap_attributes(tmp_path: Any) -> None:
    tensor = torch.arange(6.0)
    tensor.probe_tag = [0]
    torch.save(tensor, tmp_path / "t.pt")
    assert torch.load(tmp_path / "t.pt", mmap=True).probe_tag == [0]
