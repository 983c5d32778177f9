"""Whether an exception says that this version lacks something, rather than does it otherwise."""

from __future__ import annotations

import ast
import re

_MISSING = {
    "AttributeError": re.compile(r"has no attribute '(\w+)'"),
    "ImportError": re.compile(r"cannot import name '(\w+)'"),
    "ModuleNotFoundError": re.compile(r"No module named '([\w.]+)'"),
    "TypeError": re.compile(
        r"unexpected keyword argument '(\w+)'|'(\w+)' is an invalid keyword argument"
    ),
}
# torch's overloads: what was given, then each list of what can be.
_OVERLOADS = re.compile(r"combination of arguments - got \((?P<got>.*?)\), but expected", re.DOTALL)
_KEYWORD = re.compile(r"\b(\w+)=")


def _own_attributes(code: str) -> set[str]:
    """Attributes that ``code`` itself makes: that one is not there says nothing of a library."""
    try:
        nodes = list(ast.walk(ast.parse(code)))
    except SyntaxError:
        return set()
    stored = {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    return stored | {
        node.name for node in nodes if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    }


def names_missing(exception: str, message: str, code: str) -> bool:
    """Whether the text of an ``exception`` that ended ``code`` names something not there.

    An attribute, module or name, or a keyword argument that no overload takes.
    """
    pattern = _MISSING.get(exception)
    if pattern and (match := pattern.search(message)):
        return exception != "AttributeError" or match[1] not in _own_attributes(code)
    return exception == "TypeError" and _unknown_keyword(message)


def _unknown_keyword(message: str) -> bool:
    match = _OVERLOADS.search(message)
    if match is None:
        return False
    expected = message[match.end() :]
    return any(not re.search(rf"\b{name}\b", expected) for name in _KEYWORD.findall(match["got"]))
