# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
x = {1, 2}

a = {*x}
b = {v for v in x}
c = x.union([3])

x.add(9)
print(a, b, c)
