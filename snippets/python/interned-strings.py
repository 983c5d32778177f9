# /// copyscope
# compare = ["a -> b", "c -> d", "c -> e"]
# ///
a = eval("'abc_1'")
b = eval("'abc_1'")
print("a is b", a is b)

c = chr(97)
d = "xa"[int("1")]
e = "a"
print("c is d", c is d)
print("c is e", c is e)
