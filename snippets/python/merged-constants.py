# /// copyscope
# compare = ["a -> b", "c -> d"]
# ///
a = 5.0
b = 5.0
print("a is b", a is b)

c = eval("5.0")
d = eval("5.0")
print("c is d", c is d)
