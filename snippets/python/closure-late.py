# /// copyscope
# ///
fs = [lambda: i for i in range(3)]
gs = [lambda i=i: i for i in range(3)]

print([f() for f in fs])
print([g() for g in gs])
print("one cell", fs[0].__closure__[0] is fs[1].__closure__[0])
