# /// copyscope
# raises = "ValueError"
# ///
from dataclasses import dataclass

@dataclass
class Box:
    v: list = []
