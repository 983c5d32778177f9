"""What a version lacks is told from what it does otherwise, by the text of the exception."""

from __future__ import annotations

import pytest

from copyscope.running.missing import names_missing

LACKS = {
    "attribute": ("AttributeError", "'Tensor' object has no attribute 'untyped_storage'"),
    "function": ("AttributeError", "module 'torch' has no attribute 'func'"),
    "name": ("ImportError", "cannot import name 'weight_norm' from 'torch.nn' (a.py)"),
    "module": ("ModuleNotFoundError", "No module named 'torch.func'"),
    "keyword": ("TypeError", "from_dlpack() got an unexpected keyword argument 'copy'"),
    "builtin": ("TypeError", "'mmap' is an invalid keyword argument for Unpickler()"),
    "overloads": (
        "TypeError",
        "f() received an invalid combination of arguments - got (Tensor, tuple, check=bool), "
        "but expected one of:\n * (Tensor indices, tuple of ints size, *, torch.dtype dtype)\n",
    ),
}
DIFFERS = {
    "other": ("RuntimeError", "Can't export tensors that require gradient"),
    "value": ("TypeError", "only integer tensors of a single element can be converted"),
    "overloads": (
        "TypeError",
        "f() received an invalid combination of arguments - got (list, dtype=str), "
        "but expected one of:\n * (Tensor indices, *, torch.dtype dtype)\n",
    ),
    "words": ("RuntimeError", "'Tensor' object has no attribute 'x'"),
}


@pytest.mark.parametrize("case", LACKS)
def test_a_text_that_names_something_missing(case):
    assert names_missing(*LACKS[case], "x = 1\n")


@pytest.mark.parametrize("case", DIFFERS)
def test_a_text_that_says_something_else(case):
    assert not names_missing(*DIFFERS[case], "x = 1\n")


def test_what_the_snippet_makes_itself_is_not_missing_from_a_library():
    text = "'Tensor' object has no attribute 'tag'"
    assert names_missing("AttributeError", text, "y = copy.copy(x)\nprint(y.tag)\n")
    assert not names_missing("AttributeError", text, "x.tag = 1\nprint(copy.copy(x).tag)\n")
    assert not names_missing("AttributeError", text, "def tag(): pass\ny.tag()\n")
    assert names_missing("AttributeError", text, "x = = 1\n")
