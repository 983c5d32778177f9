# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
x = [[2], [1]]

a = sorted(x)
b = list(reversed(x))

print("a[1] is x[0]", a[1] is x[0])
print("b[1] is x[0]", b[1] is x[0])
print("x.sort()", x.sort())
