# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "copy.copy(SimpleNamespace(v=[1]))"}
# ///
import copy
from types import SimpleNamespace

x = SimpleNamespace(v=[1])
y = copy.copy(x)

y.v.append(2)
y.w = "new"
print("x", x)
