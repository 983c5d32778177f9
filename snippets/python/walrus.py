# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "(y := x)"}
# ///
x = [1, 2, [3, 4]]
if len(y := x) > 2:
    y.append(5)

print("x", x)
