# /// copyscope
# compare = ["x -> y"]
# ///
import copy

x = [1, 2, [3, 4]]
y = copy.copy(x)

print("x", hex(id(x)), hex(id(x[2])))
print("y", hex(id(y)), hex(id(y[2])))
