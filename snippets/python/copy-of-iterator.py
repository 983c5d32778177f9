# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "copy.copy(iter(v))"}
# ///
import copy

v = [1, 2, 3]
x = iter(v)
next(x)
y = copy.copy(x)

print("next(x)", next(x))
print("next(y)", next(y))
