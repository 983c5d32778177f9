# /// copyscope
# compare = ["p -> q"]
# ///
print("id([1, 2]) == id([1, 2])", id([1, 2]) == id([1, 2]))

p = [1, 2]
q = [1, 2]
print("id(p) == id(q)", id(p) == id(q))
print("p is q", p is q)
