# /// copyscope
# compare = ["d -> e", "t -> u"]
# ///
def keywords(**kwargs):
    return kwargs

def positional(*args):
    return args

d = {"a": 1, "b": [2, 3]}
t = (1, [2])
e = keywords(**d)
u = positional(*t)

print("e is d", e is d, "e['b'] is d['b']", e["b"] is d["b"])
print("u is t", u is t, "u[1] is t[1]", u[1] is t[1])
