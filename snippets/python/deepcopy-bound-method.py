# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "copy.deepcopy(Box())"}
# ///
import copy

class Box:
    def __init__(self):
        self.v = [0]

    def values(self):
        return self.v

x = Box()
x.call = x.values
y = copy.deepcopy(x)

print("y.call() is y.v", y.call() is y.v)
