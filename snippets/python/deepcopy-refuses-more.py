# /// copyscope
# ///
import copy
import sqlite3
import types

for x in ({}.keys(), types.MappingProxyType({}), memoryview(b"a"), sqlite3.connect(":memory:")):
    try:
        copy.deepcopy(x)
    except TypeError as error:
        print(error)
