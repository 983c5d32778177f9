"""Gets a process ready that forks children.

A torch that has only been imported is safe to use after a fork, so nothing here uses it. What
is imported is frozen: a collection in a child would otherwise visit, and so copy, all of it.
"""

from __future__ import annotations

import gc
import importlib
from contextlib import suppress

from copyscope.running.collapse import collapse


def import_numpy() -> None:
    """Import what takes no time beside torch."""
    import numpy.random  # noqa: F401

    gc.freeze()


def import_torch() -> None:
    """Import what nearly every snippet imports."""
    import torch  # noqa: F401

    gc.freeze()


def import_all() -> None:
    """Import also what torch imports at first use, and make each fork cheaper: worth it for many.

    It takes as long as importing torch.
    """
    import_torch()
    with suppress(ImportError):  # torch 1.13 has none
        importlib.import_module("torch._dynamo")
    gc.collect()
    collapse()
    gc.freeze()
