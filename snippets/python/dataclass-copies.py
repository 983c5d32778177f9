# /// copyscope
# compare = ["p -> a", "p -> b", "p -> c"]
# ///
import copy
import dataclasses

@dataclasses.dataclass
class P:
    x: int
    v: list

p = P(1, [2])
a = copy.copy(p)
b = copy.deepcopy(p)
c = dataclasses.replace(p, x=5)

c.v.append(9)
print("p", p)
print("b", b)
