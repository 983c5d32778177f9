# /// copyscope
# compare = ["p -> q"]
# shown_as = {q = "copy.deepcopy(partial(add, state))"}
# ///
import copy
import functools

def add(v, k):
    v.append(k)
    return v

state = [0]
p = functools.partial(add, state)
q = copy.deepcopy(p)

q(1)
print("state", state)
print("q.args", q.args)
