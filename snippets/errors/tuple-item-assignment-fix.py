# /// copyscope
# compare = ["t -> u"]
# ///
t = (1, [2])
t[1].extend([3])
print(t)

u = (t[0], [*t[1], 4])
print(u)
