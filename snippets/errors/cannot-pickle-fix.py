# /// copyscope
# compare = ["x -> y"]
# ///
import copy
import threading

x = {"lock": threading.Lock(), "values": [1, 2]}
y = copy.deepcopy({k: v for k, v in x.items() if k != "lock"})
y["lock"] = threading.Lock()
