# /// copyscope
# compare = ["x -> y", "v -> w"]
# shown_as = {y = "UserDict(a=[1]).copy()", w = "UserList([1, [2]])"}
# ///
from collections import UserDict, UserList

x = UserDict(a=[1])
v = [1, [2]]

y = x.copy()
w = UserList(v)

w.append(3)
print("v", v)
print("w.data is v", w.data is v)
