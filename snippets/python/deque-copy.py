# /// copyscope
# compare = ["x -> a", "x -> b"]
# shown_as = {a = "deque([1, [2]], maxlen=3).copy()", b = "deque(deque([1, [2]], maxlen=3))"}
# ///
from collections import deque

x = deque([1, [2]], maxlen=3)

a = x.copy()
b = deque(x)

a[1].append(9)
print("x", x)
print(a.maxlen, b.maxlen)
