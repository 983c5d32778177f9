# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "copy.deepcopy(Worker())"}
# ///
import copy
import threading

class Worker:
    def __init__(self):
        self.values = [1]
        self.lock = threading.Lock()

    def __getstate__(self):
        return {"values": self.values}

    def __setstate__(self, state):
        self.__dict__.update(state)
        self.lock = threading.Lock()

x = Worker()
y = copy.deepcopy(x)

print(y.values is x.values, y.lock is x.lock)
