# /// copyscope
# compare = ["x -> y"]
# ///
x = [1, 2, 3]
y = x.copy()

y[0] = 10
y.append(4)
print("x", x)
print("y", y)
