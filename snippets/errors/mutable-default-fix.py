# /// copyscope
# compare = ["a.layers -> b.layers"]
# shown_as = {"b.layers" = "field(default_factory=list)"}
# ///
from dataclasses import dataclass, field


@dataclass
class Config:
    layers: list = field(default_factory=list)


a, b = Config(), Config()
a.layers.append(64)
print(a, b)
