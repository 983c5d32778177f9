# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "y = x"}
# ///
x = [1, 2, [3, 4]]
y = x

y[0] = 10
print("x", x, hex(id(x)))
print("y", y, hex(id(y)))
