# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "memoryview(array('i', [1, 2])).cast('B')"}
# ///
import array

x = array.array("i", [1, 2])
y = memoryview(x).cast("B")

y[0] = 9
print("x", x)
print(len(x), len(y))
