# /// copyscope
# compare = ["x[0] -> first", "x -> y"]
# shown_as = {first = "first, second = x"}
# ///
x = [[1], [2]]
first, second = x
y = [first, second]

first.append(9)
print("x", x)
