# /// copyscope
# compare = ["x -> y"]
# ///
import copy

x = [1, 2, [3, 4]]
y = copy.deepcopy(x)

y[2].append(5)
print("x", x, hex(id(x)), hex(id(x[2])))
print("y", y, hex(id(y)), hex(id(y[2])))
