# /// copyscope
# compare = ["x -> y", "y[2] -> y[5]"]
# shown_as = {y = "y *= 2"}
# ///
x = [1, 2, [3, 4]]
y = x
y *= 2

y[2].append(9)
print("x", x)
print("y[5] is y[2]", y[5] is y[2])
