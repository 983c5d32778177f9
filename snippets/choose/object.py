# /// copyscope
# compare = ["p -> a", "p -> b", "p -> c", "p -> d"]
# ///
import copy
from dataclasses import dataclass, replace

@dataclass
class Point:
    at: list

p = Point([1, 2])

a = p
b = replace(p)
c = copy.copy(p)
d = copy.deepcopy(p)
