"""Draws stored timings: an inline SVG with both axes logarithmic, and the same numbers as a table.

The lines are told apart by their labels, dashes and marks. Their colour says the verdict.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from copyscope.pages.render import Node, chip, label, node, table
from copyscope.pages.words import VERDICTS, WORDS
from copyscope.timings import Timings, Way, shown

# One unit is a CSS pixel on a phone. Names stand on the left, where the lines lie apart.
WIDTH, HEIGHT = 360, 330
LEFT, RIGHT, TOP, BOTTOM = 148, 316, 26, 292
LEADING = 14
DASHES = ("", "7 2", "2 2", "9 2 2 2", "4 3")
# Marks as relative paths around a point.
MARKS = (
    "m-2.5-2.5h5v5h-5z",
    "m0-3.5 3.5 3.5-3.5 3.5-3.5-3.5z",
    "m0-3 3 5.5h-6z",
    "m-3-3 6 6m0-6-6 6",
    "m-3 0h6m-3-3v6",
    "m0 3-3-5.5h6z",
)
_SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def count(size: int) -> str:
    """A number of elements as an axis shows it: 100, 10⁶."""
    power = round(math.log10(size))
    return f"10{str(power).translate(_SUPERSCRIPT)}" if size == 10**power > 100 else f"{size:,}"


def _scale(low: float, high: float, first: float, last: float) -> Callable[[float], float]:
    """Values from ``low`` to ``high`` to places from ``first`` to ``last``, by their logarithm."""
    reach = math.log10(high / low) or 1.0
    return lambda value: first + math.log10(value / low) / reach * (last - first)


def _decades(values: Sequence[float]) -> tuple[int, int]:
    return math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))


def _apart(wanted: Sequence[float], low: float, high: float) -> list[float]:
    """Places at least ``LEADING`` apart, between ``low`` and ``high``, near the wanted ones."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    places = [0.0] * len(wanted)
    floor = low
    for i in order:
        places[i] = max(wanted[i], floor)
        floor = places[i] + LEADING
    ceiling = high
    for i in reversed(order):
        places[i] = min(places[i], ceiling)
        ceiling = places[i] - LEADING
    return places


def _text(x: float, y: float, text: str, css: str = "", anchor: str = "start") -> Node:
    place = {"x": f"{x:g}", "y": f"{y:g}"}
    if anchor != "start":
        place["text-anchor"] = anchor
    return node("text", css, text, **place)


def _grid(
    timings: Timings, x: Callable[[float], float], y: Callable[[float], float], words: dict
) -> list[Node]:
    times = [seconds for way in timings.ways for seconds in way.seconds]
    low, high = _decades(times)
    lines, texts = [], []
    step = 1 if high - low <= 8 else 2
    for power in range(low, high + 1, step):
        at = y(10.0**power)
        lines.append(f"M{LEFT} {at:.1f}H{RIGHT}")
        tick = shown(10.0**power).replace(".00", "").replace(".0", "")
        texts.append(_text(RIGHT + 5, round(at + 3.5, 1), tick))
    shown_at = -100.0
    for size in timings.sizes:
        lines.append(f"M{x(size):.1f} {TOP}V{BOTTOM}")
        if x(size) - shown_at >= 28:
            shown_at = x(size)
            texts.append(_text(round(shown_at, 1), BOTTOM + 15, count(size), anchor="middle"))
    texts.append(_text((LEFT + RIGHT) / 2, BOTTOM + 34, words["elements"], anchor="middle"))
    texts.append(_text(WIDTH - 1, 11, words["time_of_call"], anchor="end"))
    return [node("path", "cs-plot__grid", d="".join(lines)), *texts]


def _curve(
    way: Way,
    at: int,
    sizes: Sequence[int],
    x: Callable[[float], float],
    y: Callable[[float], float],
    beside: float,
) -> Node:
    points = [(x(size), y(seconds)) for size, seconds in zip(sizes, way.seconds, strict=True)]
    line = "L".join(f"{across:.1f} {down:.1f}" for across, down in points)
    marks = "".join(f"M{across:.1f} {down:.1f}{MARKS[at % len(MARKS)]}" for across, down in points)
    first = points[0]
    leader = f"M{LEFT - 12} {beside:.1f}L{first[0] - 4:.1f} {first[1]:.1f}"
    dash = DASHES[at % len(DASHES)]
    return node(
        "g",
        f"cs-{way.verdict.replace('_', '-')}",
        node("path", "cs-plot__leader", d=leader),
        node("path", "", d=f"M{line}", **({"stroke-dasharray": dash} if dash else {})),
        node("path", "cs-plot__mark", d=marks),
        node("path", "cs-plot__mark", d=f"M{LEFT - 17} {beside:.1f}{MARKS[at % len(MARKS)]}"),
        _text(LEFT - 24, round(beside + 3.5, 1), way.label, anchor="end"),
    )


def _in_words(timings: Timings, language: str) -> str:
    """What the picture shows, for readers who do not see it."""
    ends = {}
    for key, column in (("first", 0), ("last", -1)):
        ordered = sorted(timings.ways, key=lambda way: way.seconds[column])
        ends |= {
            key: f"{timings.sizes[column]:,}",
            f"{key}_least": f"{ordered[0].code} {shown(ordered[0].seconds[column])}",
            f"{key}_most": f"{ordered[-1].code} {shown(ordered[-1].seconds[column])}",
        }
    return WORDS[language]["timings_seen"].format(count=len(timings.ways), **ends)


def svg(timings: Timings, language: str) -> Node:
    """The picture, with its text alternative."""
    words = WORDS[language]
    times = [seconds for way in timings.ways for seconds in way.seconds]
    low, high = _decades(times)
    x = _scale(timings.sizes[0], timings.sizes[-1], LEFT + 8, RIGHT - 8)
    y = _scale(10.0**low, 10.0**high, BOTTOM, TOP)
    beside = _apart([y(way.seconds[0]) for way in timings.ways], TOP + 4, BOTTOM)
    curves = [
        _curve(way, at, timings.sizes, x, y, beside[at]) for at, way in enumerate(timings.ways)
    ]
    return node(
        "svg",
        "cs-plot",
        *_grid(timings, x, y, words),
        *curves,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        **{"aria-label": _in_words(timings, language)},
    )


def numbers(timings: Timings, language: str) -> Node:
    """The medians as a table: one row a way, one column a size."""
    words = WORDS[language]
    head = [[words["expression"]], *([count(size)] for size in timings.sizes)]
    body = [
        [[node("code", "", way.code)], *([shown(seconds)] for seconds in way.seconds)]
        for way in timings.ways
    ]
    return table("cs-table cs-timings", [words["time_of_call"]], head, body)


def figure(timings: Timings, language: str) -> Node:
    """Picture, where its numbers come from, and the numbers."""
    words = WORDS[language]
    verdicts = dict.fromkeys(way.verdict for way in timings.ways)
    key = [part for kind in verdicts for part in (chip(kind, VERDICTS[language][kind]), " ")]
    about = words["timings_about"].format(
        **timings.environment.to_dict() | {"platform": timings.environment.platform.split()[0]},
        architecture=timings.architecture,
        cores=timings.cores,
        measured=timings.measured,
        source=timings.source,
        rounds=timings.rounds,
        spread=f"{timings.spread:.0%}",
    )
    return node(
        "div",
        "cs-figure",
        svg(timings, language),
        node("p", "cs-figure__key", *key),
        node("p", "cs-figure__about", *label(about)),
        node(
            "details", "", node("summary", "", words["timings_table"]), numbers(timings, language)
        ),
        **{"data-search-exclude": ""},
    )
