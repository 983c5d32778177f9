# /// copyscope
# compare = ["x -> y"]
# ///
x = [1, 2, [3, 4]]
y = x.copy()

y[0] = 10
y[2].append(5)
print("x", x, hex(id(x)), hex(id(x[2])))
print("y", y, hex(id(y)), hex(id(y[2])))
