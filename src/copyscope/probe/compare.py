"""The comparison itself: from two objects to a verdict, in an order that survives the traps."""

from __future__ import annotations

import gc
import types
from collections import ChainMap
from collections.abc import Iterable
from typing import Any

from copyscope.probe import kinds, walk
from copyscope.probe.arrays import array_memory, buffer_memory
from copyscope.probe.kept import kept
from copyscope.probe.kinds import ATOM, FROZEN, FUNCTION, Kinds
from copyscope.probe.model import Sharing, Verdict
from copyscope.probe.pieces import Memory, Piece, Relations, Undecided
from copyscope.probe.tensors import (
    autograd,
    is_tensor,
    storage_memory,
    tensor_memory,
    version_shared,
)

_MEMORY = (kinds.TENSOR, kinds.ARRAY, kinds.BUFFER)


def compare(source: object, result: object) -> Sharing:
    """What do `source` and `result` have in common?

    Any two objects may be passed. Neither is written to, copied, or kept, none of their own code
    runs, and a lazy copy stays lazy. Never raises: what cannot be decided is a verdict too.

    For objects that are both tensors, arrays or buffers the element bytes decide. As soon as one
    side is a container (a list, a module, an optimizer, any object with attributes) both sides
    are walked; a tensor and a container that has its bytes in it are ``shares_memory``, as are an
    object and a view of it (``dict.keys()``, ``MappingProxyType``) or a part of it that is a
    container; everything else that is new but not independent is ``shallow_copy``.
    """
    try:
        return _compare(source, result)
    except Exception as error:
        return Sharing(
            Verdict.UNDECIDABLE,
            result is source,
            None,
            reason=f"The objects could not be examined ({kinds.type_name(error)}).",
        )


def assert_independent(a: object, b: object) -> None:
    """Raise AssertionError unless no write through one of the two can show in the other.

    The message lists the shared parts (paths as seen from `b`), or says why it is undecidable.
    """
    sharing = compare(a, b)
    if sharing.independent:
        return
    if sharing.independent is None:
        raise AssertionError(f"cannot decide whether the objects are independent: {sharing.reason}")
    if sharing.same_object:
        raise AssertionError("not independent: both are the same object")
    limit = 20
    parts = [path or "the object itself" for path in sharing.shared[:limit]]
    more = len(sharing.shared) - len(parts)
    lines = [f"not independent ({sharing.verdict.value}); shared parts of the second object:"]
    lines += [f"  {part}" for part in parts]
    if more > 0:
        lines.append(f"  ... and {more} more")
    raise AssertionError("\n".join(lines))


def memory_of(obj: Any, kind: int) -> Memory | None:
    """The memory of a tensor, array, buffer or bytes object; None for anything else."""
    if kind == kinds.TENSOR:
        return tensor_memory(obj) if is_tensor(obj) else storage_memory(obj)
    if kind == kinds.ARRAY:
        return array_memory(obj)
    if kind == kinds.BUFFER or type(obj) is bytes:
        return buffer_memory(obj)
    return None


def _compare(source: Any, result: Any) -> Sharing:
    known = Kinds()
    kind_s, kind_r = known[type(source)], known[type(result)]
    same = result is source
    memory_s = memory_of(source, kind_s)
    memory_r = memory_s if same else memory_of(result, kind_r)
    common = {
        "same_object": same,
        "autograd": autograd(source, result) if is_tensor(result) else None,
        "kept": kept(source, result),
    }
    if is_tensor(source) and is_tensor(result):
        common["version_counter_shared"] = version_shared(source, result)
    if same:
        return _same_object(source, kind_s, memory_s, known, common)
    if memory_s is not None and memory_r is not None:
        return _two_memories(source, result, memory_s, memory_r, known, common)
    return _walk_both(source, result, known, common, memory_s or memory_r)


