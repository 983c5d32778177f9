# /// copyscope
# compare = ["x -> y", "y[0] -> y[1]"]
# ///
import copy

class Box:
    def __deepcopy__(self, memo):
        print("__deepcopy__")
        return Box()

a = Box()
x = [a, a]
y = copy.deepcopy(x)

print("y[0] is y[1]", y[0] is y[1])
