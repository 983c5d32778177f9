# /// copyscope
# raises = "TypeError"
# ///
import copy
import os

x = {"log": open(os.devnull, "w")}
y = copy.deepcopy(x)
