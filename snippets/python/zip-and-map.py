# /// copyscope
# compare = ["x[0] -> y[0][0]", "x -> z"]
# shown_as = {"y[0][0]" = "list(zip(x))", z = "list(map(list.copy, x))"}
# ///
x = [[1], [2]]

y = list(zip(x))
z = list(map(list.copy, x))

x[0].append(9)
print("y", y)
print("z", z)
