# /// copyscope
# raises = "TypeError"
# ///
import copy

x = (i for i in range(3))
y = copy.deepcopy(x)
