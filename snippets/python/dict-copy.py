# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
x = {"a": 1, "b": [2, 3]}

a = x.copy()
b = dict(x)
c = {k: v for k, v in x.items()}

a["a"] = 10
a["b"].append(4)
print("x", x)
