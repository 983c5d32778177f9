# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "copy.deepcopy(Color.RED)"}
# ///
import copy
import enum

class Color(enum.Enum):
    RED = 1

x = Color.RED
y = copy.deepcopy(x)

print("y is x", y is x)
