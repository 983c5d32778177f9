"""What a picture of two objects needs: their parts, and where the elements of each lie."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from copyscope.probe import kinds, walk
from copyscope.probe.compare import memory_of
from copyscope.probe.kinds import ATOM, Kinds
from copyscope.probe.pieces import Piece
from copyscope.probe.tensors import untouched

#: Parts of one side that are listed, beside the object itself.
MOST_PARTS = 8
#: Objects that are looked at on one side.
MOST_WALKED = 5_000
#: Plain values inside one object that are listed.
MOST_VALUES = 6
#: Paths to one part that are listed.
MOST_PATHS = 4

_MUTABLE = (kinds.NODE, kinds.TENSOR, kinds.ARRAY, kinds.BUFFER)
_MEMORY = (kinds.TENSOR, kinds.ARRAY, kinds.BUFFER)
_PLAIN = frozenset((int, float, bool, complex, str, bytes, type(None)))
_shorten = reprlib.Repr()
_shorten.maxstring = _shorten.maxother = _shorten.maxlong = 14


class _Found(NamedTuple):
    obj: Any
    kind: int
    paths: list[str]
    parent: int | None


def anatomy(source: object, result: object, shared: Iterable[str] = ()) -> dict[str, Any]:
    """`{"source": side, "result": side}`, JSON-ready. Never raises, writes or splits a lazy copy.

    A side has `parts`, the object itself first, and `more`, the number of mutable parts that
    are not listed. A part has `type`, `id` and `paths`; where it has one, its `memory`: `data`
    and `storage` (addresses), `storage_bytes`, `shape`, `strides` (bytes), `itemsize`; and
    `values`, the path and the text of plain values right inside it. What is `shared` (paths
    from the result) comes before what is not.
    """
    try:
        with untouched():
            return _anatomy(source, result, frozenset(shared))
    except Exception:
        sides = {"source": source, "result": result}
        bare = {
            k: {"type": kinds.type_name(v), "id": id(v), "paths": [""]} for k, v in sides.items()
        }
        return {side: {"parts": [part], "more": 0} for side, part in bare.items()}


def _anatomy(source: Any, result: Any, shared: frozenset[str]) -> dict[str, Any]:
    known = Kinds()
    if source is result:
        whole = {id(source): _Found(source, known[type(source)], [""], None)}
        side = _side(whole, set(), known)
        return {"source": side, "result": side}
    ours, theirs = _walk(source, known), _walk(result, known)
    common = [found for found in theirs.values() if not shared.isdisjoint(found.paths)]
    return {
        "source": _side(ours, _same(common, ours, known), known),
        "result": _side(theirs, {id(found.obj) for found in common}, known),
    }


def _walk(root: Any, known: Kinds) -> dict[int, _Found]:
    """Everything that is no atom, by id, with the shortest paths to it; parents first."""
    found = {id(root): _Found(root, known[type(root)], [""], None)}
    pending = [root]
    for here in pending:
        path = found[id(here)].paths[0]
        for step, value in _children(here, known):
            kind = known[type(value)]
            if kind == ATOM or step == ".__dict__":
                continue
            if id(value) in found:
                paths = found[id(value)].paths
                if value is not root and len(paths) < MOST_PATHS and not _is_private(step):
                    paths.append(path + step)
            elif len(found) < MOST_WALKED:
                found[id(value)] = _Found(value, kind, [path + step], id(here))
                pending.append(value)
    return found


def _children(obj: Any, known: Kinds) -> Iterator[tuple[str, Any]]:
    try:
        yield from walk.children(obj, known[type(obj)])
    except Exception:
        return


def _same(common: list[_Found], others: dict[int, _Found], known: Kinds) -> set[int]:
    """Ids of those among `others` that are one of `common`, or have their block of memory."""
    blocks = {block for found in common for block in [_block(found, known)] if block}
    return {id(found.obj) for found in common} | {
        key for key, found in others.items() if blocks and _block(found, known) in blocks
    }


def _block(found: _Found, known: Kinds) -> tuple[str, int, int] | None:
    piece = _piece(found.obj, found.kind) if found.kind in _MEMORY else None
    return piece.block if piece is not None else None


def _piece(obj: Any, kind: int) -> Piece | None:
    """The one piece of memory of an object; None when it has none, or several."""
    memory = memory_of(obj, kind)
    if memory is None or len(memory.pieces) != 1 or memory.reason or memory.pieces[0].label:
        return None
    return memory.pieces[0]


def _side(found: dict[int, _Found], wanted: set[int], known: Kinds) -> dict[str, Any]:
    root, *inside = found.values()
    below: set[int] = set()
    parts = []
    for part in inside:
        if part.parent in below or (part.parent in wanted and part.parent != id(root.obj)):
            # Shared because what it is in is shared.
            below.add(id(part.obj))
        elif part.kind in _MUTABLE and (id(part.obj) in wanted or not _is_private(part.paths[0])):
            parts.append(part)
    chosen = sorted(
        parts, key=lambda part: (id(part.obj) not in wanted, _is_private(part.paths[0]))
    )
    kept = {id(part.obj) for part in chosen[:MOST_PARTS]}
    listed = [part for part in parts if id(part.obj) in kept]
    return {
        "parts": [_describe(part, known) for part in (root, *listed)],
        "more": len(parts) - len(listed),
    }


def _is_private(path: str) -> bool:
    """Reached through something that is no business of the object's users."""
    return "._" in path or ".<" in path


def _describe(found: _Found, known: Kinds) -> dict[str, Any]:
    obj, kind = found.obj, found.kind
    made: dict[str, Any] = {"type": _type(obj), "id": id(obj), "paths": found.paths}
    piece = _piece(obj, kind)
    if piece is not None and piece.region is not None and piece.block is not None:
        region = piece.region
        made["memory"] = {
            "data": region.start,
            "storage": piece.block[1],
            "storage_bytes": piece.block[2],
            "shape": list(region.shape),
            "strides": list(region.strides),
            "itemsize": region.itemsize,
        }
    elif kind not in _MEMORY:
        values = list(_values(obj, known))
        if values:
            made["values"] = values[:MOST_VALUES]
            made["more_values"] = len(values) - len(made["values"])
    return made


def _type(obj: Any) -> str:
    name = kinds.type_name(obj)
    return "numpy.ndarray" if name == "ndarray" else name


def _values(obj: Any, known: Kinds) -> Iterator[tuple[str, str]]:
    torch_nn = kinds.loaded("torch.nn")
    if torch_nn is not None and kinds.is_a(obj, torch_nn.Module):
        return
    for step, value in _children(obj, known):
        if type(value) in _PLAIN and not _is_private(step):
            yield step, _shorten.repr(value)