def _same_object(
    obj: Any, kind: int, memory: Memory | None, known: Kinds, common: dict[str, Any]
) -> Sharing:
    if kind == ATOM:
        # A value, or something like a class: a value can't change, whoever holds it.
        mutable = _is_changeable_atom(obj)
    elif kind in (FROZEN, FUNCTION):
        reach = walk.collect(obj, known)
        mutable = kind == FUNCTION or bool(reach.nodes or reach.memory)
    else:
        mutable = True
    has_elements = memory is not None and memory.reason is None
    return Sharing(
        Verdict.SAME_OBJECT,
        independent=not mutable,
        same_storage=True if memory is not None and _has_block(memory) else None,
        overlap=_self_overlap(memory) if has_elements and memory else None,
        shared=("",) if mutable else (),
        new_bytes=0 if has_elements else None,
        **common,
    )


def _self_overlap(memory: Memory) -> str:
    regions = [piece.region for piece in memory.pieces if piece.region is not None]
    return "all" if any(region.extent for region in regions) else "none"


def _has_block(memory: Memory) -> bool:
    return any(piece.impl is not None or piece.block is not None for piece in memory.pieces)


def _is_changeable_atom(obj: Any) -> bool:
    order = kinds.mro(type(obj))
    return type in order or types.ModuleType in order or bool(kinds.dict_of(obj))


def _two_memories(
    source: Any,
    result: Any,
    memory_s: Memory,
    memory_r: Memory,
    known: Kinds,
    common: dict[str, Any],
) -> Sharing:
    same_storage = _same_storage(memory_s, memory_r)
    reason = memory_r.reason or memory_s.reason
    if reason is None:
        try:
            levels = _levels(memory_s, memory_r)
        except Undecided as error:
            reason = str(error)
    if reason is not None:
        return Sharing(
            Verdict.UNDECIDABLE,
            independent=None,
            same_storage=same_storage,
            reason=reason,
            **common,
        )
    data = [level for piece, level in levels if piece.data]
    if data and all(level == "all" for level in data) and _as_many(memory_s, memory_r):
        overlap = "all"
    else:
        overlap = "none" if all(level == "none" for level in data) else "part"
    shared = [piece.label for piece, level in levels if level != "none"]
    attached = _attached(source, result, known)
    if overlap != "none":
        verdict = Verdict.SHARES_MEMORY
    elif shared or attached:
        verdict = Verdict.SHALLOW_COPY
    else:
        verdict = Verdict.SHARES_STORAGE if same_storage else Verdict.INDEPENDENT
    readonly = _all_readonly(memory_s) and _all_readonly(memory_r)
    paths = [*([] if readonly else shared), *attached]
    return Sharing(
        verdict,
        independent=not paths,
        same_storage=same_storage,
        overlap=overlap,
        shared=tuple(dict.fromkeys(paths)),
        new_bytes=_new_bytes([memory_s], [memory_r]),
        **common,
    )


def _all_readonly(memory: Memory) -> bool:
    return all(piece.readonly for piece in memory.pieces)


def _as_many(memory_s: Memory, memory_r: Memory) -> bool:
    def count(memory: Memory) -> int:
        return sum(1 for p in memory.pieces if p.data and p.region and p.region.extent)

    return count(memory_s) == count(memory_r)


def _levels(memory_s: Memory, memory_r: Memory) -> list[tuple[Piece, str]]:
    """For every piece of the result: how much of it the source has."""
    relations = Relations()
    found = []
    for piece in memory_r.pieces:
        levels = [relations.overlap(other, piece) for other in memory_s.pieces]
        level = "all" if "all" in levels else "part" if "part" in levels else "none"
        found.append((piece, level))
    with_bytes = [pair for pair in found if pair[0].region and pair[0].region.extent]
    return with_bytes or found


def _same_storage(memory_s: Memory, memory_r: Memory) -> bool | None:
    impls_s = {piece.impl for piece in memory_s.pieces if piece.impl is not None and piece.data}
    impls_r = {piece.impl for piece in memory_r.pieces if piece.impl is not None and piece.data}
    if impls_s and impls_r:
        return not impls_s.isdisjoint(impls_r)
    if impls_s or impls_r:
        if not (_blocks(memory_s) and _blocks(memory_r)):
            return None
    elif not (memory_s.pieces and memory_r.pieces):
        return None
    return bool(_intersect(_blocks(memory_s), _blocks(memory_r)))


