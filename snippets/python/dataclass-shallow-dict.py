# /// copyscope
# compare = ["p -> d", "p -> e"]
# ///
import dataclasses

@dataclasses.dataclass
class P:
    x: int
    v: list

p = P(1, [2])
d = vars(p)
e = dict(vars(p))

d["x"] = 7
print("p", p)
