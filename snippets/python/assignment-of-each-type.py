# /// copyscope
# compare = ["n -> m", "f -> g", "s -> t", "v -> w", "d -> e"]
# shown_as = {m = "m = n", g = "g = f", t = "t = s", w = "w = v", e = "e = d"}
# ///
n, f, s = 5, 5.0, "hello world"
v = [1, 2, [3, 4]]
d = {"a": 1, "b": [2, 3]}

m, g, t = n, f, s
w = v
e = d

for x, y in ((n, m), (f, g), (s, t), (v, w), (d, e)):
    print(type(x).__name__, hex(id(x)), hex(id(y)))
