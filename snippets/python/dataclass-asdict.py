# /// copyscope
# compare = ["p -> d", "p -> t"]
# ///
import dataclasses

@dataclasses.dataclass
class P:
    x: int
    v: list

p = P(1, [2])
d = dataclasses.asdict(p)
t = dataclasses.astuple(p)

p.v.append(9)
print("d", d)
print("t", t)
