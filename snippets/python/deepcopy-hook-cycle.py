# /// copyscope
# raises = "RecursionError"
# ///
import copy

class Node:
    other = None

    def __deepcopy__(self, memo):
        made = Node()
        made.other = copy.deepcopy(self.other, memo)
        return made

a, b = Node(), Node()
a.other, b.other = b, a

copy.deepcopy(a)
