# /// copyscope
# compare = ["x -> y"]
# ///
import copy
import enum

class Color(enum.Enum):
    RED = 1

x = Color.RED
y = copy.deepcopy(x)

print("y is x", y is x)
