# /// copyscope
# compare = ["x -> y", "x -> z"]
# shown_as = {y = "Row([1, [2]]).copy()", z = "copy.copy(Row([1, [2]]))"}
# ///
import copy

class Row(list):
    pass

x = Row([1, [2]])
x.tag = "a"
y = x.copy()
z = copy.copy(x)

print("y", type(y).__name__, hasattr(y, "tag"))
print("z", type(z).__name__, hasattr(z, "tag"))
