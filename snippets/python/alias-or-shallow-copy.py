# /// copyscope
# compare = ["x -> y", "x -> z"]
# shown_as = {y = "y = x"}
# ///
x = [1, 2, [3, 4]]
y = x
z = x.copy()

x.append(5)
x[2].append(6)
print("y", y)
print("z", z)
