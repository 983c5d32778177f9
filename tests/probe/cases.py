"""The measured cases and a way to run one."""

from __future__ import annotations

import ast
import json
import pathlib
import sys
import types
import warnings
from collections.abc import Callable
from typing import Any

DATA = pathlib.Path(__file__).parents[1] / "data" / "cases.json"
CASES: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["cases"]


def run(code: str, prepare: Callable[[Any], None] | None = None) -> dict[str, Any]:
    """Execute a case in a fresh namespace and return that.

    `prepare(src)` is called as soon as `src` is bound and again before `dst` is first bound. It
    has to bear being called twice. `prepared` in the namespace says whether it was called.
    """
    module = types.ModuleType("measured_case")
    sys.modules[module.__name__] = module
    space = module.__dict__
    tree = ast.parse(code)
    steps = [tree.body]
    if prepare is not None:
        end = next((i for i, node in enumerate(tree.body) if _binds(node, "dst")), 0)
        bound = max((i + 1 for i in range(end) if _binds(tree.body[i], "src")), default=end)
        steps = [tree.body[:bound], tree.body[bound:end], tree.body[end:]]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for i, step in enumerate(steps):
            if i and prepare is not None and "src" in space:
                prepare(space["src"])
                space["prepared"] = True
            exec(compile(ast.Module(step, []), "<case>", "exec"), space)
    return dict(space)


def _binds(node: ast.stmt, name: str) -> bool:
    return any(
        isinstance(part, ast.Name) and part.id == name and isinstance(part.ctx, ast.Store)
        for part in ast.walk(node)
    )
