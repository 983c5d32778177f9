"""Pictures of what cells compare: in a downloaded notebook, and on the page of a notebook.

Such a page is long. Its pictures lie in one file beside it, which takes the page's colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from copyscope import drawing
from copyscope.notebooks.comparing import Compared
from copyscope.pages import render
from copyscope.pages.source import Source

SHEET = "pictures.svg"


def outputs(comparisons: Iterable[Mapping[str, Any]], language: str) -> list[dict[str, Any]]:
    """What a cell shows of its comparisons: a picture each, and the same in words."""
    return [
        {
            "output_type": "display_data",
            "metadata": {},
            "data": {
                "image/svg+xml": drawing.to_file(comparison, language),
                "text/plain": drawing.alternative(comparison, language),
            },
        }
        for comparison in comparisons
        if drawing.shows_something(comparison)
    ]


def has_picture(cell: Mapping[str, Any]) -> bool:
    """Whether a cell of a notebook shows a picture."""
    return any("image/svg+xml" in output.get("data", ()) for output in cell.get("outputs", ()))


def sheet(compared: Compared, language: str) -> str:
    """The file beside a page with every picture of its cells."""
    named = {
        f"{cell}-{number}": comparison
        for cell, comparisons in compared.items()
        for number, comparison in enumerate(comparisons)
    }
    return drawing.sheet(named, language)


def folds(source: Source, compared: Compared, language: str) -> list[str]:
    """What stands below each cell of a page: its pictures, folded; empty without one."""
    cells = [target.partition(":")[2] for _, target in source.includes]
    return [_fold(cell, compared.get(cell, []), language) for cell in cells]


def _fold(cell: str, comparisons: list[dict[str, Any]], language: str) -> str:
    def draw(comparison: Mapping[str, Any], language: str) -> str:
        address = f"{SHEET}#{cell}-{comparisons.index(comparison)}"
        return drawing.refer(comparison, language, address)

    return render.pictures(comparisons, language, is_open=False, draw=draw)
