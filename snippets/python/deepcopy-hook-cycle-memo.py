# /// copyscope
# compare = ["a -> c"]
# ///
import copy

class Node:
    other = None

    def __deepcopy__(self, memo):
        made = memo[id(self)] = Node()
        made.other = copy.deepcopy(self.other, memo)
        return made

a, b = Node(), Node()
a.other, b.other = b, a
c = copy.deepcopy(a)

print("c.other.other is c", c.other.other is c)
