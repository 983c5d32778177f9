# /// copyscope
# compare = ["x -> y", "x -> z"]
# shown_as = {y = "copy.copy(Slotted())", z = "copy.deepcopy(Slotted())"}
# ///
import copy

class Slotted:
    __slots__ = ("v",)

x = Slotted()
x.v = [0]
y = copy.copy(x)
z = copy.deepcopy(x)

print(y.v is x.v, z.v is x.v)
