# /// copyscope
# compare = ["t -> u"]
# ///
t = ([1],)
u = t
try:
    u[0] += [2]
except TypeError as error:
    print(type(error).__name__, error)

print("t", t)
