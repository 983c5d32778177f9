"""The parts of two containers as two trees that meet where a part is shared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from copyscope.drawing.objects import values
from copyscope.drawing.rows import Part, Row, depth, identity, parent, path
from copyscope.drawing.svg import SMALL, WIDTH, Canvas, fit, text_width
from copyscope.drawing.words import WORDS

_INDENT = 12
_DEEPEST = 3
_MIDDLE = 52
_GAP = 8
_LINE = 13


class Tree:
    """Draws one row after the other, and at the end the lines that hold them together."""

    def __init__(
        self,
        canvas: Canvas,
        comparison: Mapping[str, Any],
        roots: Mapping[str, float],
        language: str,
    ) -> None:
        self.canvas, self.comparison, self.words = canvas, comparison, WORDS[language]
        self.above: dict[str, list[Part]] = {"source": [], "result": []}
        # For each side and depth: where the line down begins, and where it has to reach.
        self.trunks: dict[tuple[str, int], list[float]] = {
            (side, 0): [top, top] for side, top in roots.items()
        }
        self.finished: list[tuple[str, int, list[float]]] = []

    def draw(self, row: Row, y: float) -> float:
        """One row; returns its bottom."""
        y += _GAP
        if row.kind == "object":
            return self._object(row, y)
        bottom = max(
            self._part(side, part, y, row.kind == "memory")
            for side, part in (("source", row.source), ("result", row.result))
        )
        return self._memory(row, bottom) if row.kind == "memory" else bottom

    def finish(self) -> None:
        for side, level, (top, bottom) in self._lines():
            if bottom > top:
                x = self._x(side, 6 + _INDENT * level)
                self.canvas.line("p-line", (x, top), (x, bottom))

    def _lines(self) -> list[tuple[str, int, list[float]]]:
        return self.finished + [(side, level, ends) for (side, level), ends in self.trunks.items()]

    def _x(self, side: str, from_edge: float) -> float:
        return from_edge if side == "source" else WIDTH - from_edge

    def _level(self, side: str, part: Part) -> int:
        return min(depth(part, self.above[side]), _DEEPEST)

    def _branch(self, side: str, level: int, y: float, to: float) -> None:
        trunk = self.trunks[side, level]
        trunk[1] = max(trunk[1], y)
        x = self._x(side, 6 + _INDENT * level)
        self.canvas.line("p-line", (x, y), (self._x(side, to), y))

    def _grow(self, side: str, part: Part, level: int, bottom: float) -> None:
        """From here on, parts inside `part` hang from its box."""
        self.above[side].append(part)
        for key in [key for key in self.trunks if key[0] == side and key[1] > level]:
            self.finished.append((*key, self.trunks.pop(key)))
        self.trunks[side, level + 1] = [bottom, bottom]

    def _part(self, side: str, part: Part | None, y: float, in_memory: bool) -> float:
        if part is None or path(part) == "":
            return y
        level = self._level(side, part)
        edge = 14 + _INDENT * level
        width = WIDTH / 2 - 8 - edge
        left = edge if side == "source" else WIDTH - edge - width
        outer = parent(part, self.above[side])
        texts = _texts(part, outer, width - 10, place=not in_memory, words=self.words)
        height = 6 + _LINE * len(texts)
        self._write(left + 5, y, texts)
        self.canvas.rounded("p-line", left, y, width, height)
        self._branch(side, level, y + 11, edge)
        self._grow(side, part, level, y + height)
        return y + height

    def _object(self, row: Row, y: float) -> float:
        assert row.source and row.result
        texts = self._both(row, WIDTH - 2 * _MIDDLE - 20)
        height = 6 + _LINE * len(texts)
        self._middle(row, y, height, texts, "rounded")
        for side, part in (("source", row.source), ("result", row.result)):
            level = 0 if path(part) == "" else self._level(side, part)
            self._branch(side, level, y + height / 2, _MIDDLE)
        return y + height

    def _memory(self, row: Row, y: float) -> float:
        part = row.result or row.source
        assert part is not None
        top = y + _GAP
        text = self.words["storage"].format(f"{part['memory']['storage']:#x}")
        self._middle(row, top, 20, [(text, "")], "box")
        for side, held in (("source", row.source), ("result", row.result)):
            if held is None or path(held) == "":
                self._branch(side, 0, top + 10, _MIDDLE)
            else:
                x = self._x(side, _MIDDLE + 60)
                self.canvas.line("p-line", (x, y), (x, top))
        return top + 20

    def _middle(
        self, row: Row, y: float, height: float, texts: list[tuple[str, str]], shape: str
    ) -> None:
        width = WIDTH - 2 * _MIDDLE
        getattr(self.canvas, shape)("p-bold", _MIDDLE, y, width, height)
        self.canvas.hatch(_MIDDLE + 2, y + 2, 8, height - 4)
        self.canvas.hatch(_MIDDLE + width - 10, y + 2, 8, height - 4)
        self._write(_MIDDLE + 14, y, texts)

    def _both(self, row: Row, room: float) -> list[tuple[str, str]]:
        """The texts of a part that both sides have: under one path, or one for each side."""
        assert row.source and row.result
        part = row.result
        where = identity(part)
        inside = values(part)
        if path(row.source) == path(part):
            texts = [(_titled(paths(part), kind(part), room), "p-path")]
        else:
            named = [
                self.comparison[side] + paths(held)
                for side, held in (("source", row.source), ("result", row.result))
            ]
            texts = [(fit(name, room, SMALL, end=True), "p-path") for name in named]
            where = f"{kind(part)} {where}"
        return texts + [(fit(text, room), "") for text in (where, inside) if text]

    def _write(self, x: float, y: float, texts: list[tuple[str, str]]) -> None:
        for index, (text, style) in enumerate(texts):
            self.canvas.text(x, y + 13 + _LINE * index, text, style)


def paths(part: Part, outer: str = "") -> str:
    """All ways to a part, as seen from the part at `outer`."""
    public = [way for way in part["paths"] if "._" not in way]
    return " ".join(way.removeprefix(outer) for way in public or part["paths"][:1])


def kind(part: Part) -> str:
    """The type of a part without its module."""
    return part["type"].rpartition(".")[2]


def _titled(way: str, name: str, room: float) -> str:
    """A path and a type on one line; what has to give way is the beginning of the path."""
    name = fit(name, room / 2)
    return f"{fit(way, room - text_width(name) - 8, end=True)} {name}".strip()


def _texts(
    part: Part, outer: str, room: float, *, place: bool, words: Mapping[str, str]
) -> list[tuple[str, str]]:
    texts = [(_titled(paths(part, outer), kind(part), room), "p-path")]
    memory = part.get("memory")
    if place:
        where = f"{memory['storage']:#x}" if memory else identity(part)
        named = words["storage"].format(where) if memory else where
        texts.append((named if text_width(named) <= room else fit(where, room), ""))
    inside = values(part)
    return texts + ([(fit(inside, room), "")] if inside else [])
