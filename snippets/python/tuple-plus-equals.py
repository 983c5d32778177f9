# /// copyscope
# compare = ["t -> u"]
# shown_as = {u = "u += (3,)"}
# ///
t = (1, [2])
u = t
u += (3,)

u[1].append(9)
print("t", t)
print("u", u)
