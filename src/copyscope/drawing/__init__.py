"""Pictures of comparisons, from records alone: what two names refer to, and what they share."""

from copyscope.drawing.alternative import alternative
from copyscope.drawing.picture import draw, shows_something
from copyscope.drawing.schematic import schematic

__all__ = ["alternative", "draw", "schematic", "shows_something"]
