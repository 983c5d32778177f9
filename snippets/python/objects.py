# /// copyscope
# ///
n = 5
f = 5.0
v = [1, 2, 3]
d = {"a": 4, "b": 5}

for x in (n, f, v, d):
    print(type(x).__name__, hex(id(x)))
