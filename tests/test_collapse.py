"""Only whole large pages of private memory are collapsed, and what they hold stays."""

from __future__ import annotations

import subprocess
import sys

from copyscope.running.collapse import LARGE_PAGE, collapsible

MAPS = """\
7f0000000000-7f0000600000 rw-p 00000000 00:00 0
7f0001100000-7f0001500000 rw-p 00000000 00:00 0
7f0002000000-7f00021ff000 rw-p 00000000 00:00 0
7f0003000000-7f0003600000 r--p 00000000 00:00 0
7f0004000000-7f0004600000 rw-s 00000000 00:01 9 /dev/shm/x
7f0005000000-7f0005600000 rw-p 00000000 08:01 9 /lib/libtorch.so
55d000000000-55d000400000 rw-p 00000000 00:00 0 [heap]
"""


def test_whole_large_pages_of_private_memory_are_found():
    assert list(collapsible(MAPS.splitlines())) == [
        (0x7F0000000000, 3 * LARGE_PAGE),
        (0x7F0001200000, LARGE_PAGE),
        (0x55D000000000, 2 * LARGE_PAGE),
    ]


def test_memory_holds_what_it_held_and_a_child_sees_it():
    program = (
        "import os\nfrom copyscope.running.collapse import collapse\n"
        "kept = [bytes([n]) * 2**20 for n in range(64)]\ncollapse()\n"
        "assert all(set(part) == {n} for n, part in enumerate(kept))\n"
        "child = os.fork()\n"
        "if not child:\n    os._exit(0 if kept[63][-1] == 63 else 1)\n"
        "assert os.waitpid(child, 0)[1] == 0\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
