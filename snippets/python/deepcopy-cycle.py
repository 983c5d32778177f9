# /// copyscope
# compare = ["x -> y"]
# ///
import copy

x = [1]
x.append(x)
y = copy.deepcopy(x)

print("x", x)
print("y[1] is y", y[1] is y)
