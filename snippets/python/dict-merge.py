# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# shown_as = {c = "c.update(x)"}
# ///
x = {"a": 1, "b": [2, 3]}

a = {**x, "c": 4}
b = x | {"c": 4}
c = {}
c.update(x)
d = dict(x, c=4)

x["b"].append(9)
print(a["b"], b["b"], c["b"], d["b"])
