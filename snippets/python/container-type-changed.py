# /// copyscope
# compare = ["t -> v", "v -> u"]
# ///
t = ([1],)

v = list(t)
u = tuple(v)

v[0].append(2)
print("t", t)
print("u", u)
