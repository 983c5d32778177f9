"""Snippet files: plain Python with a declaration of what is measured that no reader sees.

The declaration is a block of TOML in comments, in the shape of PEP 723 inline metadata::

    # /// copyscope
    # compare = ["x -> y"]
    # ///
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from copyscope.problems import Failed, Problem, shown

OPENING = "# /// copyscope"
CLOSING = "# ///"
CELL_FOLDER = "articles"
_CELL = re.compile(r"# %% (?P<name>[\w-]+)\s*$")
_KEYS = {"compare": list, "shown_as": dict, "raises": str, "timeout": (int, float), "claim": str}


@dataclass(frozen=True)
class Pair:
    """Two expressions whose objects are compared when the snippet has ended."""

    source: str
    result: str
    line: int


@dataclass(frozen=True)
class Snippet:
    """One example: ``name`` is its path below ``snippets/`` without ``.py``."""

    name: str
    path: str
    text: str
    code: str
    pairs: tuple[Pair, ...]
    raises: str | None = None
    timeout: float | None = None
    shown_as: Mapping[str, str] = field(default_factory=dict)
    claim: str | None = None

    @property
    def first_line(self) -> int:
        """The line of the file at which the code that readers see begins."""
        return self.text.count("\n") - self.code.count("\n") + 1

    def expression(self, result: str) -> str:
        """How the snippet makes ``result``: as declared, else as its code assigns it."""
        return self.shown_as.get(result) or expression_of(self.code, result)


def _is_path(expression: str) -> bool:
    """Whether ``expression`` is a name, or attributes and constant items reached from one."""
    try:
        node = ast.parse(expression, mode="eval").body
    except SyntaxError:
        return False
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        if isinstance(node, ast.Subscript):
            try:
                ast.literal_eval(node.slice)
            except ValueError:
                return False
        node = node.value
    return isinstance(node, ast.Name)


def _split(text: str, path: str) -> tuple[str, int, str]:
    """The TOML text, the line it starts at, and the code below it."""
    lines = text.splitlines(keepends=True)
    if not lines or lines[0].rstrip() != OPENING:
        raise Failed([Problem(path, 1, f"the first line of a snippet is '{OPENING}'")])
    for end, line in enumerate(lines[1:], 1):
        if line.rstrip() == CLOSING:
            toml = "".join(line.removeprefix("#").removeprefix(" ") for line in lines[1:end])
            return toml, 2, "".join(lines[end + 1 :]).lstrip("\n")
        if not line.startswith("#"):
            break
    raise Failed([Problem(path, 1, f"the declaration has no closing '{CLOSING}'")])


def declaration(text: str, path: str) -> tuple[dict[str, Any], str, int, str]:
    """What the top of a file declares, its TOML text, the line that starts at, and the code below.

    Raises ``Failed`` when there is no declaration or it cannot be read.
    """
    toml, start, code = _split(text, path)
    try:
        return tomllib.loads(toml), toml, start, code
    except tomllib.TOMLDecodeError as error:
        raise Failed([Problem(path, start, f"the declaration is not TOML: {error}")]) from None


def parse(text: str, *, name: str, path: str) -> Snippet:
    """Read one snippet.

    ``path`` is used in messages only. Raises ``Failed`` with each thing wrong in the
    declaration; Python errors in the code are left to the run, which knows the line.
    """
    declared, toml, start, code = declaration(text, path)

    def line_of(word: str) -> int:
        lines = toml.splitlines()
        return next((start + i for i, line in enumerate(lines) if word in line), start)

    problems = []
    for key, value in declared.items():
        if key not in _KEYS:
            reason = f"unknown key '{key}': known are {', '.join(_KEYS)}"
            problems.append(Problem(path, line_of(key), reason))
        elif not isinstance(value, _KEYS[key]):
            problems.append(Problem(path, line_of(key), f"'{key}' has the wrong type"))
    if problems:
        raise Failed(problems)

    pairs = []
    for entry in declared.get("compare", []):
        source, arrow, result = (part.strip() for part in str(entry).partition("->"))
        if not (arrow and _is_path(source) and _is_path(result)):
            reason = f"'{entry}' is not 'source -> result' with two names or paths from names"
            problems.append(Problem(path, line_of(str(entry)), reason))
        pairs.append(Pair(source, result, line_of(str(entry))))
    shown_as = declared.get("shown_as", {})
    for result in shown_as.keys() - {pair.result for pair in pairs}:
        reason = f"'shown_as' names {result}, which is not the result of a comparison"
        problems.append(Problem(path, line_of("shown_as"), reason))
    promised = pairs or declared.get("raises") or declared.get("claim") or calls_print(code)
    if not promised:
        problems.append(Problem(path, 1, "compares nothing, raises nothing and prints nothing"))
    if problems:
        raise Failed(problems)
    return Snippet(
        name=name,
        path=path,
        text=text,
        code=code,
        pairs=tuple(pairs),
        raises=declared.get("raises"),
        timeout=declared.get("timeout"),
        shown_as=shown_as,
        claim=declared.get("claim"),
    )


def load(folder: Path, root: Path) -> tuple[list[Snippet], list[Problem]]:
    """All snippets below ``folder`` in name order, and what is wrong with the others."""
    snippets, problems = [], []
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder).with_suffix("").as_posix()
        if name.startswith(f"{CELL_FOLDER}/"):
            continue
        try:
            text = file.read_text(encoding="utf-8")
            snippets.append(parse(text, name=name, path=shown(file, root)))
        except Failed as failed:
            problems += failed.problems
        except UnicodeDecodeError as error:
            problems.append(Problem(shown(file, root), 1, f"is not UTF-8: {error.reason}"))
    return snippets, problems


def cells(text: str) -> dict[str, str]:
    """The named cells of a notebook's code file, in order.

    A cell begins at ``# %% name``. Raises ValueError when a name occurs twice or code
    stands before the first cell.
    """
    found: dict[str, str] = {}
    name = None
    for line in text.splitlines(keepends=True):
        if match := _CELL.match(line):
            name = match["name"]
            if name in found:
                raise ValueError(f"two cells are named '{name}'")
            found[name] = ""
        elif name is not None:
            found[name] += line
        elif line.strip() and not line.startswith("#"):
            raise ValueError("code stands before the first cell")
    return {name: code.strip("\n") + "\n" for name, code in found.items()}


def include(target: str, folder: Path) -> str:
    """The code a page shows for ``torch/clone.py`` or ``articles/copies.py:cell``.

    Raises FileNotFoundError when there is no such file or cell.
    """
    file, _, cell = target.partition(":")
    path = folder / file
    if path.suffix != ".py" or not path.is_file():
        raise FileNotFoundError(f"no snippet '{file}'")
    text = path.read_text(encoding="utf-8")
    if not cell:
        return _split(text, file)[2]
    try:
        return cells(text)[cell]
    except KeyError:
        raise FileNotFoundError(f"no cell '{cell}' in '{file}'") from None
    except ValueError as error:
        raise FileNotFoundError(f"the cells of '{file}' cannot be read: {error}") from None


def _bindings(tree: ast.Module) -> Iterator[tuple[ast.expr, ast.expr]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if (
                    isinstance(target, ast.Tuple)
                    and isinstance(node.value, ast.Tuple)
                    and len(target.elts) == len(node.value.elts)
                ):
                    yield from zip(target.elts, node.value.elts, strict=True)
                else:
                    yield target, node.value
        elif isinstance(node, ast.AnnAssign) and node.value:
            yield node.target, node.value


def calls_print(code: str) -> bool:
    """Whether ``code`` has a call of ``print`` in it; also for code that does not parse."""
    try:
        nodes = ast.walk(ast.parse(code))
    except SyntaxError:
        return "print(" in code
    return any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
        for node in nodes
    )


def expression_of(code: str, result: str) -> str:
    """How ``code`` makes ``result``: the right-hand side of its last assignment.

    Falls back to ``result`` itself, for code that does not parse or binds it otherwise.
    """
    try:
        bindings = list(_bindings(ast.parse(code)))
    except SyntaxError:
        return result
    made = [value for target, value in bindings if ast.unparse(target) == result]
    return ast.get_source_segment(code, made[-1]) or result if made else result
