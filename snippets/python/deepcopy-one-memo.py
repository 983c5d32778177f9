# /// copyscope
# compare = ["x -> y"]
# ///
import copy

inner = [0]
x = [inner, inner]
memo = {}
y = [copy.deepcopy(part, memo) for part in x]

print("y[0] is y[1]", y[0] is y[1])
