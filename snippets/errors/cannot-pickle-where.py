# /// copyscope
# ///
import copy
import threading

x = {"lock": threading.Lock(), "values": [1, 2]}
for key, value in x.items():
    try:
        copy.deepcopy(value)
    except TypeError as error:
        print(key, error)
