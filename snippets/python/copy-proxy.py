# /// copyscope
# raises = "RecursionError"
# ///
import copy

class Proxy:
    def __init__(self, target):
        self.target = target

    def __getattr__(self, name):
        return getattr(self.target, name)

copy.copy(Proxy([1]))
