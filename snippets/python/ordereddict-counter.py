# /// copyscope
# compare = ["x -> y", "m -> n", "m -> k"]
# shown_as.y = "OrderedDict(a=[1], b=[2]).copy()"
# shown_as.n = "Counter(a=2, b=0).copy()"
# shown_as.k = "+Counter(a=2, b=0)"
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
