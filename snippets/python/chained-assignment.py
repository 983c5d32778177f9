# /// copyscope
# compare = ["a -> b"]
# ///
a = b = []
a.append(1)

print("b", b)
