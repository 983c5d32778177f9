# /// copyscope
# compare = ["v -> w", "v -> u"]
# ///
import copy

def shallow(x):
    x = x.copy()
    x.append(5)
    return x

def deep(x):
    x = copy.deepcopy(x)
    x.append(5)
    return x

v = [1, 2, [3, 4]]
w, u = shallow(v), deep(v)

print("v", v)
print("w[2] is v[2]", w[2] is v[2])
print("u[2] is v[2]", u[2] is v[2])
