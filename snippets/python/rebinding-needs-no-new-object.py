# /// copyscope
# compare = ["six -> a"]
# ///
six = int("6")
a = 5
before = id(a)
a = 6

print("id(a) == before", id(a) == before)
print("a is six", a is six)
