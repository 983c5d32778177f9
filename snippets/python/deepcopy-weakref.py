# /// copyscope
# compare = ["x -> y", "d -> e"]
# shown_as.y = "copy.deepcopy(SimpleNamespace(parent=weakref.ref(node)))"
# shown_as.e = "copy.deepcopy(WeakValueDictionary(k=node))"
# ///
import copy
import types
import weakref

class Node:
    pass

node = Node()
x = types.SimpleNamespace(parent=weakref.ref(node))
d = weakref.WeakValueDictionary(k=node)

y = copy.deepcopy(x)
e = copy.deepcopy(d)

print("y.parent() is node", y.parent() is node)
print("e['k'] is node", e["k"] is node)
