# /// copyscope
# compare = ["x -> y", "m -> n", "m -> k"]
# ///
from collections import Counter, OrderedDict

x = OrderedDict(a=[1], b=[2])
m = Counter(a=2, b=0)

y = x.copy()
n = m.copy()
k = +m

y.move_to_end("a")
print(list(x), list(y))
print(n, k)
