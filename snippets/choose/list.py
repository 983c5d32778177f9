# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> f", "x -> g", "x -> h", "x -> i", "x -> j", "x -> k"]
# ///
import copy
import json
import pickle

class Rows(list):
    pass

x = Rows([[1, 2], [3, 4]])
x.note = "n"

a = x
b = x.copy()
c = x[:]
d = list(x)
e = [*x]
f = x * 1
g = copy.copy(x)
h = copy.deepcopy(x)
i = [row.copy() for row in x]
j = json.loads(json.dumps(x))
k = pickle.loads(pickle.dumps(x))
