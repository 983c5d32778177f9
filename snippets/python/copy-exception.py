# /// copyscope
# raises = "TypeError"
# ///
import copy

class Err(Exception):
    def __init__(self, a, b):
        super().__init__(a)
        self.b = b

x = Err(1, [2])
y = copy.copy(x)
