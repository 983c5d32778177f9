"""The middle of a picture: storages as strips of cells, with what each object has of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from copyscope.drawing import cells
from copyscope.drawing.cells import Strip
from copyscope.drawing.objects import COLUMN, DOWN, LEFT, boxes, pointer
from copyscope.drawing.svg import SMALL, WIDTH, Canvas, fit, text_width
from copyscope.drawing.words import WORDS

_HIGH = 20
_BAND = 6
_BAR = 10
_ARROW = 16


def _size(found: Strip, language: str) -> str:
    words = WORDS[language]
    return words["byte"] if found.size == 1 else words["bytes"].format(found.size)


def joint(
    canvas: Canvas,
    comparison: Mapping[str, Any],
    found: Strip,
    objects_end: float,
    top: float,
    language: str,
) -> float:
    """One storage that both objects lie in; the cells they have in common are hatched."""
    words = WORDS[language]
    y = top + _ARROW
    for x in DOWN.values():
        pointer(canvas, x, objects_end, y)
    title = f"{words['storage'].format(f'{found.start:#x}')}, {_size(found, language)}"
    sizes = {side["parts"][0]["memory"]["itemsize"] for side in comparison["anatomy"].values()}
    if sizes != {found.unit}:
        per = words["per_cell_1"] if found.unit == 1 else words["per_cell"].format(found.unit)
        title += f", {per}"
    canvas.text(6, y + 13, fit(title, WIDTH - 12))
    tags = [fit(comparison[side], 40, SMALL) for side in LEFT]
    margin = 6 + max(text_width(tag) for tag in tags) + 4
    bottom = _strip(canvas, found, margin, y + 18, WIDTH - margin - 6, 24, tags, language)
    canvas.box("p-store", 0, y, WIDTH, bottom + 4 - y)
    return bottom + 4


def alone(
    canvas: Canvas,
    side: str,
    memory: Mapping[str, Any],
    objects_end: float,
    top: float,
    language: str,
) -> float:
    """A storage that only the object on `side` lies in."""
    words = WORDS[language]
    found = cells.strip(memory)
    left, y = LEFT[side], top + _ARROW
    pointer(canvas, DOWN[side], objects_end, y)
    canvas.text(left + 6, y + 13, fit(words["storage"].format(f"{found.start:#x}"), COLUMN - 12))
    canvas.text(left + 6, y + 26, _size(found, language), "p-dim")
    bottom = _strip(canvas, found, left + 5, y + 32, COLUMN - 10, 14, [], language)
    canvas.box("p-store", left, y, COLUMN, bottom + 4 - y)
    return bottom + 4


def told(
    canvas: Canvas,
    texts: Mapping[str, str],
    objects_end: float,
    top: float,
    *,
    linked: bool,
    style: str,
) -> float:
    """Storages of which no cells are known: one box, or one for each side in `texts`."""
    y = top + _ARROW
    for side in texts:
        pointer(canvas, DOWN[side], objects_end, y)
    if linked:
        canvas.text(WIDTH / 2, y + 15, next(iter(texts.values())), "", "middle")
        canvas.box(style, 0, y, WIDTH, 22)
        canvas.hatch(1, y + 1, 12, 20)
        canvas.hatch(WIDTH - 13, y + 1, 12, 20)
        return y + 22
    for side, text in texts.items():
        canvas.text(LEFT[side] + COLUMN / 2, y + 15, fit(text, COLUMN - 12), "", "middle")
        canvas.box(style, LEFT[side], y, COLUMN, 22)
    return y + 22


def _strip(
    canvas: Canvas,
    found: Strip,
    left: float,
    top: float,
    room: float,
    most: int,
    tags: Sequence[str],
    language: str,
) -> float:
    """Rows of cells; with `tags` a bar above and below them says which object has which."""
    last = str(max(found.count - 1, 0))
    wide = max(22.0, text_width(last) + 5) if len(last) > 3 else 22.0
    a_row = max(1, int(room // wide))
    shown = cells.window(found, most if found.count <= most else a_row)
    places: list[int | None] = []
    for i, cell in enumerate(shown):
        if i and cell != shown[i - 1] + 1 and len(shown) < found.count:
            places.append(None)
        places.append(cell)
    if found.count > most:
        while len(places) > a_row:
            places.pop()
            while places and places[-1] is None:
                places.pop()
    drawn = sum(place is not None for place in places)
    y = top
    for start in range(0, max(len(places), 1), a_row):
        y = _row(canvas, found, places[start : start + a_row], left, y, wide, tags)
    if drawn < found.count:
        more = WORDS[language]["more_cells"].format(found.count - drawn)
        canvas.text(left, y + 11, fit(more, room), "p-dim")
        y += 15
    return y


def _row(
    canvas: Canvas,
    found: Strip,
    places: Sequence[int | None],
    left: float,
    y: float,
    wide: float,
    tags: Sequence[str],
) -> float:
    above = _BAR if tags else 0
    for index, tag in enumerate(tags):
        at = y + 7.5 if index == 0 else y + above + _HIGH + 9.5
        canvas.text(left - 4, at, tag, "p-tag", "end")
        bar = y + 5 if index == 0 else y + above + _HIGH + 5
        _bars(canvas, [c is not None and c in found.cells[index] for c in places], left, bar, wide)
    top = y + above
    used = {cell for cells_of in found.cells for cell in places if cell in cells_of}
    shared = {c for c in used if all(c in cells_of for cells_of in found.cells)} if tags else set()
    for style, marks in (
        ("p-thin", [cell in used for cell in places]),
        ("p-dash", [cell is not None and cell not in used for cell in places]),
    ):
        for first, last in _spans(marks):
            x, count = left + first * wide, last - first + 1
            boxes(canvas, style, x, top, wide, _HIGH, count)
    for style, dim in (("p-cell", False), ("p-dim", True)):
        placed = [
            (left + (i + 0.5) * wide, "…" if cell is None else str(cell))
            for i, cell in enumerate(places)
            if (cell not in used) is dim
        ]
        if placed:
            canvas.texts(top + 11.5, placed, style)
    for first, last in _spans([cell in shared for cell in places]):
        x, width = left + first * wide, (last - first + 1) * wide
        canvas.hatch(x + 1, top + _HIGH - _BAND, width - 2, _BAND - 1)
        canvas.box("p-bold", x, top, width, _HIGH)
    bottom = top + _HIGH + (_BAR if tags else 0)
    canvas.reach(bottom)
    return bottom + 2


def _bars(canvas: Canvas, marks: list[bool], left: float, y: float, wide: float) -> None:
    for first, last in _spans(marks):
        canvas.line("p-bar", (left + first * wide + 2, y), (left + (last + 1) * wide - 2, y))


def _spans(marks: Sequence[bool]) -> list[tuple[int, int]]:
    return cells.runs([i for i, mark in enumerate(marks) if mark])


def single(canvas: Canvas, memory: Mapping[str, Any], top: float, language: str) -> float:
    """The storage of the one object that both names refer to."""
    found = cells.strip(memory)
    y = top + _ARROW
    pointer(canvas, WIDTH / 2, top, y)
    title = f"{WORDS[language]['storage'].format(f'{found.start:#x}')}, {_size(found, language)}"
    canvas.text(6, y + 13, fit(title, WIDTH - 12))
    bottom = _strip(canvas, found, 6, y + 19, WIDTH - 12, 28, [], language)
    canvas.box("p-store", 0, y, WIDTH, bottom + 4 - y)
    return bottom + 4


def link(canvas: Canvas, top: float, text: str) -> float:
    """Joins two storages above that lie at different addresses but hold the same bytes."""
    y = top + 10
    for x in DOWN.values():
        canvas.line("p-bold", (x, top), (x, y))
    canvas.text(WIDTH / 2, y + 14, text, "", "middle")
    canvas.box("p-bold", 10, y, WIDTH - 20, 20)
    canvas.hatch(12, y + 2, 10, 16)
    canvas.hatch(WIDTH - 22, y + 2, 10, 16)
    return y + 20
