# /// copyscope
# claim = "holds"
# ///
def f(x):
    temp = x
    return temp


values = [123456, 2.5, "abc", (1, 2), [1], {"a": 1}]

holds = {repr(v): f(v) is not v for v in values}
