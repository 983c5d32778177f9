"""What is shared between two objects, measured from outside."""

from copyscope.probe.compare import assert_independent, compare
from copyscope.probe.model import Autograd, Kept, Sharing, Verdict

__all__ = ["Autograd", "Kept", "Sharing", "Verdict", "assert_independent", "compare"]
