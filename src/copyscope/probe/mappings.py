"""Two mappings of one file: the same bytes at two addresses."""

from __future__ import annotations

import bisect
from typing import NamedTuple


class Mapping(NamedTuple):
    """One line of the process's memory map that belongs to a file."""

    start: int
    end: int
    shared: bool
    offset: int
    file: tuple[str, str]


def read() -> list[Mapping] | None:
    """The file mappings of this process; None where the system does not tell."""
    found = []
    try:
        with open("/proc/self/maps", encoding="utf-8", errors="replace") as lines:
            for line in lines:
                span, flags, offset, device, inode, *_ = line.split(None, 5)
                if inode == "0":
                    continue
                start, end = (int(part, 16) for part in span.split("-"))
                where = (device, inode)
                found.append(Mapping(start, end, flags[3] == "s", int(offset, 16), where))
    except (OSError, ValueError):
        return None
    return found


def find(mappings: list[Mapping], address: int) -> Mapping | None:
    """The mapping that holds the address."""
    at = bisect.bisect_right(mappings, address, key=lambda mapping: mapping.start) - 1
    return mappings[at] if at >= 0 and address < mappings[at].end else None
