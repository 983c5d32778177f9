# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "y[:] = x"}
# ///
x = [1, 2, [3, 4]]
y = [0]
before = id(y)
y[:] = x

print("id(y) == before", id(y) == before)
print("y is x", y is x)
print("y[2] is x[2]", y[2] is x[2])
