# /// copyscope
# compare = ["f -> g", "s -> r", "s -> q", "n -> m"]
# ///
f = frozenset({1, 2})
s = "hello world"
n = 10**10

g = frozenset(f)
r = str(s)
q = s.replace("zzz", "")
m = int(n)

print(g is f, r is s, q is s, m is n)
