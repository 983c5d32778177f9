"""The comparison itself: from two objects to a verdict, in an order that survives the traps."""

from __future__ import annotations

import gc
import operator
import types
from collections import ChainMap
from collections.abc import Callable, Iterable
from itertools import compress, islice
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
    spans,
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
    """Shared parts by path, what stayed open, and what is known about the memory.

    whole: the source has the result itself inside.
    """

    def __init__(self) -> None:
        self.named: list[tuple[str, Any]] = []
        self.reason: str | None = None
        self.bytes_shared = False
        self.storage_shared = False
        self.whole = False
        self.new_bytes: int | None = None


def _shared_parts(
    source: Any, result: Any, known: Kinds, *, beside_data: bool = False
) -> _Findings:
    """Walk both sides; with `beside_data` the two's own bytes are not held against each other."""
    findings = _Findings()
    ours = walk.collect(source, known)
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
    findings.whole = bool(wanted) and result in ours
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
    findings.new_bytes = _bytes_added(*sides)
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

    if not _all_apart(sides[0].extents, sides[1].extents):
        _meet_all(sides, meet)
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
    if set(ours.blocks.lows).isdisjoint(theirs.blocks.lows):
        return False
    starts = {block[:2] for block in ours.blocks.rows() if block[2]}
    starts &= {block[:2] for block in theirs.blocks.rows() if block[2]}
    if not starts:
        return False
    known: list[set[int | None]] = []
    for side in (ours, theirs):
        owned = zip(side.blocks.keys, side.blocks.rows(), strict=True)
        keys = [key for key, block in owned if block[:2] in starts]
        known.append({piece.impl for key in keys for piece in side.memory(key).pieces})
    # Arrays have no StorageImpl: for them the same allocation is the same owner.
    return not known[0].isdisjoint(known[1]) or None in known[0] | known[1]


class _Stretches:
    """Stretches of memory in columns: device, first address, one past the last, and whose."""

    def __init__(self) -> None:
        self.devices: list[str] = []
        self.lows: list[int] = []
        self.highs: list[int] = []
        self.keys: list[int] = []

    def add(self, devices: list[str], lows: list[int], highs: list[int], keys: list[int]) -> None:
        self.devices += devices
        self.lows += lows
        self.highs += highs
        self.keys += keys

    def rows(self) -> list[tuple[str, int, int]]:
        """Device, first address and length of each."""
        sizes = map(operator.sub, self.highs, self.lows)
        return list(zip(self.devices, self.lows, sizes, strict=True))


def _all_apart(ours: _Stretches, theirs: _Stretches) -> bool:
    """Whether no two stretches overlap, at the cost of two sorts.

    In order, each begins only when as many have ended as have begun before it. Devices are not
    told apart: for what lies at one address on two of them the answer is False.
    """
    ends = sorted(ours.highs + theirs.highs)
    starts = sorted(ours.lows + theirs.lows)
    return not any(map(operator.gt, ends, islice(starts, 1, None)))


def _bytes_added(ours: _Side, theirs: _Side) -> int | None:
    """Bytes of the result's blocks that are not the source's; None when the result has none."""
    if not theirs.blocks.keys:
        return None
    if _all_apart(ours.blocks, theirs.blocks):
        return sum(theirs.blocks.highs) - sum(theirs.blocks.lows)
    return _new_bytes(ours.blocks.rows(), theirs.blocks.rows())


def _meet_all(sides: tuple[_Side, _Side], meet: Callable[[int, int], None]) -> None:
    """Call `meet` for each pair from the two sides whose extents overlap."""
    columns = [side.extents for side in sides]
    for device in {device for extents in columns for device in extents.devices}:
        events = [
            (low, high, key, side)
            for side, found in enumerate(columns)
            for where, low, high, key in zip(
                found.devices, found.lows, found.highs, found.keys, strict=True
            )
            if where == device
        ]
        events.sort()
        _sweep(events, meet)


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
        self.extents = _Stretches()
        self.blocks = _Stretches()
        self.foreign: list[int] = []
        self.reasons: dict[int, str] = {}
        self._memories: dict[int, Memory] = {}
        self._look_at_all()

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

    def _look_at_all(self) -> None:
        objects = self.objects.values()
        of_each = dict(zip(map(type, objects), objects, strict=True))
        usual = {cls for cls, obj in of_each.items() if self._is_ordinary(obj)}
        tensors = list(self.objects)
        if len(usual) < len(of_each):
            tensors = [key for key, obj in self.objects.items() if type(obj) in usual]
            for key, obj in self.objects.items():
                if type(obj) not in usual:
                    self._look(key)
        if tensors:
            self._glance(tensors)

    def _is_ordinary(self, obj: Any) -> bool:
        return self.known[type(obj)] == kinds.TENSOR and is_tensor(obj)

    def _glance(self, keys: list[int]) -> None:
        """Look at many tensors in bulk, and closely at those that are in the way of that."""
        found = spans([self.objects[key] for key in keys])
        if found is not None:
            self.extents.add(found.devices, found.lows, found.highs, keys)
            self.blocks.add(found.devices, found.starts, found.ends, keys)
            self.foreign += compress(keys, found.foreign)
        elif len(keys) == 1:
            self._look(keys[0])
        else:
            half = len(keys) // 2
            self._glance(keys[:half])
            self._glance(keys[half:])

    def _look(self, key: int) -> None:
        memory = self.memory(key)
        if memory.reason is not None:
            self.reasons[key] = memory.reason
            return
        for piece in memory.pieces:
            if piece.block is not None:
                device, start, size = piece.block
                self.blocks.add([device], [start], [start + size], [key])
            extent = piece.region.extent if piece.region is not None else None
            if piece.region is not None and extent is not None:
                low, high = extent
                self.extents.add([piece.region.device], [low], [high], [key])
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
            or findings.whole
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
        new_bytes=findings.new_bytes,
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
