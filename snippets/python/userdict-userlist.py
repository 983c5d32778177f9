# /// copyscope
# compare = ["x -> y", "v -> w"]
# ///
from collections import UserDict, UserList

x = UserDict(a=[1])
v = [1, [2]]

y = x.copy()
w = UserList(v)

w.append(3)
print("v", v)
print("w.data is v", w.data is v)
