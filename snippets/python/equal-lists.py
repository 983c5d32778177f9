# /// copyscope
# compare = ["a -> b"]
# ///
a = [1, 2]
b = [1, 2]

print("a == b", a == b)
print("a is b", a is b)
