# /// copyscope
# ///
import copy
import dataclasses
import sys

@dataclasses.dataclass
class P:
    x: int
    v: list

print(sys.version_info[:2])
try:
    p = P(1, [2])
    q = copy.replace(p, x=5)
    print(q, "q.v is p.v", q.v is p.v)
except AttributeError as error:
    print(type(error).__name__, error)
