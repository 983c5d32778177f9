# /// copyscope
# compare = ["f -> g"]
# ///
import copy
import pickle

f = lambda: 0
g = copy.deepcopy(f)

print("g is f", g is f)
try:
    pickle.dumps(f)
except Exception as error:
    print(type(error).__name__)
