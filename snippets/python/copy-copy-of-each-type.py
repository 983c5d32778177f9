# /// copyscope
# compare = ["n -> n2", "t -> t2", "d -> d2", "s -> s2"]
# shown_as.n2 = "copy.copy(12345)"
# shown_as.t2 = "copy.copy((1, [2]))"
# shown_as.d2 = "copy.copy({'a': 1, 'b': [2, 3]})"
# shown_as.s2 = "copy.copy({1, 2})"
# ///
import copy

n = 12345
t = (1, [2])
d = {"a": 1, "b": [2, 3]}
s = {1, 2}

n2, t2, d2, s2 = copy.copy(n), copy.copy(t), copy.copy(d), copy.copy(s)

for x, y in ((n, n2), (t, t2), (d, d2), (s, s2)):
    print(type(x).__name__, "y is x", y is x)
