# /// copyscope
# compare = ["x -> y", "x -> z"]
# shown_as = {y = "copy.copy(Box())", z = "copy.deepcopy(Box())"}
# ///
import copy

class Box:
    def __init__(self):
        print("__init__")
        self.v = [0]

x = Box()
y = copy.copy(x)
z = copy.deepcopy(x)

print(y.v is x.v, z.v is x.v)
