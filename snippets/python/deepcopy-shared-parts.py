# /// copyscope
# compare = ["x -> y"]
# shown_as.y = "copy.deepcopy([inner, inner])"
# ///
import copy

inner = [0]
x = [inner, inner]
y = copy.deepcopy(x)
z = [copy.deepcopy(part) for part in x]

print("x[0] is x[1]", x[0] is x[1])
print("y[0] is y[1]", y[0] is y[1])
print("z[0] is z[1]", z[0] is z[1])
