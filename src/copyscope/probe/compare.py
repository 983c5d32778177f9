"""The comparison itself: from two objects to a verdict, in an order that survives the traps."""

from __future__ import annotations

import gc
import types
from collections import ChainMap
from collections.abc import Callable, Iterable
from typing import Any

from copyscope.probe import kinds, walk
from copyscope.probe.arrays import array_memory, buffer_memory
from copyscope.probe.kept import kept
from copyscope.probe.kinds import ATOM, FROZEN, FUNCTION, Kinds
from copyscope.probe.model import Sharing, Verdict
from copyscope.probe.pieces import Memory, Piece, Relations, Undecided
from copyscope.probe.tensors import (
    autograd,
    calls_of_torch,
    is_tensor,
    span,
    storage_memory,
    tensor_memory,
    untouched,
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
        with untouched():
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
        mutable = kind == FUNCTION or reach.any_mutable()
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
    return kinds.is_a(obj, type) or bool(kinds.dict_of(obj))


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
        new_bytes=_new_bytes(_blocks(memory_s), _blocks(memory_r)),
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
    if len(memory_r.pieces) == len(memory_s.pieces) == 1:
        piece = memory_r.pieces[0]
        return [(piece, relations.overlap(memory_s.pieces[0], piece))]
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


def _new_bytes(sources: list[tuple[str, int, int]], results: list[tuple[str, int, int]]) -> int:
    """Length of the union of the result's blocks without the source's."""
    if len(results) == 1 and results == sources:
        return 0
    total = 0
    for device in {block[0] for block in results}:
        own = _merge({(a, a + n) for d, a, n in results if d == device})
        old = _merge({(a, a + n) for d, a, n in sources if d == device})
        total += sum(high - low for low, high in own) - _common(own, old)
    return total


def _merge(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    start = end = 0
    for low, high in sorted(spans):
        if low > end:
            merged.append((start, end))
            start, end = low, high
        elif high > end:
            end = high
    return [*merged[1:], (start, end)]


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
    if not (_carries(source, known) or _carries(result, known)):
        return []
    return [path for path, _ in _shared_parts(source, result, known, beside_data=True).named]


def _carries(obj: Any, known: Kinds) -> bool:
    """Something beside the data: attributes, a gradient, hooks, object elements."""
    return any(True for _ in walk.children(obj, known[type(obj)]))


class _Findings:
    """Shared parts by path, what stayed open, and the memory on both sides."""

    def __init__(self) -> None:
        self.named: list[tuple[str, Any]] = []
        self.reason: str | None = None
        self.bytes_shared = False
        self.storage_shared = False
        self.blocks: tuple[list[tuple[str, int, int]], ...] = ([], [])
        self.reach_s = walk.Reach()


def _shared_parts(
    source: Any, result: Any, known: Kinds, *, beside_data: bool = False
) -> _Findings:
    """Walk both sides; with `beside_data` the two's own bytes are not held against each other."""
    findings = _Findings()
    ours = findings.reach_s = walk.collect(source, known)
    theirs = walk.collect(result, known)
    wanted = walk.shared(ours, theirs)
    apart = None
    if beside_data:
        apart = id(source), id(result)
        for root, reach in ((source, ours), (result, theirs)):
            if _is_wrapper(root):
                # What it holds is walked like any other attribute.
                reach.memory.pop(id(root), None)
    _match_memory(ours.memory, theirs.memory, wanted, known, findings, apart)
    findings.named = walk.name(result, wanted, known, beside_data) if wanted else []
    if wanted and not findings.named:
        findings.named = [(f".<{kinds.type_name(result)}>", None)]
    return findings


def _is_wrapper(obj: Any) -> bool:
    return is_tensor(obj) and any(piece.label for piece in tensor_memory(obj).pieces)


def _match_memory(
    objects_s: dict[int, Any],
    objects_r: dict[int, Any],
    wanted: set[int],
    known: Kinds,
    findings: _Findings,
    apart: tuple[int, int] | None,
) -> None:
    """Find parts of the two sides with bytes in common, by a sweep over their extents."""
    sides = _Side(objects_s, known), _Side(objects_r, known)
    findings.blocks = sides[0].blocks, sides[1].blocks
    relations = Relations()

    def meet(key_s: int, key_r: int) -> None:
        if (key_s, key_r) == apart:
            return
        if key_r in wanted and key_s == key_r:
            findings.bytes_shared = True
        elif key_r not in wanted or not findings.bytes_shared:
            try:
                if _touch(relations, sides[0].memory(key_s), sides[1].memory(key_r)):
                    wanted.add(key_r)
                    findings.bytes_shared = True
            except Undecided as error:
                findings.reason = str(error)

    for device in {extent[0] for side in sides for extent in side.extents}:
        events = [
            (low, high, key, side)
            for side in (0, 1)
            for where, low, high, key in sides[side].extents
            if where == device
        ]
        events.sort()
        _sweep(events, meet)
    if sides[0].foreign and sides[1].foreign:
        ours, theirs = (
            [key for key in side.foreign if relations.in_file(side.memory(key))] for side in sides
        )
        for key_s in ours:
            for key_r in theirs:
                meet(key_s, key_r)
    findings.storage_shared = _one_storage(*sides)
    for side, other in (sides, sides[::-1]):
        if side.reason(other) is not None and other.objects:
            findings.reason = findings.reason or side.reason(other)


def _one_storage(ours: _Side, theirs: _Side) -> bool:
    """Whether one allocation is behind parts of both; a lazy copy has its own."""
    starts = {block[:2] for block in ours.blocks if block[2]}
    starts &= {block[:2] for block in theirs.blocks if block[2]}
    if not starts:
        return False
    known: list[set[int | None]] = []
    for side in (ours, theirs):
        keys = [key for key, start in side.starts if start in starts]
        known.append({piece.impl for key in keys for piece in side.memory(key).pieces})
    # Arrays have no StorageImpl: for them the same allocation is the same owner.
    return not known[0].isdisjoint(known[1]) or None in known[0] | known[1]


def _sweep(events: list[tuple[int, int, int, int]], meet: Callable[[int, int], None]) -> None:
    """Call `meet` for each pair from the two sides whose extents overlap.

    events: low, high, key and side (0 or 1), in order.
    """
    reaching: tuple[list[tuple[int, int]], ...] = ([], [])
    ends = [0, 0]
    for low, high, key, side in events:
        other = 1 - side
        if ends[other] > low:
            others = reaching[other]
            others[:] = [pair for pair in others if pair[0] > low]
            for _, met in others:
                if side == 0:
                    meet(key, met)
                else:
                    meet(met, key)
        if high > ends[side]:
            ends[side] = high
        reaching[side].append((high, key))


def _touch(relations: Relations, memory_s: Memory, memory_r: Memory) -> bool:
    return any(
        relations.overlap(ours, theirs) != "none"
        for ours in memory_s.pieces
        for theirs in memory_r.pieces
    )


class _Side:
    """The memory of all tensors, arrays and buffers on one side, looked at closely on demand."""

    def __init__(self, objects: dict[int, Any], known: Kinds) -> None:
        self.objects = objects
        self.known = known
        self.extents: list[tuple[str, int, int, int]] = []
        self.blocks: list[tuple[str, int, int]] = []
        self.starts: list[tuple[int, tuple[str, int]]] = []
        self.foreign: list[int] = []
        self.reasons: dict[int, str] = {}
        self._memories: dict[int, Memory] = {}
        for key, obj in objects.items():
            quick = None
            if known[type(obj)] == kinds.TENSOR and is_tensor(obj):
                quick = span(obj, calls_of_torch())
            if quick is None:
                self._look(key)
                continue
            device, start, size, low, high, foreign = quick
            self.extents.append((device, low, high, key))
            self.blocks.append((device, start, size))
            self.starts.append((key, (device, start)))
            if foreign:
                self.foreign.append(key)

    def memory(self, key: int) -> Memory:
        found = self._memories.get(key)
        if found is None:
            obj = self.objects[key]
            found = memory_of(obj, self.known[type(obj)]) or Memory()
            self._memories[key] = found
        return found

    def reason(self, other: _Side) -> str | None:
        """Why something here cannot be compared; what both sides hold needs no comparison."""
        return next((why for key, why in self.reasons.items() if key not in other.objects), None)

    def _look(self, key: int) -> None:
        memory = self.memory(key)
        if memory.reason is not None:
            self.reasons[key] = memory.reason
            return
        for piece in memory.pieces:
            if piece.block is not None:
                self.blocks.append(piece.block)
                self.starts.append((key, piece.block[:2]))
            extent = piece.region.extent if piece.region is not None else None
            if piece.region is not None and extent is not None:
                self.extents.append((piece.region.device, *extent, key))
                if piece.foreign:
                    self.foreign.append(key)


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
            or result in findings.reach_s
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
        new_bytes=_new_bytes(*findings.blocks) if findings.blocks[1] else None,
        reason=reason,
        **common,
    )


_VIEWS = frozenset((types.MappingProxyType, type({}.keys()), type({}.values()), type({}.items())))


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
