"""The chooser and the table of everything, from records made by hand."""

from __future__ import annotations

from typing import Any

import pytest
from bs4 import BeautifulSoup

from copyscope.environment import Environment
from copyscope.pages import directives, finder, methods
from copyscope.pages.methods import Method
from copyscope.project import Project
from copyscope.records import Record, Records

ENVIRONMENT = Environment(torch="2.0", python="3.11", numpy="2.0", platform="p")
LEAF = {"requires_grad": True, "is_leaf": True, "grad_fn": None, "reaches_source": False}
NODE = {"requires_grad": True, "is_leaf": False, "grad_fn": "F", "reaches_source": True}
DETACHED = {"requires_grad": False, "is_leaf": True, "grad_fn": None, "reaches_source": False}


def comparison(result: str = "y", **fields: Any) -> dict[str, Any]:
    place = {"type": "Tensor", "requires_grad": True}
    return {
        "source": "x",
        "result": result,
        "expression": f"{result}(<x>)",
        "verdict": "independent",
        "overlap": "none",
        "new_bytes": 4096,
        "version_counter_shared": False,
        "autograd": NODE,
        "kept": {"dtype": True, "strides": False, "type": None, "grad": True},
        "addresses": {"source": place, "result": {**place, "type": "Other"}},
        **fields,
    }


def made(**by_name: list[dict[str, Any]]) -> Records:
    found = {
        name: Record(name, "", 1, "", "", [], None, comparisons, "t")
        for name, comparisons in by_name.items()
    }
    return Records(ENVIRONMENT, found, {name: [f"torch/{name}"] for name in found})


def soup_of(element: Any) -> BeautifulSoup:
    from xml.etree import ElementTree

    return BeautifulSoup(ElementTree.tostring(element, encoding="unicode"), "html.parser")


@pytest.mark.parametrize(
    ("fields", "memory", "axis"),
    [
        ({}, ["own"], ["connected"]),
        ({"verdict": "shares_memory", "autograd": DETACHED}, ["shared"], ["apart"]),
        ({"verdict": "same_object", "autograd": LEAF}, ["shared"], ["apart", "leaf"]),
        ({"verdict": "shallow_copy", "autograd": None}, ["parts"], []),
        ({"verdict": "shares_storage"}, [], ["connected"]),
        ({"verdict": "undecidable"}, [], ["connected"]),
    ],
)
def test_a_choice_is_fitted_by_what_was_measured(fields, memory, axis):
    found = comparison(**fields)
    assert finder.memory_words(found) == memory
    assert finder.graph_words(found) == axis
    assert finder.kept_words(found) == ["dtype", "grad"]


def test_a_source_without_gradient_says_nothing_about_the_graph():
    found = comparison(autograd=DETACHED)
    found["addresses"]["source"]["requires_grad"] = False
    assert finder.graph_words(found) == []


def test_the_chooser_has_a_row_a_method_and_a_reason_for_each_word():
    method = Method("tensor", "torch/copy", "copy", "y")
    row = soup_of(finder.chooser([method], {method: comparison()}, "en")).select("tbody tr")
    assert len(row) == 1
    words = {key: row[0][f"data-{key}"] for key in ("have", "memory", "graph", "keep")}
    assert words == {"have": "tensor", "memory": "own", "graph": "connected", "keep": "dtype grad"}
    assert row[0].th.a["href"] == "/torch/copy.md"
    assert row[0].th.get_text() == "y(<x>)"
    reasons = [why for part in row[0].select("[data-why]") for why in part["data-why"].split()]
    told = [f"{key}={word}" for key in ("memory", "graph", "keep") for word in words[key].split()]
    assert reasons == told
    assert [cell.get_text(" ") for cell in row[0].select("td")][1:] == [
        "4,096",
        "in graph   Gradient reaches the source: yes",
        "dtype ,  .grad",
        "strides",
    ]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_question_can_be_answered_without_a_mouse_or_eyes(language):
    method = Method("tensor", "torch/copy", "copy", "y")
    soup = soup_of(finder.chooser([method], {method: comparison()}, language))
    assert len(soup.select("form[hidden] fieldset > legend")) == 4
    for box in soup.select("input"):
        assert box.parent.name == "label" and box.parent.get_text().strip()
    for group in soup.select("fieldset"):
        radios = group.select("input[type=radio]")
        assert [radio["value"] for radio in radios if radio.has_attr("checked")] in ([""], [])
    offered = {box["value"] for box in soup.select("input[name=memory]")}
    assert offered == {"", *finder.MEMORY.values()}
    assert {box["value"] for box in soup.select("input[name=keep]")} == set(finder.ASKED)
    status = soup.select_one("[role=status]")
    assert status["aria-live"] == "polite"
    assert "{all}" in status["data-some"] and "{all}" in status["data-none"]


def test_everything_is_a_row_each_in_the_order_of_the_sections():
    records = made(
        view=[comparison(verdict="shares_memory"), comparison("z", overlap=None, autograd=None)],
        copy=[comparison()],
    )
    soup = soup_of(finder.everything(records, {("view", "z"): "python/z"}, "en"))
    rows = soup.select("tbody tr")
    assert [row.th.a["href"] for row in rows] == [
        "/python/z.md",
        "/torch/copy.md",
        "/torch/view.md",
    ]
    assert [row["data-section"] for row in rows] == ["python", "torch", "torch"]
    assert rows[2]["data-verdict"] == "shares_memory"
    heads = [head.get_text() for head in soup.select("thead th")]
    cells = [part.get_text() for part in rows[0].select("th, td")]
    shown = dict(zip(heads, cells, strict=True))
    assert shown["Types"] == "Tensor → Other"
    assert shown["Elements in common"] == shown["Graph"] == shown["Leaf"] == "–"
    assert shown["Kept"] == "dtype, .grad" and shown["Not kept"] == "strides"
    options = {
        choice["name"]: [o["value"] for o in choice.select("option")]
        for choice in soup.select("select")
    }
    assert options == {
        "verdict": ["", "shares_memory", "independent"],
        "section": ["", "python", "torch"],
    }


def test_the_list_of_methods_is_read_in_its_order(tmp_path):
    assert methods.read(tmp_path) == []
    (tmp_path / "docs").mkdir()
    (tmp_path / methods.LIST).write_text('[tensor]\n"torch/b" = ["s/t:y"]\n"a" = ["s:z", "s:w"]\n')
    assert methods.read(tmp_path) == [
        Method("tensor", "torch/b", "s/t", "y"),
        Method("tensor", "a", "s", "z"),
        Method("tensor", "a", "s", "w"),
    ]


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ('"page" = ["nope:y"]', "there is no record of a snippet 'nope'"),
        ('"page" = ["copy:z"]', "'copy' compares y, not 'z'"),
        ('"other" = ["copy:y"]', "names the page 'other', which does not exist"),
        ("", "nothing to offer"),
    ],
)
def test_a_method_that_is_not_there_is_a_problem(tmp_path, named, reason):
    (tmp_path / "docs/en").mkdir(parents=True)
    (tmp_path / "docs/en/page.md").touch()
    (tmp_path / methods.LIST).write_text(f"[tensor]\n{named}\n")
    with pytest.raises(directives.Unknown, match=reason):
        directives.block(
            "choose", (), directives.Basis(made(copy=[comparison()]), Project(tmp_path), "en")
        )
