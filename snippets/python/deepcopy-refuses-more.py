# /// copyscope
# ///
import copy
import sqlite3
import types

keys = {}.keys()
proxy = types.MappingProxyType({})
view = memoryview(b"a")
connection = sqlite3.connect(":memory:")

for x in (keys, proxy, view, connection):
    try:
        copy.deepcopy(x)
    except TypeError as error:
        print(error)
