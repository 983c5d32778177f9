# /// copyscope
# compare = ["p -> q", "p -> r"]
# ///
import copy
import dataclasses

@dataclasses.dataclass
class P:
    x: int

    def __post_init__(self):
        print("__post_init__", self.x)

p = P(1)
q = copy.copy(p)
r = dataclasses.replace(p, x=5)
