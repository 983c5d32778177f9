"""The measured cases and a way to run one."""

from __future__ import annotations

import ast
import json
import pathlib
import sys
import types
import warnings
from typing import Any

DATA = pathlib.Path(__file__).parents[1] / "data" / "cases.json"
CASES: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["cases"]


def run(code: str, prepare: Any = None) -> dict[str, Any]:
    """Execute a case in a fresh namespace; `prepare(src)` runs before `dst` is first bound.

    Returns the namespace; `_prepared` says whether there was a place to prepare the source.
    """
    module = types.ModuleType("measured_case")
    sys.modules[module.__name__] = module
    space = module.__dict__
    tree = ast.parse(code)
    at = len(tree.body)
    if prepare is not None:
        at = next((i for i, node in enumerate(tree.body) if _binds(node, "dst")), at)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(compile(ast.Module(tree.body[:at], []), "<case>", "exec"), space)
        space["_prepared"] = at < len(tree.body) and "src" in space
        if prepare is not None and space["_prepared"]:
            prepare(space["src"])
        exec(compile(ast.Module(tree.body[at:], []), "<case>", "exec"), space)
    # The namespace must outlive the module, which clears it.
    return dict(space)


def _binds(node: ast.stmt, name: str) -> bool:
    return any(
        isinstance(part, ast.Name) and part.id == name and isinstance(part.ctx, ast.Store)
        for part in ast.walk(node)
    )
