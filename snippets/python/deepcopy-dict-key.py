# /// copyscope
# compare = ["x -> y"]
# ///
import copy

class Key:
    pass

k = Key()
x = {k: [1]}
y = copy.deepcopy(x)

print("k in x", k in x)
print("k in y", k in y)
