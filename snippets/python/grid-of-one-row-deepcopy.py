# /// copyscope
# compare = ["x -> y", "y[0] -> y[1]"]
# ///
import copy

x = [[0] * 3] * 3
y = copy.deepcopy(x)

y[0][0] = 9
print("x", x)
print("y", y)
