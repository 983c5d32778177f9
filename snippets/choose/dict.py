# /// copyscope
# compare = ["d -> a", "d -> b", "d -> c", "d -> e", "d -> f", "d -> g"]
# ///
import copy

d = {"k": [1, 2]}

a = d
b = d.copy()
c = dict(d)
e = {**d}
f = copy.copy(d)
g = copy.deepcopy(d)
