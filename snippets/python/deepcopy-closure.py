# /// copyscope
# compare = ["d['f'] -> e['f']"]
# shown_as."e['f']" = "copy.deepcopy({'f': f})['f']"
# ///
import copy

state = [0]

def f():
    return state

d = {"f": f}
e = copy.deepcopy(d)

e["f"]().append(1)
print("e['f'] is f", e["f"] is f)
print("state", state)
