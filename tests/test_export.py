"""The flat table: every cell can be read back."""

from __future__ import annotations

import csv
import io

from copyscope import export
from copyscope.environment import Environment
from copyscope.records import Record, Records


def test_null_truth_lists_and_awkward_text_can_be_read_back():
    comparison = dict.fromkeys(("source", "result", *export.PLAIN))
    comparison |= {
        "expression": 'f("a, b",\nx)',
        "verdict": "shallow_copy",
        "independent": False,
        "shared": ["[1]", "['가']"],
        "new_bytes": 0,
        "autograd": None,
        "kept": {"dtype": True, "grad": None},
        "witness": {"writes_result_to_source": True, "why": None},
        "addresses": {"source": {"type": "list"}, "result": {"type": "L"}},
    }
    record = Record("s", "", 1, "", "", [], None, [comparison], "t")
    environment = Environment(torch="2.0", python="3.11", numpy="2.0", platform="p")
    text = export.to_csv(Records(environment, {"s": record}, {"s": ["a", "b"]}))
    (row,) = csv.DictReader(io.StringIO(text, newline=""))
    assert row["expression"] == 'f("a, b",\nx)'
    assert (row["independent"], row["kept.dtype"], row["new_bytes"]) == ("false", "true", "0")
    assert row["same_object"] == row["kept.grad"] == row["autograd.is_leaf"] == ""
    assert row["shared"] == '["[1]", "[\'가\']"]'
    assert row["pages"] == '["a", "b"]'
    assert (row["source_type"], row["result_type"]) == ("list", "L")
