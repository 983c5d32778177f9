# /// copyscope
# ///
import copy
import threading

lock = threading.Lock()
x = {"lock": lock, "values": [1]}
y = copy.deepcopy(x, {id(lock): lock})

print("y['lock'] is lock", y["lock"] is lock)
print("y['values'] is x['values']", y["values"] is x["values"])
