# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# shown_as = {b = "b.extend(x)", c = "*c, = x"}
# ///
x = [1, 2, [3, 4]]

a = x * 1
b = []
b.extend(x)
*c, = x
d = [v for v in x]

x[2].append(5)
print(a, b, c, d)