def _blocks(memory: Memory) -> list[tuple[str, int, int]]:
    return [piece.block for piece in memory.pieces if piece.block and piece.block[2]]


def _intersect(
    ours: Iterable[tuple[str, int, int]], theirs: Iterable[tuple[str, int, int]]
) -> bool:
    theirs = list(theirs)
    return any(da == db and a < b + m and b < a + n for da, a, n in ours for db, b, m in theirs)


def _new_bytes(sources: list[Memory], results: list[Memory]) -> int | None:
    """Length of the union of the result's blocks without the source's."""
    blocks = [block for memory in results for block in _blocks(memory)]
    known = [piece for memory in results for piece in memory.pieces]
    if not known or any(memory.reason for memory in results):
        return None
    total = 0
    for device in {block[0] for block in blocks}:
        own = _merge((a, a + n) for d, a, n in blocks if d == device)
        old = _merge((a, a + n) for memory in sources for d, a, n in _blocks(memory) if d == device)
        total += sum(high - low for low, high in own) - _common(own, old)
    return total


def _merge(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for low, high in sorted(spans):
        if merged and low <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(high, merged[-1][1]))
        else:
            merged.append((low, high))
    return merged


def _common(ours: list[tuple[int, int]], theirs: list[tuple[int, int]]) -> int:
    total = i = j = 0
    while i < len(ours) and j < len(theirs):
        low, high = max(ours[i][0], theirs[j][0]), min(ours[i][1], theirs[j][1])
        total += max(0, high - low)
        if ours[i][1] < theirs[j][1]:
            i += 1
        else:
            j += 1
    return total


def _attached(source: Any, result: Any, known: Kinds) -> list[str]:
    """Shared attributes, gradients and object elements of two tensors or arrays."""
    if not any(True for obj in (source, result) for _ in walk.children(obj, known[type(obj)])):
        return []
    findings = _shared_parts(source, result, known)
    if findings.reason:
        return []
    return [path for path, obj in findings.named if obj is not result]


class _Findings:
    """Shared parts by path, what stayed open, and the memory on both sides."""

    def __init__(self) -> None:
        self.named: list[tuple[str, Any]] = []
        self.reason: str | None = None
        self.bytes_shared = False
        self.storage_shared = False
        self.sources: list[Memory] = []
        self.results: list[Memory] = []
        self.reach_s = walk.Reach()


def _shared_parts(source: Any, result: Any, known: Kinds) -> _Findings:
    findings = _Findings()
    reach_s = findings.reach_s = walk.collect(source, known)
    reach_r = walk.collect(result, known)
    wanted: dict[int, Any] = {}
    for ours, theirs in (
        (reach_s.nodes, reach_r.nodes),
        (reach_s.memory, reach_r.memory),
    ):
        wanted.update((key, ours[key]) for key in ours.keys() & theirs.keys())
    if reach_r.beyond or reach_s.beyond:
        own_s, own_r = reach_s.own, reach_r.own
        wanted.update((key, own_s[key]) for key in own_s.keys() & reach_r.beyond.keys())
        wanted.update((key, own_r[key]) for key in own_r.keys() & reach_s.beyond.keys())
    memory_s = {key: _part_memory(obj, known) for key, obj in reach_s.memory.items()}
    memory_r = {
        key: memory_s[key] if key in memory_s else _part_memory(obj, known)
        for key, obj in reach_r.memory.items()
    }
    _match_memory(memory_s, memory_r, reach_r.memory, wanted, findings)
    findings.sources, findings.results = list(memory_s.values()), list(memory_r.values())
    findings.named = walk.name(result, wanted, known) if wanted else []
    if wanted and not findings.named:
        findings.named = [(f".<{kinds.type_name(obj)}>", obj) for obj in wanted.values()]
    return findings


def _part_memory(obj: Any, known: Kinds) -> Memory:
    return memory_of(obj, known[type(obj)]) or Memory()


