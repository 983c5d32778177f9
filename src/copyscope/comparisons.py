"""Comparisons of live objects by name, as a record holds them but for the second witness."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from copyscope.probe import Sharing, anatomy, compare, locate


def measured(names: tuple[str, str], source: Any, result: Any) -> tuple[dict[str, Any], Sharing]:
    """What a record says of two objects that the code calls ``names``, and the verdict itself."""
    sharing = compare(source, result)
    found = {
        "source": names[0],
        "result": names[1],
        **sharing.to_dict(),
        "addresses": {"source": locate(source), "result": locate(result)},
        "anatomy": anatomy(source, result, sharing.shared),
    }
    return found, sharing


def told(pairs: Iterable[tuple[str, str]], namespace: dict[str, Any]) -> str:
    """What each pair of names in ``namespace`` has in common, as one line of JSON."""
    found = []
    for names in pairs:
        source, result = (eval(name, namespace) for name in names)
        found.append(measured(names, source, result)[0])
    return json.dumps(found)
