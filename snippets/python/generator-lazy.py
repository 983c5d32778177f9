# /// copyscope
# compare = ["x -> y"]
# ///
x = [1, 2, 3]
g = (v for v in x)
x.append(4)
y = list(g)

print("y", y)
