"""A picture of one comparison, from its record alone."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from copyscope.drawing import cells, objects
from copyscope.drawing.alternative import alternative
from copyscope.drawing.parts import Tree
from copyscope.drawing.rows import Row, rows
from copyscope.drawing.storage import Storages
from copyscope.drawing.svg import BASE, COLOURS, NAMESPACE, WIDTH, Canvas, fit, text_width
from copyscope.drawing.words import VERDICTS, WORDS

SIDES = ("source", "result")
WAYS = ("writes_result_to_source", "writes_source_to_result")


def shows_something(comparison: Mapping[str, Any]) -> bool:
    """Whether a picture would say more than the verdict.

    Not for two values: what has no memory of its own, no parts, and nothing to write to.
    """
    written = tuple(comparison["witness"][way] for way in WAYS)
    parts = [comparison["anatomy"][side]["parts"] for side in SIDES]
    plain = all(len(held) == 1 and not held[0].get("memory") for held in parts)
    values = plain and written == (None, None) and not comparison["shared"]
    return not values or comparison["verdict"] == "undecidable"


def draw(comparison: Mapping[str, Any], language: str) -> str:
    """The picture as SVG: names, objects, storages, parts, and which way a write shows."""
    label = alternative(comparison, language)
    return _canvas(comparison, language).render(label, _style(comparison))


def refer(comparison: Mapping[str, Any], language: str, address: str) -> str:
    """The same picture for a page that has its shapes elsewhere: in a `sheet`, at `address`."""
    label = alternative(comparison, language)
    return _canvas(comparison, language).reference(label, _style(comparison), address)


def sheet(comparisons: Mapping[str, Mapping[str, Any]], language: str) -> str:
    """An SVG file with the shapes of many pictures, each under its id.

    They take the colours of the page that refers to them.
    """
    shapes = "".join(
        f'<g id="{escape(name)}" {BASE}>{_canvas(comparison, language).shapes()}</g>'
        for name, comparison in comparisons.items()
    )
    return f'<svg xmlns="{NAMESPACE}"><style>{COLOURS}</style>{shapes}</svg>\n'


def to_file(comparison: Mapping[str, Any], language: str) -> str:
    """The picture as an SVG file that needs nothing around it."""
    return _canvas(comparison, language).file(alternative(comparison, language))


def _style(comparison: Mapping[str, Any]) -> str:
    return f"cs-{comparison['verdict'].replace('_', '-')}"


def _canvas(comparison: Mapping[str, Any], language: str) -> Canvas:
    canvas = Canvas()
    y = objects.names(canvas, comparison)
    if comparison["same_object"]:
        y = _one(canvas, comparison, y, language)
    else:
        y = _two(canvas, comparison, y, language)
        y = _writes(canvas, comparison, y, language)
    canvas.reach(y)
    return canvas


def _memory(comparison: Mapping[str, Any], side: str) -> Mapping[str, Any] | None:
    return comparison["anatomy"][side]["parts"][0].get("memory")


def _title(comparison: Mapping[str, Any], side: str) -> str:
    return comparison["anatomy"][side]["parts"][0]["type"] or "object"


def _one(canvas: Canvas, comparison: Mapping[str, Any], y: float, language: str) -> float:
    """Two names for one object."""
    width = 190
    left = (WIDTH - width) / 2
    memory = _memory(comparison, "source")
    body = objects.lines("source", comparison, language)
    if grad_fn := comparison["addresses"]["source"]["grad_fn"]:
        body.append(f"grad_fn {grad_fn}")
    for x in (objects.LEFT[side] + objects.COLUMN / 2 for side in SIDES):
        objects.pointer(canvas, x, y, y + 16, "p-line")
    y = objects.object_box(
        canvas, left, y + 16, width, _title(comparison, "source"), body, "p-bold"
    )
    if memory is None:
        return y
    return Storages(canvas, comparison, language, y, y).of_one(memory)


def _two(canvas: Canvas, comparison: Mapping[str, Any], y: float, language: str) -> float:
    found, more = rows(comparison)
    inside = {side for row in found if row.kind == "object" for side in row.roots}
    bottoms = _objects(canvas, comparison, y, inside, found, language)
    bottom = max(bottoms.values())
    if not inside:
        bottom = objects.graph(canvas, comparison, bottom, language)
    if not any(row.is_shared and row.roots for row in found):
        end = max(bottoms.values())
        top = max(end, bottom - 12) if bottom > end else end
        inset = 14 if found else 0
        bottom = _storages(Storages(canvas, comparison, language, end, top, inset), bottom)
    if found:
        tree = Tree(canvas, comparison, bottoms, language)
        for row in found:
            bottom = tree.draw(row, bottom)
        tree.finish()
    if more:
        bottom += 14
        canvas.text(WIDTH / 2, bottom, WORDS[language]["more"].format(more), "p-dim", "middle")
        bottom += 2
    return bottom


def _objects(
    canvas: Canvas,
    comparison: Mapping[str, Any],
    y: float,
    inside: set[str],
    found: list[Row],
    language: str,
) -> dict[str, float]:
    """Both objects, but not one that is drawn as a part of the other; returns their bottoms."""
    memories = {side: _memory(comparison, side) for side in SIDES}
    tables: dict[str, list[list[int | None]] | None] = dict.fromkeys(SIDES)
    held = [memory for memory in memories.values() if memory is not None]
    strip = cells.together(comparison)
    if strip is not None and not found and objects.wants_grid(held):
        tables = {
            side: objects.table_of(memory, strip) for side, memory in memories.items() if memory
        }
    else:
        for side, memory in memories.items():
            if memory is not None and not cells.is_contiguous(memory):
                tables[side] = objects.table_of(memory, cells.strip(memory))
    bodies = {side: objects.lines(side, comparison, language) for side in SIDES}
    height = max(objects.box_height(bodies[s], tables.get(s)) for s in SIDES if s not in inside)
    bottoms = {}
    for side in SIDES:
        x = objects.LEFT[side] + objects.COLUMN / 2
        if side in inside:
            # The name itself points at the part, along the edge.
            edge = 6 if side == "source" else WIDTH - 6
            canvas.line("p-line", (x, y), (x, y + 6), (edge, y + 6))
            bottoms[side] = y + 6
            continue
        objects.pointer(canvas, x, y, y + 14)
        bottoms[side] = objects.object_box(
            canvas,
            objects.LEFT[side],
            y + 14,
            objects.COLUMN,
            _title(comparison, side),
            bodies[side],
            table=tables.get(side),
            caption=WORDS[language]["cells"],
            height=height,
        )
    return bottoms


def _storages(drawn: Storages, free: float) -> float:
    """The storages that are known, or as much of them as is told; returns their bottom."""
    comparison, words = drawn.comparison, drawn.words
    memories = {side: _memory(comparison, side) for side in SIDES}
    known = {side: memory for side, memory in memories.items() if memory is not None}
    linked = comparison["overlap"] in ("all", "part")
    if together := cells.together(comparison):
        return drawn.joint(together)
    if linked and len(known) < 2:
        return drawn.common()
    bottom = max([free, *(drawn.alone(side, memory) for side, memory in known.items())])
    if linked:
        return drawn.link(bottom)
    if cells.meet(*memories.values()):
        canvas = drawn.canvas
        canvas.text(WIDTH / 2, bottom + 14, words["until_written"], "", "middle")
        return bottom + 16
    text = words["unknown" if comparison["verdict"] == "undecidable" else "memory"]
    if not known and comparison["verdict"] == "shares_storage":
        return drawn.together(VERDICTS[drawn.language]["shares_storage"])
    shaped = [
        side
        for side in SIDES
        if comparison["overlap"] is not None or comparison["addresses"][side]["shape"] is not None
    ]
    unknown = [side for side in shaped if side not in known]
    return max(bottom, drawn.apart(unknown, text)) if unknown else bottom


def _writes(canvas: Canvas, comparison: Mapping[str, Any], y: float, language: str) -> float:
    """Which way a write shows: a cell written on one side, and the same cell on the other."""
    tried = comparison["witness"] or dict.fromkeys(WAYS)
    ways = {
        "source": ("result", tried["writes_source_to_result"]),
        "result": ("source", tried["writes_result_to_source"]),
    }
    if all(shows is None for _, shows in ways.values()):
        return y
    words = WORDS[language]
    y += 12
    canvas.line("p-dash", (0, y), (WIDTH, y))
    y += 8
    for side, (other, shows) in ways.items():
        x = objects.LEFT[side]
        first, second = (fit(comparison[name], 46) for name in (side, other))
        canvas.box("p-bold", x, y, 12, 12)
        canvas.hatch(x, y, 12, 12)
        x += 16
        canvas.text(x, y + 10, first)
        x += text_width(first) + 4
        canvas.line("p-line", (x, y + 6), (x + 13, y + 6))
        canvas.head("p-head", x + 18, y + 6, "right")
        x += 22
        canvas.box("p-dash" if shows is None else "p-bold" if shows else "p-thin", x, y, 12, 12)
        if shows:
            canvas.hatch(x, y, 12, 12)
        canvas.text(x + 16, y + 10, second)
        word = words["untried" if shows is None else "seen" if shows else "unseen"]
        canvas.text(objects.LEFT[side] + 16, y + 24, word)
    return y + 28
