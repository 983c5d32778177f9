# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# shown_as = {a = "a = x"}
# ///
import copy

x = [1, 2, [3, 4]]

a = x
b = x.copy()
c = copy.deepcopy(x)

x.append(5)
x[2].append(6)
print("a", a)
print("b", b)
print("c", c)
