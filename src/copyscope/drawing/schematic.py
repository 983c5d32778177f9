"""A record to draw from where nothing but the answer is known: no names, addresses or parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SIDES = ("source", "result")
_PLACE = ("shape", "strides", "offset", "requires_grad", "is_leaf", "grad_fn")


def schematic(answer: Mapping[str, Any]) -> dict[str, Any]:
    """What `draw` takes, from the fields of a `Sharing`."""
    parts = [{"type": "", "id": None, "paths": [path]} for path in answer["shared"] if path]
    # Only shared parts are known, so both sides have the same ones: rows pair them by identity.
    parts = [{**part, "id": f"shared {i}"} for i, part in enumerate(parts)]
    return {
        **answer,
        "source": "source",
        "result": "result",
        "anatomy": {
            side: {"parts": [{"type": "", "id": side, "paths": [""]}, *parts], "more": 0}
            for side in SIDES
        },
        "addresses": {side: dict.fromkeys(_PLACE) for side in SIDES},
        "witness": None,
    }
