# /// copyscope
# raises = "ValueError"
# ///
from dataclasses import dataclass


@dataclass
class Config:
    layers: list = []
