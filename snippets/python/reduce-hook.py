# /// copyscope
# compare = ["x -> y", "x -> z"]
# shown_as = {y = "copy.copy(Pair(1, [2]))", z = "copy.deepcopy(Pair(1, [2]))"}
# ///
import copy

class Pair:
    def __init__(self, n, v):
        print("__init__")
        self.n, self.v = n, v

    def __reduce__(self):
        return Pair, (self.n, self.v)

x = Pair(1, [2])
y = copy.copy(x)
z = copy.deepcopy(x)

print(y.v is x.v, z.v is x.v)
