# /// copyscope
# compare = ["a -> b"]
# ///
a = id([1])
b = id([2])

print("a == b", a == b)
print("a is b", a is b)
