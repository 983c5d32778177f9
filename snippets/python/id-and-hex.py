# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "y = x"}
# ///
x = [1, 2, [3, 4]]
y = x

print("id(x)", id(x))
print("hex(id(x))", hex(id(x)))
print("hex(id(y))", hex(id(y)))
print("y is x", y is x)
