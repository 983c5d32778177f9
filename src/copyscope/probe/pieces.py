"""The memory behind one tensor, array or buffer, as a list of pieces."""

from __future__ import annotations

from typing import NamedTuple

from copyscope.probe import mappings
from copyscope.probe.memory import Region, TooHard, overlap


class Piece(NamedTuple):
    """One stretch of memory.

    label: how it is reached from its object (`""`, `"._values()"`).
    region: its elements; None when it has no address.
    block: device, first address and length in bytes of the allocation that it belongs to.
    impl: address of the StorageImpl.
    data: False for what only describes the data (offsets of a jagged tensor).
    lazy: a lazy copy, which parts from the others at the first write.
    foreign: memory that torch or NumPy did not allocate (a file may be behind it).
    file: known to be the mapping of a file.
    readonly: can be written neither through this object nor through what it was made of.
    """

    label: str = ""
    region: Region | None = None
    block: tuple[str, int, int] | None = None
    impl: int | None = None
    data: bool = True
    lazy: bool = False
    foreign: bool = False
    readonly: bool = False
    file: bool = False


class Memory(NamedTuple):
    """All pieces of one object; `reason` says why when addresses cannot decide."""

    pieces: tuple[Piece, ...] = ()
    reason: str | None = None


class Undecided(Exception):
    """Addresses do not settle the question; the message is a sentence that says why."""


class Relations:
    """Compares pieces, reading the process's memory map at most once."""

    def __init__(self) -> None:
        self._maps: list[mappings.Mapping] | None = None
        self._read = False

    def overlap(self, a: Piece, b: Piece) -> str:
        """`"all"`, `"part"` or `"none"`; raises Undecided."""
        if a.region is None or b.region is None:
            return "none"
        if a.impl is not None and b.impl is not None and a.impl != b.impl and (a.lazy or b.lazy):
            return "none"
        try:
            found = overlap(a.region, b.region)
            if found == "none" and a.foreign and b.foreign:
                found = self._through_files(a, b)
        except TooHard:
            raise Undecided(
                "The strides interleave in a way that no exact search settles in time."
            ) from None
        return found

    def in_file(self, memory: Memory) -> bool:
        """Whether some piece lies in the mapping of a file."""
        maps = self._mappings()
        return any(
            piece.file or (maps is not None and piece.block and mappings.find(maps, piece.block[1]))
            for piece in memory.pieces
            if piece.foreign
        )

    def _mappings(self) -> list[mappings.Mapping] | None:
        if not self._read:
            self._maps, self._read = mappings.read(), True
        return self._maps

    def _through_files(self, piece_a: Piece, piece_b: Piece) -> str:
        a, b = piece_a.region, piece_b.region
        if a is None or b is None or a.extent is None or b.extent is None:
            return "none"
        maps = self._mappings()
        if maps is None:
            if piece_a.file and piece_b.file:
                raise Undecided(
                    "Both are mappings of files, and this system does not tell of which."
                )
            return "none"
        map_a, map_b = mappings.find(maps, a.extent[0]), mappings.find(maps, b.extent[0])
        if map_a is None or map_b is None or map_a.file != map_b.file:
            return "none"
        found = overlap(
            a.moved(a.start - map_a.start + map_a.offset),
            b.moved(b.start - map_b.start + map_b.offset),
        )
        if found == "none" or not (map_a.shared or map_b.shared):
            return "none"
        if map_a.shared and map_b.shared:
            return found
        raise Undecided(
            "One file is mapped twice and one mapping is private: whether a write shows depends "
            "on which pages were written before."
        )
