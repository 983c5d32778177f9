# /// copyscope
# compare = ["n -> n2", "f -> f2", "v -> v2", "d -> d2"]
# ///
def same(x):
    print(type(x).__name__, "inside", hex(id(x)))
    return x

n, f = 5, 5.0
v = [1, 2, [3, 4]]
d = {"a": 1, "b": [2, 3]}

n2, f2, v2, d2 = same(n), same(f), same(v), same(d)

for x, y in ((n, n2), (f, f2), (v, v2), (d, d2)):
    print(type(x).__name__, "outside", hex(id(x)), hex(id(y)))
