# /// copyscope
# compare = ["x -> y"]
# shown_as.y = "y += [5]"
# ///
x = [1, 2, [3, 4]]
y = x
y += [5]

print("x", x)
print("y is x", y is x)
