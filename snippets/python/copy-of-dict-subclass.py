# /// copyscope
# compare = ["x -> y", "x -> z"]
# shown_as = {y = "Row(a=[1]).copy()", z = "copy.copy(Row(a=[1]))"}
# ///
import copy

class Row(dict):
    pass

x = Row(a=[1])
x.tag = "a"
y = x.copy()
z = copy.copy(x)

print("y", type(y).__name__, hasattr(y, "tag"))
print("z", type(z).__name__, hasattr(z, "tag"))
