# /// copyscope
# compare = ["x -> y"]
# ///
import copy

x = [1, 2, [3, 4]]
y = copy.copy(x)

y[0] = 10
y.append(20)
print("x", x)

y[2].append(5)
print("x", x)
