# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "copy.copy(Counter())"}
# ///
import copy

class Counter:
    def __init__(self):
        self.n, self.v = 0, [0]
        self.step = self.add

    def add(self):
        self.n += 1

x = Counter()
y = copy.copy(x)

y.step()
print("x.n", x.n)
print("y.n", y.n)
