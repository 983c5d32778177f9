# /// copyscope
# compare = ["t -> u", "t -> v", "s -> r", "p -> q"]
# shown_as.u = "(1, [2])[:]"
# shown_as.v = "tuple((1, [2]))"
# shown_as.r = "'hello world'[:]"
# shown_as.q = "frozenset({1, 2}).copy()"
# ///
t = (1, [2])
u = t[:]
v = tuple(t)

s = "hello world"
r = s[:]

p = frozenset({1, 2})
q = p.copy()

print(u is t, v is t, r is s, q is p)
