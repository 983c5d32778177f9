# /// copyscope
# compare = ["f -> g", "t -> u", "s -> r", "p -> q"]
# ///
import copy

f = float("5.5")
t = (1, "a", (2, 3))
s = frozenset({1, 2})
p = (1, [2])

g, u, r, q = copy.deepcopy(f), copy.deepcopy(t), copy.deepcopy(s), copy.deepcopy(p)

print("g is f", g is f)
print("u is t", u is t)
print("r is s", r is s)
print("q is p", q is p)
