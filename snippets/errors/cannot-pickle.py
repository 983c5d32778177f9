# /// copyscope
# raises = "TypeError"
# ///
import copy
import threading

x = {"lock": threading.Lock(), "values": [1, 2]}
copy.deepcopy(x)
