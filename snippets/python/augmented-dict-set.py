# /// copyscope
# compare = ["x -> y", "s -> t"]
# shown_as.y = "y |= {'c': 1}"
# shown_as.t = "t |= {3}"
# ///
x = {"a": 1, "b": [2, 3]}
y = x
y |= {"c": 1}

s = frozenset({1, 2})
t = s
t |= {3}

print("x", x)
print("s", s)
