# /// copyscope
# compare = ["x -> y", "x -> z"]
# shown_as = {y = "copy.copy(P([1]))", z = "copy.deepcopy(P([1]))"}
# ///
import copy
from dataclasses import dataclass

@dataclass(frozen=True)
class P:
    v: list

x = P([1])
y = copy.copy(x)
z = copy.deepcopy(x)

y.v.append(2)
print("x", x)
print("z", z)
