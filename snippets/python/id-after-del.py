# /// copyscope
# ///
x = [1]
before = id(x)
del x

y = [2]
print("id(y) == before", id(y) == before)
