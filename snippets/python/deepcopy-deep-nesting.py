# /// copyscope
# raises = "RecursionError"
# ///
import copy

x = []
for _ in range(10_000):
    x = [x]

y = copy.deepcopy(x)