def _match_memory(
    memory_s: dict[int, Memory],
    memory_r: dict[int, Memory],
    objects_r: dict[int, Any],
    wanted: dict[int, Any],
    findings: _Findings,
) -> None:
    """Find parts of the two sides with bytes in common, by a sweep over their extents."""
    spans: list[tuple[int, int, int, int, Piece]] = []
    impls: tuple[set[int], set[int]] = (set(), set())
    reasons: list[str | None] = [None, None]
    foreign: tuple[list[tuple[int, Piece]], list[tuple[int, Piece]]] = ([], [])
    for side, memories in enumerate((memory_s, memory_r)):
        for key, memory in memories.items():
            if memory.reason is not None:
                if not (key in memory_s and key in memory_r):
                    reasons[side] = memory.reason
                continue
            for piece in memory.pieces:
                if piece.impl is not None:
                    impls[side].add(piece.impl)
                extent = piece.region.extent if piece.region is not None else None
                if extent is not None:
                    spans.append((extent[0], extent[1], side, key, piece))
                    if piece.foreign:
                        foreign[side].append((key, piece))
    findings.storage_shared = not impls[0].isdisjoint(impls[1])
    relations = Relations()
    spans.sort(key=lambda span: span[:2])
    open_spans: tuple[list[Any], list[Any]] = ([], [])
    for span in spans:
        low, _, side, key, piece = span
        others = open_spans[1 - side]
        others[:] = [other for other in others if other[1] > low]
        for other in others:
            result_key = key if side == 1 else other[3]
            if result_key in wanted and wanted[result_key] is objects_r[result_key]:
                findings.bytes_shared = True
                continue
            try:
                if relations.overlap(piece, other[4]) != "none":
                    wanted[result_key] = objects_r[result_key]
                    findings.bytes_shared = True
            except Undecided as error:
                findings.reason = str(error)
        open_spans[side].append(span)
    for _, piece_s in foreign[0]:
        for key, piece_r in foreign[1]:
            if key in wanted:
                continue
            try:
                if relations.overlap(piece_s, piece_r) != "none":
                    wanted[key] = objects_r[key]
                    findings.bytes_shared = True
            except Undecided as error:
                findings.reason = str(error)
    if reasons[0] and memory_r:
        findings.reason = findings.reason or reasons[0]
    if reasons[1] and memory_s:
        findings.reason = findings.reason or reasons[1]


def _walk_both(
    source: Any, result: Any, known: Kinds, common: dict[str, Any], memory: Memory | None
) -> Sharing:
    findings = _shared_parts(source, result, known)
    shared = tuple(dict.fromkeys(path for path, _ in findings.named))
    reason = None
    independent: bool | None = not shared
    if shared:
        if (
            (memory is not None and findings.bytes_shared)
            or id(result) in findings.reach_s.nodes
            or id(result) in findings.reach_s.memory
            or _is_view(source, result)
        ):
            verdict = Verdict.SHARES_MEMORY
        else:
            verdict = Verdict.SHALLOW_COPY
    elif findings.reason is not None:
        verdict, independent, reason = Verdict.UNDECIDABLE, None, findings.reason
    else:
        verdict = Verdict.SHARES_STORAGE if findings.storage_shared else Verdict.INDEPENDENT
    return Sharing(
        verdict,
        independent=independent,
        shared=shared,
        new_bytes=_new_bytes(findings.sources, findings.results) if findings.results else None,
        reason=reason,
        **common,
    )


_VIEWS = (types.MappingProxyType, type({}.keys()), type({}.values()), type({}.items()))


def _target(obj: Any) -> list[Any]:
    """What an object is a mere view of."""
    if type(obj) in _VIEWS:
        found = [value for value in gc.get_referents(obj) if value is not None]
        return found + [t for value in found if type(value) in _VIEWS for t in _target(value)]
    if type(obj) is ChainMap:
        maps = (kinds.dict_of(obj) or {}).get("maps")
        return list(maps) if type(maps) is list else []
    return []


def _is_view(source: Any, result: Any) -> bool:
    of_source, of_result = _target(source), _target(result)
    if any(target is source for target in of_result) or any(t is result for t in of_source):
        return True
    if type(source) is ChainMap or type(result) is ChainMap:
        return False
    return any(a is b for a in of_source for b in of_result)
