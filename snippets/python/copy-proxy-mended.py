# /// copyscope
# compare = ["x -> y"]
# ///
import copy

class Proxy:
    def __init__(self, target):
        self.target = target

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self.target, name)

x = Proxy([1])
y = copy.deepcopy(x)

y.append(2)
print(x.target, y.target)
