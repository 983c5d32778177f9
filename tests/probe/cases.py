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

#: Fields on which `compare` knows better than the measurement, each settled by a test in
#: test_cases.py.
SETTLED: dict[str, dict[str, Any]] = {
    # The weak references of both lead to one live object: test_weak_reference_leads_to_one_object
    "py.copy.property_weakref": {"independent": False},
    # The measurement compared addresses; the bytes are one file's: test_trap_09 in test_traps.py
    "torch.from_file_shared": {"overlap": "all"},
    # The measurement asked the wrapper, which has no memory of its own: test_jagged_detach_writes
    "torch.nested_detach": {"same_storage": True},
    # The copy still computes with the original: test_patched_copies_answer_with_the_original
    "nn.deepcopy_lambda_hook": {"independent": False},
    "nn.deepcopy_forward_patch": {"independent": False},
    "nn.deepcopy_weakref_forward": {"independent": False},
    # Attributes of a saved tensor come back, whichever way it is loaded: test_load_mmap_attributes
    "torch.load_mmap": {"attributes": True},
}


def expected(case: dict[str, Any]) -> dict[str, Any]:
    """The fields of Sharing that the measurement of a case determines."""
    measured = case["measured"]
    found = {name: measured[name] for name in ("same_object", "overlap") if name in measured}
    if "same_storage" in measured:
        found["same_storage"] = measured["same_storage"]
    if "version_shared" in measured:
        found["version_counter_shared"] = measured["version_shared"]
    writes = [value for name, value in measured.items() if "writes_" in name]
    both_ways = {name.rpartition("writes_")[2] for name in measured if "writes_" in name}
    if any(writes):
        found["independent"] = False
    elif len(both_ways) == 2:
        found["independent"] = True
    return found | {k: v for k, v in SETTLED.get(case["id"], {}).items() if k != "attributes"}


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
