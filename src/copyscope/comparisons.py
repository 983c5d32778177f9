"""Comparisons of live objects by name, as a record holds them but for the second witness."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from copyscope.probe import anatomy, compare, locate


def told(pairs: Iterable[tuple[str, str]], namespace: dict[str, Any]) -> str:
    """What each pair of names in ``namespace`` has in common, as one line of JSON."""
    found = []
    for first, second in pairs:
        source, result = eval(first, namespace), eval(second, namespace)
        sharing = compare(source, result)
        found.append(
            {
                "source": first,
                "result": second,
                **sharing.to_dict(),
                "addresses": {"source": locate(source), "result": locate(result)},
                "anatomy": anatomy(source, result, sharing.shared),
            }
        )
    return json.dumps(found)
