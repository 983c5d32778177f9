"""Pictures of comparisons, from records alone: what two names refer to, and what they share."""

from copyscope.drawing.alternative import alternative
from copyscope.drawing.picture import draw, refer, sheet, shows_something, to_file
from copyscope.drawing.schematic import schematic

__all__ = [
    "alternative",
    "draw",
    "refer",
    "schematic",
    "sheet",
    "shows_something",
    "to_file",
]
