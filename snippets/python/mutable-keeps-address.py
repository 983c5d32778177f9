# /// copyscope
# ///
v = [1, 2, 3]
d = {"a": 4, "b": 5}
before = id(v), id(d)

v[0] = 10
v.append(4)
d["a"] = 40
d["c"] = 6

print(v, d)
print("(id(v), id(d)) == before", (id(v), id(d)) == before)
