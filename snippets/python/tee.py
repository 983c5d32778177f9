# /// copyscope
# compare = ["x[0] -> a", "a -> b"]
# shown_as = {a = "next(p)", b = "next(q)"}
# ///
import itertools

x = [[1], [2]]
p, q = itertools.tee(x)
a = next(p)
b = next(q)

a.append(9)
print("b", b)
