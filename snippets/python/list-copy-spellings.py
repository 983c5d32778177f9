# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e"]
# ///
x = [1, 2, [3, 4]]

a = x.copy()
b = x[:]
c = list(x)
d = [*x]
e = x + []

for y in (a, b, c, d, e):
    print(y is x, y[2] is x[2])
