# /// copyscope
# compare = ["t -> a", "t -> b", "t -> c"]
# ///
import copy

t = (1, [2])

a = t[:]
b = copy.copy(t)
c = copy.deepcopy(t)

t[1].append(3)
print(a, b, c)
