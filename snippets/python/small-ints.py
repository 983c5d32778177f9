# /// copyscope
# compare = ["a -> b", "c -> d"]
# ///
a = int("256")
b = int("256")
c = int("257")
d = int("257")

print("a is b", a is b, hex(id(a)), hex(id(b)))
print("c is d", c is d, hex(id(c)), hex(id(d)))
print([int(k) is int(k) for k in ("-6", "-5", "256", "257")])
print("id(6) - id(5)", id(6) - id(5))
