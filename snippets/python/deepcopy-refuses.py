# /// copyscope
# ///
import copy
import math
import threading

for x in (threading.Lock(), (k for k in [1]), math):
    try:
        copy.deepcopy(x)
    except TypeError as error:
        print(type(error).__name__, error)
