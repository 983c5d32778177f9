# /// copyscope
# compare = ["t -> u"]
# ///
t = ([1],)
u = t

u[0].extend([2])
print("t", t)
