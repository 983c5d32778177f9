# /// copyscope
# compare = ["v -> w"]
# ///
def extend(x):
    x += [5]
    return x

v = [1, 2, [3, 4]]
w = extend(v)

print("v", v)
print("w is v", w is v)
