# /// copyscope
# raises = "TypeError"
# ///
import copy
import math

class Box:
    pass

x = Box()
x.m = math
y = copy.deepcopy(x)
