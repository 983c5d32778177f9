# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "copy.deepcopy({Key(): [1]})"}
# ///
import copy

class Key:
    pass

k = Key()
x = {k: [1]}
y = copy.deepcopy(x)

print("k in x", k in x)
print("k in y", k in y)
