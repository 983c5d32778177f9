# /// copyscope
# compare = ["x -> y"]
# ///
import copy

big = [0]
x = [big, [1]]
y = copy.deepcopy(x, {id(big): big})

print("y[0] is big", y[0] is big)
print("y[1] is x[1]", y[1] is x[1])
