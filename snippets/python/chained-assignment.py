# /// copyscope
# compare = ["a -> b"]
# shown_as.b = "a = b = []"
# ///
a = b = []
a.append(1)

print("b", b)
