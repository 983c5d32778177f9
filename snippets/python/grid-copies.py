# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
import copy

x = [[1, 2], [3, 4]]

a = x[:]
b = [row[:] for row in x]
c = copy.deepcopy(x)

x[0][0] = 9
print(a[0], b[0], c[0])
