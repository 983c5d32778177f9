# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import array

x = array.array("i", [1, 2, 3])

a = array.array("i", x)
b = x[:]

x[0] = 9
print(a, b)
