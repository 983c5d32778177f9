# /// copyscope
# compare = ["f -> g", "t -> u", "s -> r", "p -> q"]
# shown_as.g = "copy.deepcopy(5.5)"
# shown_as.u = "copy.deepcopy((1, 'a', (2, 3)))"
# shown_as.r = "copy.deepcopy(frozenset({1, 2}))"
# shown_as.q = "copy.deepcopy((1, [2]))"
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
