"""The versions a measurement belongs to, read without importing any of the packages."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import platform
import re
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Environment:
    """Versions as the packages themselves print them, for example torch ``2.13.0+cpu``."""

    torch: str
    python: str
    numpy: str
    platform: str

    def to_dict(self) -> dict[str, str]:
        return asdict(self)


def _torch_version() -> str:
    # The wheel's metadata leave out the local part (+cpu); torch/version.py has it.
    spec = importlib.util.find_spec("torch")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("torch is not installed", name="torch")
    text = (Path(spec.origin).parent / "version.py").read_text(encoding="utf-8")
    match = re.search(r"^__version__ = ['\"]([^'\"]+)['\"]", text, re.MULTILINE)
    return match[1] if match else importlib.metadata.version("torch")


@cache
def installed() -> Environment:
    """The installed versions. Raises ModuleNotFoundError when torch or NumPy is missing."""
    try:
        numpy = importlib.metadata.version("numpy")
    except importlib.metadata.PackageNotFoundError:
        raise ModuleNotFoundError("numpy is not installed", name="numpy") from None
    return Environment(
        torch=_torch_version(),
        python=platform.python_version(),
        numpy=numpy,
        platform=f"{platform.system()} {platform.machine()}",
    )
