# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# shown_as.a = "defaultdict(list, a=[1]).copy()"
# shown_as.b = "copy.deepcopy(defaultdict(list, a=[1]))"
# shown_as.c = "dict(defaultdict(list, a=[1]))"
# ///
import copy
from collections import defaultdict

x = defaultdict(list, a=[1])

a = x.copy()
b = copy.deepcopy(x)
c = dict(x)

print(a["a"] is x["a"], b["a"] is x["a"], c["a"] is x["a"])
print(a["new"], b["new"], "new" in c)
