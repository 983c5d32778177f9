"""The parts and places that pictures are drawn from."""

from __future__ import annotations

import copy
import json

import numpy
import pytest
import torch

from copyscope.probe import anatomy, compare
from copyscope.probe.anatomy import MOST_PARTS, MOST_VALUES


def sides(source: object, result: object) -> tuple[dict, dict]:
    found = anatomy(source, result, compare(source, result).shared)
    assert set(json.loads(json.dumps(found))) == {"source", "result"}
    return found["source"], found["result"]


def paths(side: dict) -> list[str]:
    return [part["paths"][0] for part in side["parts"]]


def test_a_shared_part_has_one_id_on_both_sides_and_nothing_below_it() -> None:
    x = [1, "a", [2, [3]]]
    ours, theirs = sides(x, x.copy())
    assert paths(ours) == paths(theirs) == ["", "[2]"]
    assert ours["parts"][1]["id"] == theirs["parts"][1]["id"] == id(x[2])
    assert ours["parts"][0]["id"] != theirs["parts"][0]["id"]
    assert [tuple(value) for value in ours["parts"][0]["values"]] == [("[0]", "1"), ("[1]", "'a'")]


def test_a_deep_copy_has_every_part_on_both_sides() -> None:
    x = [[1], {"a": [2]}]
    ours, theirs = sides(x, copy.deepcopy(x))
    assert paths(ours) == paths(theirs) == ["", "[0]", "[1]", "[1]['a']"]
    assert {p["id"] for p in ours["parts"]}.isdisjoint(p["id"] for p in theirs["parts"])


def test_shared_parts_come_first_and_the_rest_is_counted() -> None:
    x = [[i] for i in range(50)]
    y = [list(inner) for inner in x]
    y[40] = x[40]
    ours, theirs = sides(x, y)
    for side in (ours, theirs):
        assert "[40]" in paths(side)
        assert len(side["parts"]) == MOST_PARTS + 1
        assert side["more"] == 50 - MOST_PARTS


def test_every_path_to_a_part_is_told() -> None:
    row = [0]
    ours, _ = sides([row, row], [])
    assert ours["parts"][1]["paths"] == ["[0]", "[1]"]


def test_elements_lie_where_torch_and_numpy_say() -> None:
    x = torch.arange(6.0).reshape(2, 3)
    y = x.t()[1:]
    (whole,), (part,) = (side["parts"] for side in sides(x, y))
    assert part["memory"] == {
        "data": y.data_ptr(),
        "storage": x.untyped_storage().data_ptr(),
        "storage_bytes": 24,
        "shape": [2, 2],
        "strides": [4, 12],
        "itemsize": 4,
    }
    assert whole["memory"]["storage"] == part["memory"]["storage"]
    a = numpy.arange(6)
    (array,), (view,) = (side["parts"] for side in sides(a, a[::-2]))
    assert view["memory"]["strides"] == [-16]
    assert view["memory"]["data"] == a.ctypes.data + 40
    assert view["memory"]["storage"] == array["memory"]["storage"] == a.ctypes.data


def test_parameters_come_before_what_a_module_keeps_to_itself() -> None:
    model = torch.nn.Linear(2, 3)
    ours, theirs = sides(model, copy.deepcopy(model))
    assert paths(ours) == paths(theirs) == ["", ".weight", ".bias"]
    state, _ = sides(model.state_dict(), model)
    ids = {part["memory"]["storage"] for part in state["parts"][1:]}
    assert ids == {model.weight.data_ptr(), model.bias.data_ptr()}


def test_values_are_few_and_short() -> None:
    ours, _ = sides({str(i): "x" * 10**6 for i in range(100)}, {})
    assert len(ours["parts"][0]["values"]) == MOST_VALUES
    assert ours["parts"][0]["more_values"] == 100 - MOST_VALUES
    assert all(len(text) < 20 for _, text in ours["parts"][0]["values"])


def test_cycles_end_and_a_lazy_copy_stays_lazy() -> None:
    x: list = [1]
    x.append(x)
    ours, _ = sides(x, copy.copy(x))
    assert ours["parts"][0]["id"] == id(x)
    tensor = torch.ones(3)
    lazy = torch._lazy_clone(tensor)
    sides(tensor, lazy)
    assert torch._C._is_cow_tensor(lazy)


class Hostile:
    def __getattribute__(self, name: str) -> object:
        raise RuntimeError(name)

    def __repr__(self) -> str:
        raise RuntimeError

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    __hash__ = None  # type: ignore[assignment]


class Text(str):
    def __repr__(self) -> str:
        raise RuntimeError


ODD = {
    "hostile": Hostile,
    "inside": lambda: [Hostile()],
    "text": lambda: Text("a"),
    "texts": lambda: [Text("a")],
    "meta": lambda: torch.empty(2, device="meta"),
    "none": lambda: None,
    "int": lambda: 10**9,
}


@pytest.mark.parametrize("name", ODD)
def test_odd_objects_raise_nothing(name: str) -> None:
    odd = ODD[name]()
    for pair in ((odd, odd), (odd, [odd]), ([odd], odd)):
        found = anatomy(*pair, ("[0]",))
        assert [found[side]["parts"][0]["id"] for side in found] == list(map(id, pair))
