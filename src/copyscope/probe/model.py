"""What a comparison says: the words and the record, and nothing that measures."""

from __future__ import annotations

import enum
from dataclasses import asdict, dataclass
from typing import Any


class Verdict(enum.StrEnum):
    """What two objects have in common, in one word."""

    SAME_OBJECT = "same_object"
    SHARES_MEMORY = "shares_memory"
    SHARES_STORAGE = "shares_storage"
    SHALLOW_COPY = "shallow_copy"
    INDEPENDENT = "independent"
    UNDECIDABLE = "undecidable"


@dataclass(frozen=True, slots=True)
class Autograd:
    """Where a result tensor stands in the graph.

    ``reaches_source`` is True when a gradient of the result flows back to the source, None when
    the source is no tensor (or the graph could not be read).
    """

    requires_grad: bool
    is_leaf: bool
    grad_fn: str | None
    reaches_source: bool | None


@dataclass(frozen=True, slots=True)
class Kept:
    """Which properties of the source came along; None where the source has no such property."""

    dtype: bool | None = None
    device: bool | None = None
    shape: bool | None = None
    strides: bool | None = None
    type: bool | None = None
    attributes: bool | None = None
    grad: bool | None = None
    hooks: bool | None = None


@dataclass(frozen=True, slots=True)
class Sharing:
    """The answer of :func:`copyscope.compare`.

    verdict: one of the six words.
    same_object: ``result is source``.
    independent: True when no write through one can show in the other, None when undecidable.
    same_storage: same ``StorageImpl`` (two tensors) or same owning buffer (arrays, buffers).
    overlap: ``"all"``, ``"part"`` or ``"none"`` of the element bytes; None without memory.
    shared: paths, as seen from the result, to the topmost shared mutable parts; ``""`` is the
        result itself.
    new_bytes: bytes of memory the result refers to and the source does not; None without memory.
    version_counter_shared: in-place writes to one count for the other (two tensors).
    autograd: the result's place in the graph (a tensor), else None.
    kept: what came along.
    reason: one sentence, when undecidable.
    """

    verdict: Verdict
    same_object: bool
    independent: bool | None
    same_storage: bool | None = None
    overlap: str | None = None
    shared: tuple[str, ...] = ()
    new_bytes: int | None = None
    version_counter_shared: bool | None = None
    autograd: Autograd | None = None
    kept: Kept | None = None
    reason: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """The fields as JSON-ready values, in their order."""
        fields = asdict(self)
        fields["verdict"] = self.verdict.value
        fields["shared"] = list(self.shared)
        return fields

    def __str__(self) -> str:
        from copyscope.probe.panel import text

        return text(self)

    def _repr_html_(self) -> str:
        # Drawing stands above measuring, and is looked for only when something is shown.
        from copyscope.drawing import draw, schematic
        from copyscope.probe.panel import html

        return html(self, draw(schematic(self.to_dict()), "en"))
