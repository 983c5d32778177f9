# /// copyscope
# compare = ["x -> y"]
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
