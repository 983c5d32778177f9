# /// copyscope
# compare = ["p -> q", "p -> d"]
# ///
from collections import namedtuple

P = namedtuple("P", "x v")

p = P(1, [2])
q = p._replace(x=5)
d = p._asdict()

q.v.append(9)
print("p", p)
print("d", d)
