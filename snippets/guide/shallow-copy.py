# /// copyscope
# compare = ["x -> y"]
# ///
x = [1, 2, [3, 4]]
y = list(x)

print("y is x", y is x)
print("y[2] is x[2]", y[2] is x[2])
