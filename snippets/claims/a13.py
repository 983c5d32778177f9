# /// copyscope
# claim = "holds"
# ///
def f(x):
    return id(x)


values = [5, 2.5, "abc", [1], {"a": 1}]

holds = {repr(v): f(v) != id(v) for v in values}
