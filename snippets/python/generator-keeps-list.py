# /// copyscope
# ///
x = [1, 2, 3]
g = (v for v in x)
x = [9]

print(list(g))
