# /// copyscope
# compare = ["x -> y"]
# shown_as.y = "y = [9, 9]"
# ///
x = [1, 2, [3, 4]]
y = x
before = id(y)
y = [9, 9]

print("id(y) == before", id(y) == before)
print("id(x) == before", id(x) == before)
print("x", x)
