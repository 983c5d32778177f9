# /// copyscope
# compare = ["x -> y"]
# ///
import json

x = {1: (1, 2), "b": [3]}
y = json.loads(json.dumps(x))

print("x", x)
print("y", y)
