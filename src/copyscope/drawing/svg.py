"""A small canvas: lines and boxes gathered into few paths, and text that is known to fit."""

from __future__ import annotations

import unicodedata
from html import escape

WIDTH = 340
#: Width of a character in ems, wider than in any of the site's monospaced fonts.
LATIN, WIDE = 0.62, 1.0
SMALL, NORMAL = 10, 11.5
NAMESPACE = "http://www.w3.org/2000/svg"
#: What shapes inherit, beside a font.
BASE = f'font-size="{SMALL}" fill="currentColor"'
_FONT = 'font-family="monospace"'


def text_width(text: str, size: float = SMALL) -> float:
    """At most this wide is `text` in a monospaced font with Hangul from another."""
    wide = sum(unicodedata.east_asian_width(char) in "WF" for char in text)
    return size * (WIDE * wide + LATIN * (len(text) - wide))


def fit(text: str, width: float, size: float = SMALL, *, end: bool = False) -> str:
    """`text`, cut to `width`; what is left is its beginning, or its `end`."""
    if text_width(text, size) <= width:
        return text
    while text and text_width(text + "…", size) > width:
        text = text[1:] if end else text[:-1]
    return f"…{text}" if end else f"{text.rstrip()}…"


def number(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


#: How each style differs without colour, which a stylesheet may add to its class.
_STROKES = {
    "p-line": 'stroke-opacity=".75"',
    "p-thin": 'stroke-opacity=".5"',
    "p-store": 'stroke-width="1.5" stroke-opacity=".75"',
    "p-dash": 'stroke-dasharray="3 3" stroke-opacity=".5"',
    "p-bold": 'stroke-width="2"',
    "p-hatch": "",
    "p-bar": 'stroke-width="3" stroke-opacity=".75"',
    "p-head": 'fill="currentColor" stroke="none"',
    "p-graph": 'stroke-dasharray="5 2"',
    "p-graph-head": 'fill="currentColor" stroke="none"',
}
_TEXTS = {
    "": "",
    "p-name": ' font-size="12.5" font-weight="700"',
    "p-type": f' font-size="{NORMAL}" font-weight="700"',
    "p-path": ' font-weight="700"',
    "p-dim": ' opacity=".75"',
    "p-graph-text": ' class="p-graph-text"',
}
#: The colours a page's style sheet gives these styles, for shapes that it does not reach.
COLOURS = (
    ".p-bold,.p-hatch{stroke:var(--cs-color)}"
    ".p-graph{stroke:var(--cs-graph)}"
    ".p-graph-head,.p-graph-text{fill:var(--cs-graph)}"
)


class Canvas:
    """Collects shapes by style and texts in order. A style says no colour."""

    def __init__(self) -> None:
        self._paths: dict[str, list[str]] = {}
        self._texts: list[str] = []
        self.height = 0.0

    def path(self, style: str, data: str) -> None:
        self._paths.setdefault(style, []).append(data)

    def line(self, style: str, *points: tuple[float, float]) -> None:
        """A line through `points`, in right angles or not."""
        (x, y), *rest = points
        data = f"M{number(x)} {number(y)}"
        for to_x, to_y in rest:
            if to_x == x:
                data += f"V{number(to_y)}"
            elif to_y == y:
                data += f"H{number(to_x)}"
            else:
                data += f"L{number(to_x)} {number(to_y)}"
            x, y = to_x, to_y
        self.path(style, data)

    def box(self, style: str, x: float, y: float, width: float, height: float) -> None:
        w, h = number(width), number(height)
        self.path(style, f"M{number(x)} {number(y)}h{w}v{h}h-{w}z")
        self.reach(y + height)

    def rounded(self, style: str, x: float, y: float, width: float, height: float) -> None:
        w, h, r = number(width - 8), number(height - 8), 4
        self.path(
            style,
            f"M{number(x + r)} {number(y)}h{w}q4 0 4 4v{h}q0 4-4 4h-{w}q-4 0-4-4v-{h}q0-4 4-4z",
        )
        self.reach(y + height)

    def hatch(self, x: float, y: float, width: float, height: float) -> None:
        """Slanted strokes that fill a box."""
        step = 4
        for along in range(step, int(width + height), step):
            low, high = max(0.0, along - height), min(float(along), width)
            if high - low >= 1:
                start = f"M{number(x + low)} {number(y + along - low)}"
                self.path("p-hatch", f"{start}l{number(high - low)}-{number(high - low)}")

    def head(self, style: str, x: float, y: float, turn: str) -> None:
        """An arrowhead whose tip is at `(x, y)`, pointing `down`, `up` or `right`."""
        shape = {"down": "l-3-6h6z", "up": "l-3 6h6z", "right": "l-6-3v6z"}[turn]
        self.path(style, f"M{number(x)} {number(y)}{shape}")

    def text(self, x: float, y: float, text: str, style: str = "", anchor: str = "") -> None:
        at = f' text-anchor="{anchor}"' if anchor else ""
        shown = escape(text, quote=False)
        self._texts.append(
            f'<text x="{number(x)}" y="{number(y)}"{_TEXTS[style]}{at}>{shown}</text>'
        )
        self.reach(y + 4)

    def texts(self, y: float, placed: list[tuple[float, str]], style: str = "") -> None:
        """Several short texts on one line, each centred on its place."""
        shown = "".join(f'<tspan x="{number(x)}">{escape(text)}</tspan>' for x, text in placed)
        self._texts.append(
            f'<text y="{number(y)}"{_TEXTS[style]} text-anchor="middle">{shown}</text>'
        )
        self.reach(y + 4)

    def reach(self, y: float) -> None:
        """The picture is at least this high."""
        self.height = max(self.height, y)

    @property
    def view(self) -> str:
        """The `viewBox` that holds everything."""
        return f"-1 0 {WIDTH + 2} {number(self.height + 2)}"

    def shapes(self) -> str:
        """Everything drawn, for an element that has the attributes of `BASE`."""
        paths = "".join(
            f'<path class="{style}" {_STROKES[style]} d="{"".join(data)}"/>'
            for style, data in self._paths.items()
        )
        return f'<g fill="none" stroke="currentColor">{paths}</g>{"".join(self._texts)}'

    def render(self, label: str, css: str = "") -> str:
        """The SVG element with `label` as its alternative; without CSS in the text's colour."""
        return (
            f'<svg class="cs-drawing {css}" viewBox="{self.view}" '
            f'role="img" aria-label="{escape(label)}" {_FONT} {BASE}>{self.shapes()}</svg>'
        )

    def reference(self, label: str, css: str, address: str) -> str:
        """The same, with the shapes taken from the element at `address`."""
        return (
            f'<svg class="cs-drawing {css}" viewBox="{self.view}" role="img" '
            f'aria-label="{escape(label)}"><use href="{escape(address)}"/></svg>'
        )

    def file(self, label: str) -> str:
        """An SVG file on white, for places with no style sheet and any background."""
        x, y, width, height = self.view.split()
        return (
            f'<svg xmlns="{NAMESPACE}" viewBox="{self.view}" width="{width}" height="{height}" '
            f'role="img" aria-label="{escape(label)}" color="#1a1a1a" {_FONT} {BASE}>'
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#fff"/>'
            f"{self.shapes()}</svg>"
        )
