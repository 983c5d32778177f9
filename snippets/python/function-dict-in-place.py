# /// copyscope
# compare = ["d -> e"]
# ///
def raise_a(x):
    x["a"] += 1
    return x

d = {"a": 1, "b": [2, 3]}
e = raise_a(d)

print("d", d)
print("e is d", e is d)
