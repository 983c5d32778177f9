# /// copyscope
# compare = ["t -> u", "t -> v", "s -> r", "p -> q"]
# ///
t = (1, [2])
u = t[:]
v = tuple(t)

s = "hello world"
r = s[:]

p = frozenset({1, 2})
q = p.copy()

print(u is t, v is t, r is s, q is p)
