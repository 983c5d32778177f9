# /// copyscope
# compare = ["x -> a", "x -> b"]
# shown_as = {a = "array('i', array('i', [1, 2, 3]))", b = "array('i', [1, 2, 3])[:]"}
# ///
import array

x = array.array("i", [1, 2, 3])

a = array.array("i", x)
b = x[:]

x[0] = 9
print(a, b)
