# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "copy.deepcopy(Box())"}
# ///
import copy

class Box:
    def __init__(self, v=None):
        self.v = v or [0]

    def __deepcopy__(self, memo):
        return Box(self.v)

x = Box()
y = copy.deepcopy(x)

print("y is x", y is x)
print("y.v is x.v", y.v is x.v)
