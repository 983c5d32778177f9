# /// copyscope
# claim = "holds"
# ///
def add(x):
    temp = x
    temp += 1
    return temp


def add_at(x, key):
    temp = x
    temp[key] += 1
    return temp


i, f, l, d = 5, 5.0, [1, 2, 3], {"a": 4}

holds = {
    "5": add(i) is not i,
    "5.0": add(f) is not f,
    "[1, 2, 3]": add_at(l, 0) is l,
    "{'a': 4}": add_at(d, "a") is d,
}
print(l, d)
