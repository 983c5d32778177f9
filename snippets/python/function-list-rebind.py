# /// copyscope
# compare = ["v -> w"]
# ///
def extended(x):
    x = x + [5]
    return x

v = [1, 2, [3, 4]]
w = extended(v)

print("v", v)
print("w", w)
