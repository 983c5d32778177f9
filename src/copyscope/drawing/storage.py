"""The middle of a picture: storages as strips of cells, with what each object has of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from copyscope.drawing import cells
from copyscope.drawing.cells import Memory, Strip
from copyscope.drawing.objects import COLUMN, DOWN, LEFT, boxes, pointer
from copyscope.drawing.svg import SMALL, WIDTH, Canvas, fit, text_width
from copyscope.drawing.words import WORDS

_WIDE, _HIGH = 21.5, 20
_BAND = 6
_BAR = 10
_ARROW = 16
_MOST_JOINT, _MOST_ALONE, _MOST_ONE = 24, 14, 28


@dataclass(frozen=True)
class Storages:
    """Draws storages whose upper edge is below `top`, under objects that end at `objects_end`.

    inset: what is left free at both edges, for lines that pass.
    """

    canvas: Canvas
    comparison: Mapping[str, Any]
    language: str
    objects_end: float
    top: float
    inset: float = 0

    @property
    def words(self) -> Mapping[str, str]:
        return WORDS[self.language]

    @property
    def y(self) -> float:
        return self.top + _ARROW

    def _column(self, side: str) -> tuple[float, float]:
        """Left edge and width of the box of one side."""
        left = LEFT[side] + (self.inset if side == "source" else 0)
        return left, COLUMN - self.inset

    def joint(self, found: Strip) -> float:
        """One storage that both objects lie in; the cells they have in common are hatched."""
        for x in DOWN.values():
            pointer(self.canvas, x, self.objects_end, self.y)
        left, width = self.inset, WIDTH - 2 * self.inset
        title = _title(found, self.language)
        sides = self.comparison["anatomy"].values()
        if {side["parts"][0]["memory"]["itemsize"] for side in sides} != {found.unit}:
            key = "per_cell_1" if found.unit == 1 else "per_cell"
            title += f", {self.words[key].format(found.unit)}"
        self.canvas.text(left + 6, self.y + 13, fit(title, width - 12))
        tags = [fit(self.comparison[side], 40, SMALL) for side in LEFT]
        margin = 10 + max(text_width(tag) for tag in tags)
        return self._box(found, left, width, 18, _MOST_JOINT, margin, tags)

    def alone(self, side: str, memory: Memory) -> float:
        """A storage that only the object on `side` lies in."""
        found = cells.strip(memory)
        pointer(self.canvas, DOWN[side], self.objects_end, self.y)
        left, width = self._column(side)
        title = self.words["storage"].format(f"{found.start:#x}")
        self.canvas.text(left + 6, self.y + 13, fit(title, width - 8))
        self.canvas.text(left + 6, self.y + 26, _size(found, self.language), "p-dim")
        return self._box(found, left, width, 32, _MOST_ALONE, 5)

    def of_one(self, memory: Memory) -> float:
        """The storage of the one object that both names refer to."""
        found = cells.strip(memory)
        pointer(self.canvas, WIDTH / 2, self.objects_end, self.y)
        self.canvas.text(6, self.y + 13, fit(_title(found, self.language), WIDTH - 12))
        return self._box(found, 0, WIDTH, 19, _MOST_ONE, 6)

    def _box(
        self,
        found: Strip,
        left: float,
        width: float,
        above: float,
        most: int,
        margin: float,
        tags: Sequence[str] = (),
    ) -> float:
        room = width - margin - 5
        at = left + margin, self.y + above
        bottom = _strip(self.canvas, found, *at, room, most, tags, self.language) + 4
        self.canvas.box("p-store", left, self.y, width, bottom - self.y)
        return bottom

    def common(self) -> float:
        """Memory that both have, of which no cells are known."""
        for x in DOWN.values():
            pointer(self.canvas, x, self.objects_end, self.y)
        return self._hatched(self.y)

    def together(self, text: str) -> float:
        """One storage of which no cells are known, and in which no element is common."""
        for x in DOWN.values():
            pointer(self.canvas, x, self.objects_end, self.y)
        self.canvas.text(WIDTH / 2, self.y + 15, text, "", "middle")
        self.canvas.box("p-store", self.inset, self.y, WIDTH - 2 * self.inset, 22)
        return self.y + 22

    def apart(self, sides: Sequence[str], text: str) -> float:
        """A box for each of `sides` of whose memory no cells are known."""
        for side in sides:
            left, width = self._column(side)
            pointer(self.canvas, DOWN[side], self.objects_end, self.y)
            self.canvas.text(left + width / 2, self.y + 15, fit(text, width - 12), "", "middle")
            self.canvas.box("p-dash", left, self.y, width, 22)
        return self.y + 22

    def link(self, top: float) -> float:
        """Joins two storages at different addresses that hold the same bytes."""
        for x in DOWN.values():
            self.canvas.line("p-bold", (x, top), (x, top + 10))
        return self._hatched(top + 10)

    def _hatched(self, y: float) -> float:
        left, width = self.inset, WIDTH - 2 * self.inset
        self.canvas.text(WIDTH / 2, y + 15, self.words["common_memory"], "", "middle")
        self.canvas.box("p-bold", left, y, width, 22)
        self.canvas.hatch(left + 2, y + 2, 10, 18)
        self.canvas.hatch(left + width - 12, y + 2, 10, 18)
        return y + 22


def _size(found: Strip, language: str) -> str:
    words = WORDS[language]
    return words["byte"] if found.size == 1 else words["bytes"].format(found.size)


def _title(found: Strip, language: str) -> str:
    place = WORDS[language]["storage"].format(f"{found.start:#x}")
    return f"{place}, {_size(found, language)}"


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
    wide = max(_WIDE, text_width(last) + 5) if len(last) > 3 else _WIDE
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
        canvas.text(left - 4, at, tag, "", "end")
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
    for style, dim in (("", False), ("p-dim", True)):
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
