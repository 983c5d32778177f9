# /// copyscope
# compare = ["x -> y", "x -> z"]
# ///
import copy

class Box:
    __slots__ = ("v",)

x = Box()
x.v = [0]
y = copy.copy(x)
z = copy.deepcopy(x)

print(y.v is x.v, z.v is x.v)
