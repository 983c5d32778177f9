# /// copyscope
# compare = ["x -> y", "s -> t"]
# ///
x = {"a": 1, "b": [2, 3]}
y = x
y |= {"c": 1}

s = frozenset({1, 2})
t = s
t |= {3}

print("x", x)
print("s", s)
