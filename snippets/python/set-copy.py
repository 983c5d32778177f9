# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
x = {1, 2}

a = set(x)
b = x | set()

a.add(3)
print("x", x)
