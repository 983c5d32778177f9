"""What does a copy still share with its source?

>>> from copyscope import compare
>>> compare([1, [2]], [1, [2]]).verdict.value
'independent'
"""

from copyscope.probe import Autograd, Kept, Sharing, Verdict, assert_independent, compare

__all__ = ["Autograd", "Kept", "Sharing", "Verdict", "assert_independent", "compare"]
