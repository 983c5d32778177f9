"""The upper half of a picture: names, the objects they refer to, and the graph between these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from copyscope.drawing import cells
from copyscope.drawing.cells import Strip
from copyscope.drawing.rows import identity
from copyscope.drawing.svg import NORMAL, WIDTH, Canvas, fit, text_width
from copyscope.drawing.words import WORDS

COLUMN = 162
#: Left edge of each side's column.
LEFT = {"source": 0.0, "result": WIDTH - COLUMN}
#: Where the line from an object to its storage leaves it, seen from the middle outwards.
DOWN = {"source": 30.0, "result": WIDTH - 30.0}
LINE = 13
_CELL = 20, 14
_MOST_ROWS, _MOST_COLUMNS = 4, 7


def names(canvas: Canvas, comparison: Mapping[str, Any]) -> float:
    """Both names, each over its column; returns where the lines below them begin."""
    for side, left in LEFT.items():
        shown = fit(comparison[side], COLUMN, NORMAL + 1, end=True)
        canvas.text(left + COLUMN / 2, 12, shown, "p-name", "middle")
    return 17


def pointer(canvas: Canvas, x: float, top: float, bottom: float, style: str = "p-line") -> None:
    """An arrow straight down."""
    canvas.line(style, (x, top), (x, bottom - 5))
    canvas.head("p-head", x, bottom, "down")


def values(part: Mapping[str, Any]) -> str:
    """The plain values right inside an object, with their places where those say something."""
    held = part.get("values") or []
    indexed = [place == f"[{i}]" or place[:1] == "{" for i, (place, _) in enumerate(held)]
    bare = all(indexed)
    shown = [text if bare else f"{place.removeprefix('.')} {text}" for place, text in held]
    return ", ".join(shown + ["…"] * bool(part.get("more_values")))


def graph_mark(place: Mapping[str, Any], comparison: Mapping[str, Any], language: str) -> str:
    """What an object says of itself about the graph; empty where nothing needs a gradient."""
    words = WORDS[language]
    if place["grad_fn"]:
        return "requires_grad"
    if place["requires_grad"]:
        return f"requires_grad, {words['leaf']}"
    is_result = place is comparison["addresses"]["result"]
    if is_result and comparison["addresses"]["source"]["requires_grad"] and comparison["autograd"]:
        return words["detached"]
    return ""


def lines(side: str, comparison: Mapping[str, Any], language: str) -> list[str]:
    """What stands in the box of an object, below its type."""
    words = WORDS[language]
    part = comparison["anatomy"][side]["parts"][0]
    place = comparison["addresses"][side]
    found = [identity(part)] if identity(part) else []
    if place["shape"] is not None:
        found.append(words["shape"].format(tuple(place["shape"])))
        if place["shape"] and place["strides"]:
            unit = "" if place["requires_grad"] is not None else "_bytes"
            found.append(words[f"strides{unit}"].format(tuple(place["strides"])))
            if place["offset"]:
                found.append(words[f"offset{unit}"].format(place["offset"]))
    inside = values(part)
    found += [inside] if inside else []
    mark = graph_mark(place, comparison, language)
    return found + ([mark] if mark else [])


def wants_grid(memories: list[Mapping[str, Any]]) -> bool:
    """Whether it takes a grid to see which elements lie where."""
    differ = len({tuple(memory["shape"]) for memory in memories}) > 1
    odd = any(not cells.is_contiguous(memory) for memory in memories)
    return (differ and any(len(memory["shape"]) > 1 for memory in memories)) or odd


def object_box(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    title: str,
    body: list[str],
    style: str = "p-line",
    table: list[list[int | None]] | None = None,
    caption: str = "",
    height: float = 0,
) -> float:
    """An object: type, facts and, with `table`, the cell of each element. Returns its bottom."""
    room = width - 12
    canvas.text(x + 6, y + 14, fit(title, room, NORMAL), "p-type")
    at = y + 14
    for text in body:
        at += LINE
        canvas.text(x + 6, at, fit(text, room))
    if table:
        at += LINE
        canvas.text(x + 6, at, fit(caption, room), "p-dim")
        at = _table(canvas, x + 6, at + 5, table)
    bottom = max(at + 7, y + height)
    canvas.rounded(style, x, y, width, bottom - y)
    return bottom


def box_height(body: list[str], table: list[list[int | None]] | None) -> float:
    """How high `object_box` will be."""
    extra = LINE + 5 + _CELL[1] * len(table) if table else 0
    return 14 + LINE * len(body) + extra + 7


def _table(canvas: Canvas, x: float, y: float, table: list[list[int | None]]) -> float:
    wide, high = _CELL
    for row in table:
        texts = ["…" if cell is None else str(cell) for cell in row]
        placed = [(x + wide * (i + 0.5), text) for i, text in enumerate(texts)]
        canvas.texts(y + 10.5, placed)
        boxes(canvas, "p-thin", x, y, wide, high, sum(cell is not None for cell in row))
        y += high
    return y


def boxes(
    canvas: Canvas, style: str, x: float, y: float, wide: float, high: float, count: int
) -> None:
    """Equal boxes side by side."""
    if count:
        canvas.box(style, x, y, wide * count, high)
    for i in range(1, count):
        canvas.line(style, (x + wide * i, y), (x + wide * i, y + high))


def table_of(memory: Mapping[str, Any], found: Strip) -> list[list[int | None]] | None:
    """The cells of the elements of an object, if they can be told in the space there is."""
    table = cells.grid(memory, found, _MOST_ROWS, _MOST_COLUMNS)
    numbers = [cell for row in table for cell in row if cell is not None]
    return table if numbers and max(numbers) < 1000 else None


def graph(canvas: Canvas, comparison: Mapping[str, Any], top: float, language: str) -> float:
    """The edge from the result to its grad_fn, and on to the source if it leads there."""
    axis = comparison["autograd"]
    needs = comparison["addresses"]["source"]["requires_grad"]
    if not axis or not (axis["grad_fn"] or needs):
        return top
    wide = max(text_width(axis["grad_fn"] or WORDS[language]["no_grad_fn"]) + 16, 120)
    wide = min(wide, 2 * (WIDTH / 2 - 42))
    left, right, y = WIDTH / 2 - wide / 2, WIDTH / 2 + wide / 2, top + 18
    shown = fit(axis["grad_fn"] or WORDS[language]["no_grad_fn"], wide - 10)
    canvas.text(WIDTH / 2, y + 13, shown, "p-graph-text", "middle")
    canvas.rounded("p-graph" if axis["grad_fn"] else "p-dash", left, y, wide, 19)
    if axis["grad_fn"]:
        x = right - 16
        canvas.line("p-graph", (x, top), (x, y - 5))
        canvas.head("p-graph-head", x, y, "down")
        x = left + 16
        if axis["reaches_source"]:
            canvas.line("p-graph", (x, y), (x, top + 5))
            canvas.head("p-graph-head", x, top, "up")
        elif needs:
            canvas.line("p-graph", (x, y), (x, y - 5))
            canvas.path("p-bold", f"M{x - 4:g} {y - 13:g}l8 8m0-8l-8 8")
    return y + 19
