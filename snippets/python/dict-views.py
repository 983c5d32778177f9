# /// copyscope
# compare = ["x -> k", "x -> v", "x -> i"]
# ///
x = {"a": 1, "b": [2, 3]}

k = x.keys()
v = x.values()
i = x.items()

x["c"] = 4
print(k)
print(v)
