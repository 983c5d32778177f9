"""The comparisons of all records as one flat table, for spreadsheets and data frames."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from copyscope.records import Records

NESTED = {
    "autograd": ("requires_grad", "is_leaf", "grad_fn", "reaches_source"),
    "kept": ("dtype", "device", "shape", "strides", "type", "attributes", "grad", "hooks"),
    "witness": ("writes_result_to_source", "writes_source_to_result", "graph_connected", "why"),
}
PLAIN = (
    "verdict",
    "same_object",
    "independent",
    "same_storage",
    "overlap",
    "shared",
    "new_bytes",
    "version_counter_shared",
    "reason",
)
COLUMNS = (
    *("snippet", "pages", "source", "result", "expression", "source_type", "result_type"),
    *PLAIN,
    *(f"{group}.{name}" for group, names in NESTED.items() for name in names),
)


def rows(records: Records) -> Iterator[dict[str, Any]]:
    """One flat row for each comparison. ``kept.dtype`` stands for ``dtype`` in ``kept``."""
    for snippet, record in sorted(records.by_name.items()):
        for found in record.comparisons:
            row = {"snippet": snippet, "pages": list(records.pages.get(snippet, ()))}
            row |= {name: found[name] for name in ("source", "result", "expression", *PLAIN)}
            for side in ("source", "result"):
                row[f"{side}_type"] = found["addresses"][side]["type"]
            for group, names in NESTED.items():
                row |= {f"{group}.{name}": (found[group] or {}).get(name) for name in names}
            yield row


def to_csv(records: Records) -> str:
    """The rows as CSV: nothing for null, true and false, and JSON for lists, as in the records."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    for row in rows(records):
        writer.writerow({name: _cell(value) for name, value in row.items()})
    return text.getvalue()


def _cell(value: Any) -> Any:
    if value is None:
        return ""
    if isinstance(value, bool | list | tuple):
        return json.dumps(value, ensure_ascii=False)
    return value
