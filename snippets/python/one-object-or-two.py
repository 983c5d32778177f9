# /// copyscope
# compare = ["a -> b", "v -> w"]
# ///
a = bool(1)
b = not 0
print("a is b", a is b)

v = []
w = []
print("v is w", v is w)
