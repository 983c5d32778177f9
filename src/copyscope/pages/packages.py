"""Which package's version a snippet's results can depend on."""

from __future__ import annotations

import re

from copyscope.environment import Environment

#: The packages by their names in code, as pages write them; one that comes first decides.
PACKAGES = {"torch": "torch", "numpy": "NumPy", "python": "Python"}


def package_of(code: str) -> str:
    """The package whose version a snippet can depend on: ``torch``, ``numpy`` or ``python``."""
    names = set(re.findall(r"^\s*(?:import|from) (torch|numpy)\b", code, re.MULTILINE))
    return next((package for package in PACKAGES if package in names), "python")


def measured_with(code: str, environment: Environment) -> str:
    """That package and its version, as the block below a snippet names them."""
    package = package_of(code)
    return f"{PACKAGES[package]} {getattr(environment, package)}"
