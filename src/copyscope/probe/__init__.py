"""What is shared between two objects, measured from outside."""

from copyscope.probe.anatomy import anatomy
from copyscope.probe.compare import assert_independent, compare
from copyscope.probe.model import Autograd, Kept, Sharing, Verdict
from copyscope.probe.portrait import locate, parts
from copyscope.probe.witness import Witness, disagreements, witness

__all__ = [
    "Autograd",
    "Kept",
    "Sharing",
    "Verdict",
    "Witness",
    "anatomy",
    "assert_independent",
    "compare",
    "disagreements",
    "locate",
    "parts",
    "witness",
]
